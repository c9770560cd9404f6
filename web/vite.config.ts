import { svelte, vitePreprocess } from "@sveltejs/vite-plugin-svelte";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

/** Where the built page goes: `GRAVESHIFT_PAGE`, else into the package beside the server. */
const target = process.env["GRAVESHIFT_PAGE"] ?? "../src/graveshift/server/page";
/** The table server that `npm run dev` stands before. */
const server = process.env["GRAVESHIFT_SERVER"] ?? "http://127.0.0.1:8000";
/** What tells this build from every other; the server names the one that it has in its answers. */
const version = process.env["GRAVESHIFT_PAGE_VERSION"] ?? "";

/** Writes the version into the page's head, where a page that runs can read it. */
function versioned(): Plugin {
  const attrs = { name: "graveshift-page", content: version };
  return {
    name: "graveshift-version",
    transformIndexHtml: () => [{ tag: "meta", attrs, injectTo: "head" }],
  };
}

export default defineConfig({
  plugins: [svelte({ preprocess: vitePreprocess() }), versioned()],
  build: {
    outDir: target,
    emptyOutDir: true,
    target: "es2022",
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    manifest: "page.json",
  },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": { target: server, ws: true } },
  },
  test: { include: ["tests/**/*.test.ts"] },
});
