import { createSubscriber } from "svelte/reactivity";

/** What time it is here, once a second, as long as somebody looks. */
const watched = createSubscriber((update) => {
  const timer = setInterval(update, 500);
  return () => clearInterval(timer);
});

export const now = {
  get time(): number {
    watched();
    return Date.now();
  },
};
