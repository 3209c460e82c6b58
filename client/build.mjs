// Builds the browser side into src/gusher/web/static: hashed files and manifest.json, which names them.
import { createHash } from "node:crypto";
import { mkdir, readFile, readdir, rm, writeFile } from "node:fs/promises";
import { basename, dirname, extname, join, relative, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync } from "node:zlib";
import { build } from "esbuild";

const client = dirname(fileURLToPath(import.meta.url));
const root = join(client, "..");
const out = join(root, "src/gusher/web/static");
const render = join(root, "src/gusher/render");
const fonts = join(root, "build/fonts"); // cut by tools/client.py

/** The colours have one home, render/theme.py; here they become custom properties for day, night and either. */
async function tokens() {
  const theme = await readFile(join(render, "theme.py"), "utf8");
  const found = [...theme.matchAll(/^ {4}"([a-z0-9-]+)": \("(#[0-9A-F]{6})", "(#[0-9A-F]{6})"\),$/gm)];
  if (found.length < 20) throw new Error("render/theme.py no longer looks as build.mjs expects");
  const dress = (place) => found.map((token) => `--${token[1]}:${token[place]}`).join(";");
  return (
    `:root{color-scheme:light;${dress(2)}}` +
    `:root[data-theme=dark]{color-scheme:dark;${dress(3)}}` +
    `@media(prefers-color-scheme:dark){:root:not([data-theme=light]){color-scheme:dark;${dress(3)}}}`
  );
}

const virtual = {
  name: "gusher",
  setup(builder) {
    builder.onResolve({ filter: /^gusher:/ }, (request) => ({ path: request.path.slice(7), namespace: "gusher" }));
    builder.onLoad({ filter: /^tokens$/, namespace: "gusher" }, async () => ({ contents: await tokens(), loader: "css" }));
    builder.onLoad({ filter: /^board$/, namespace: "gusher" }, async () => ({
      contents: await readFile(join(render, "board.css"), "utf8"),
      loader: "css",
    }));
  },
};

function hashed(name, content) {
  const hash = createHash("sha256").update(content).digest("hex").slice(0, 8).toUpperCase();
  return `${basename(name, extname(name))}-${hash}${extname(name)}`;
}

/** Drawings lose their comments and blanks. */
async function pictures() {
  const names = await readdir(join(client, "art"));
  const drawn = names.map(async (name) => {
    const text = await readFile(join(client, "art", name), "utf8");
    return [name, Buffer.from(text.replace(/<!--.*?-->/gs, "").replace(/>\s+</g, "><"))];
  });
  return Promise.all(drawn);
}

async function entries() {
  const scripts = (await readdir(join(client, "src/entries"))).map((name) => join(client, "src/entries", name));
  const sheets = ["app", "insight", "lesson", "lobby", "notices"];
  return [...scripts, ...sheets.map((name) => join(client, `css/${name}.css`))];
}

/** Pictures to keep bring their letters along: web/pictures.py reads them here, by names that do not change. */
async function letters() {
  return Promise.all((await readdir(fonts)).map(async (name) => [`fonts/${name}`, await readFile(join(fonts, name))]));
}

/** All files below the folder, with their path in it. */
async function found(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  return files.map((file) => relative(folder, file).replaceAll(sep, "/"));
}

/** Writes what has changed and removes what is no longer named: who reads meanwhile always finds whole files. */
async function place(files) {
  await mkdir(join(out, "fonts"), { recursive: true });
  const there = new Set(await found(out));
  for (const [name, content] of files) {
    const same = there.has(name) && content.equals(await readFile(join(out, name)));
    if (!same) await writeFile(join(out, name), content);
    there.delete(name);
  }
  for (const name of there) await rm(join(out, name));
}

const result = await build({
  entryPoints: await entries(),
  outdir: out,
  write: false,
  bundle: true,
  minify: true,
  format: "esm",
  target: ["es2022", "chrome111", "firefox113", "safari16.4"],
  entryNames: "[name]-[hash]",
  assetNames: "[name]-[hash]",
  loader: { ".woff2": "file" },
  plugins: [virtual],
  logLevel: "warning",
});

const manifest = {};
const files = new Map();
let size = 0;
for (const { path, contents } of result.outputFiles) {
  const name = basename(path);
  manifest[name.replace(/-[A-Z0-9]{8}(?=\.)/, "")] = name;
  files.set(name, Buffer.from(contents));
  const packed = name.endsWith(".woff2") ? null : brotliCompressSync(contents); // letters are packed already
  if (packed) files.set(`${name}.br`, packed); // for web/statics.py
  size += (packed ?? contents).length;
}
for (const [name, content] of await pictures()) {
  manifest[name] = hashed(name, content);
  files.set(manifest[name], content);
}
for (const [name, content] of await letters()) files.set(name, content);
files.set("manifest.json", Buffer.from(JSON.stringify(manifest, null, 2) + "\n"));
await place(files);
console.log(`client: ${files.size} files; scripts, styles and fonts ${(size / 1024).toFixed(1)} KB compressed`);
