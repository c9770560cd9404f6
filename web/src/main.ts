import { mount } from "svelte";
import App from "./App.svelte";
import "./look/base.css";
import "./look/tokens.css";
import { languageOf } from "./words/files";
import { tongue } from "./words/tongue.svelte";

const place = document.getElementById("page");
if (place !== null) {
  await tongue.speak(languageOf(navigator.languages));
  mount(App, { target: place });
}
