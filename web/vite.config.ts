import { readFile } from "node:fs/promises";
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

/** What belongs to no game: only that is shared by whatever is opened. */
const SHELL = /^(?!.*\/src\/games\/)/;

/** Message files travel without what only translators read: comments, empty lines, depth. */
function lean(): Plugin {
  const RAW = ".ftl?raw";
  return {
    name: "graveshift-lean-messages",
    enforce: "pre",
    async load(id) {
      if (!id.endsWith(RAW)) return null;
      const text = await readFile(id.slice(0, -"?raw".length), "utf8");
      const lines = text.split("\n").filter((line) => line !== "" && !line.startsWith("#"));
      const flat = lines.map((line) => line.replace(/^ +/, " ")).join("\n");
      return `export default ${JSON.stringify(flat)}`;
    },
  };
}

export default defineConfig({
  plugins: [lean(), svelte({ preprocess: vitePreprocess() }), versioned()],
  build: {
    outDir: target,
    emptyOutDir: true,
    target: "es2022",
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    manifest: "page.json",
    // What several parts share travels as one file: it compresses better than forty crumbs.
    rolldownOptions: {
      output: { codeSplitting: { groups: [{ name: "shared", minShareCount: 2, test: SHELL }] } },
    },
  },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": { target: server, ws: true } },
  },
  test: { include: ["tests/**/*.test.ts"] },
});
