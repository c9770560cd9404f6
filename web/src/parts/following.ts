const NEAR = 60;

/**
 * Keeps a list that grows at its end, unless whoever reads has gone further up. The list scrolls
 * itself, or the element around it does.
 */
export function following(list: HTMLElement): () => void {
  const scrolls = getComputedStyle(list).overflowY === "auto";
  const box = scrolls ? list : (list.parentElement ?? list);
  let isFollowing = true;
  let size = "";
  const look = (): void => {
    const now = `${box.scrollHeight} ${box.clientHeight}`;
    const isAtEnd = box.scrollHeight - box.scrollTop - box.clientHeight < NEAR;
    // Lines that come and go, and a box that grows or shrinks, scroll too: nobody meant anything.
    if (isAtEnd || now === size) isFollowing = isAtEnd;
    size = now;
  };
  const toEnd = (): void => {
    if (isFollowing) box.scrollTop = box.scrollHeight;
  };
  const watcher = new MutationObserver(toEnd);
  watcher.observe(list, { childList: true });
  const measure = new ResizeObserver(toEnd);
  measure.observe(box);
  box.addEventListener("scroll", look);
  toEnd();
  return () => {
    watcher.disconnect();
    measure.disconnect();
    box.removeEventListener("scroll", look);
  };
}
