// Lays a .br and a .gz beside every file of the built page that gets smaller by it.
//
//     node scripts/compress.mjs FOLDER

import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

const TEXT = /\.(html|js|css|svg|json|webmanifest|txt|ftl)$/;
const SMALLEST = 600;
const BEST = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };

for (const name of readdirSync(process.argv[2], { recursive: true })) {
  const path = join(process.argv[2], name);
  if (!TEXT.test(name) || statSync(path).size < SMALLEST) continue;
  const body = readFileSync(path);
  writeFileSync(`${path}.br`, brotliCompressSync(body, BEST));
  writeFileSync(`${path}.gz`, gzipSync(body, { level: 9 }));
}
