import { MediaQuery } from "svelte/reactivity";

/** Whether there is room beside the board. */
export const wide = new MediaQuery("(min-width: 68rem) and (min-height: 34rem)");
