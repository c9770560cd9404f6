import { svelte, vitePreprocess } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

/** Where the built page goes: `GRAVESHIFT_PAGE`, else into the package beside the server. */
const target = process.env["GRAVESHIFT_PAGE"] ?? "../src/graveshift/server/page";
/** The table server that `npm run dev` stands before. */
const server = process.env["GRAVESHIFT_SERVER"] ?? "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [svelte({ preprocess: vitePreprocess() })],
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
