import { LANGUAGES, languageOf, type Language } from "../words/files";
import { tongue } from "../words/tongue.svelte";
import { onRemembered, recall, remember } from "./memory";

/** What can be set; the first of each holds where nothing was set. */
export const CHOICES = {
  theme: ["auto", "dark", "light"],
  motion: ["auto", "on", "off"],
  sound: ["on", "off"],
  text: ["normal", "large", "huge"],
  shortcuts: ["on", "off"],
  confirm: ["off", "on"],
  notices: ["off", "on"],
} as const;
export type SettingName = keyof typeof CHOICES;
export type SettingOf<N extends SettingName> = (typeof CHOICES)[N][number];

type Values = { [N in SettingName]: SettingOf<N> };

/** Settings are remembered by this browser, and hold in all its tabs. */
class Settings {
  private values = $state<Values>({
    theme: read("theme"),
    motion: read("motion"),
    sound: read("sound"),
    text: read("text"),
    shortcuts: read("shortcuts"),
    confirm: read("confirm"),
    notices: read("notices"),
  });
  private isDark = $state(true);
  private isStill = $state(false);
  /** The language that was asked for, spoken or about to be. */
  language = $state<Language>(
    LANGUAGES.find((one) => one === recall("language")) ?? languageOf(navigator.languages),
  );
  /** What others may call the player. */
  name = $state(recall("name") ?? "");

  /** Begins to follow the machine's own settings and the other tabs. */
  begin(): void {
    follow("(prefers-color-scheme: light)", (light) => (this.isDark = !light));
    follow("(prefers-reduced-motion: reduce)", (still) => (this.isStill = still));
    onRemembered((name, value) => {
      if (name in CHOICES) this.take(name as SettingName, value);
      if (name === "name") this.name = value ?? "";
      if (name === "language") void this.speak(languageOf([value ?? ""]));
    });
    $effect.root(() => {
      $effect(() => {
        const root = document.documentElement.dataset;
        root["theme"] = this.theme;
        root["motion"] = this.moves ? "on" : "off";
        root["text"] = this.values.text;
      });
    });
  }

  get<N extends SettingName>(name: N): Values[N] {
    return this.values[name];
  }

  set<N extends SettingName>(name: N, value: Values[N]): void {
    this.values[name] = value;
    remember(name, value);
  }

  /** Whether things move: as set, else as the machine says. */
  get moves(): boolean {
    return this.values.motion === "auto" ? !this.isStill : this.values.motion === "on";
  }

  get theme(): "dark" | "light" {
    if (this.values.theme === "auto") return this.isDark ? "dark" : "light";
    return this.values.theme;
  }

  get sounds(): boolean {
    return this.values.sound === "on";
  }

  async speak(language: Language): Promise<void> {
    this.language = language;
    await tongue.speak(language);
    remember("language", language);
  }

  call(name: string): void {
    this.name = name.trim().slice(0, 24);
    remember("name", this.name || null);
  }

  private take(name: SettingName, value: string | null): void {
    Object.assign(this.values, { [name]: checked(name, value) });
  }
}

function checked<N extends SettingName>(name: N, value: string | null): SettingOf<N> {
  const known: readonly string[] = CHOICES[name];
  return (known.includes(value ?? "") ? value : known[0]) as SettingOf<N>;
}

function read<N extends SettingName>(name: N): SettingOf<N> {
  return checked(name, recall(name));
}

function follow(query: string, told: (matches: boolean) => void): void {
  const media = matchMedia(query);
  told(media.matches);
  media.addEventListener("change", (event) => told(event.matches));
}

export const settings = new Settings();
