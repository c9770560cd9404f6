/** Where on the page we are: the front, or a table, each with a panel named after the `#`. */
export interface Place {
  /** The code of a table, or null on the front. */
  readonly table: string | null;
  readonly panel: string;
}

const TABLE = /^\/t\/([a-z0-9]{1,16})\/?$/i;

function placeOf(path: string, hash: string): Place {
  const table = TABLE.exec(path)?.[1]?.toLowerCase() ?? null;
  return { table, panel: decodeURIComponent(hash.replace(/^#/, "")) };
}

class Places {
  now = $state.raw<Place>(placeOf(location.pathname, location.hash));

  begin(): void {
    const look = (): void => {
      this.now = placeOf(location.pathname, location.hash);
    };
    addEventListener("popstate", look);
    addEventListener("hashchange", look);
  }

  /** Goes somewhere on this page. */
  go(path: string): void {
    history.pushState(null, "", path);
    this.now = placeOf(location.pathname, location.hash);
    scrollTo(0, 0);
  }
}

export const places = new Places();

/** The address of a table. */
export const pathOf = (table: string): string => `/t/${table}`;

/** The code in whatever somebody pasted: a code or a whole link. */
export function codeIn(text: string): string | null {
  const trimmed = text.trim().toLowerCase();
  const linked = /\/t\/([a-z0-9]{1,16})/.exec(trimmed)?.[1];
  const bare = trimmed.replaceAll(/[\s-]/g, "");
  return linked ?? (/^[a-z0-9]{4,16}$/.test(bare) ? bare : null);
}

/** Follows a link without loading the page anew, unless another window is wanted. */
export function inside(event: MouseEvent): void {
  const link = (event.currentTarget as HTMLAnchorElement | null)?.getAttribute("href");
  if (!link?.startsWith("/") || event.metaKey || event.ctrlKey || event.shiftKey) return;
  event.preventDefault();
  places.go(link);
}
