import { mount } from "svelte";
import App from "./App.svelte";
import { places } from "./app/places.svelte";
import { settings } from "./app/settings.svelte";
import "./look/tokens.css";
import "./look/base.css";
import "./look/controls.css";
import { tongue } from "./words/tongue.svelte";

const place = document.getElementById("page");
if (place !== null) {
  settings.begin();
  places.begin();
  // Whoever comes by a link needs the table: it is fetched while the words are.
  if (places.now.table !== null) import("./table/TablePage.svelte").catch(() => undefined);
  await tongue.speak(settings.language);
  mount(App, { target: place });
}
