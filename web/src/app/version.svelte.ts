/** Which page this is, and whether the server has another one by now. */
class Version {
  /** Written into the head by the build; empty while the page is being worked on. */
  private get own(): string | undefined {
    return document.querySelector<HTMLMetaElement>('meta[name="graveshift-page"]')?.content;
  }
  /** Whether loading the page again brings another one. */
  isOld = $state(false);

  /** The server named the page that it has. */
  hear(served: string | null): void {
    this.isOld = Boolean(served && this.own && served !== this.own);
  }
}

export const version = new Version();
