#!/usr/bin/env bash
# webpack 5.111.0 with experiments.css: minimizing takes the space before + and - out of calc() in a custom property.
#
# Guess: white space around + and - of calc() is kept, without it the expression is invalid. Seen: in an ordinary property
# and between two numbers it is; in a custom property, behind a closing bracket, `calc(var(--gap) - 1px)` becomes
# `calc(var(--gap)- 1px)`. The build says nothing, and the browser ignores every declaration that uses the variable.
# Way out: another minimizer for styles (esbuild keeps the space), or calc() outside of custom properties.
set -euo pipefail
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
echo '{"private":true,"type":"module"}' > package.json
npm install --silent --no-audit --no-fund webpack@5.111.0 esbuild@0.28.2
cat > check.mjs <<'JS'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { transformSync } from 'esbuild';
import webpack from 'webpack';

const css = `.a {
  --minus: calc(var(--gap) - 1px);
  --plus: calc(var(--gap) + 1px);
  --numbers: calc(2em - 1px);
  width: calc(var(--gap) - 1px);
}`;
mkdirSync('src');
writeFileSync('src/a.css', css);
writeFileSync('src/index.js', "import './a.css';");
const compiler = webpack({
  mode: 'production',
  context: resolve('src'),
  entry: './index.js',
  experiments: { css: true },
  output: { path: resolve('out') },
});
await new Promise((done, fail) => compiler.run((error) => (error ? fail(error) : done())));
const declarations = (text) => text.slice(text.indexOf('{') + 1, text.lastIndexOf('}')).split(';').join('\n');
console.log(`webpack\n${declarations(readFileSync('out/main.css', 'utf8'))}`);
console.log(`esbuild\n${declarations(transformSync(css, { loader: 'css', minify: true }).code).split('\n')[0]}`);
JS
cat > expected.txt <<'TXT'
webpack
--minus:calc(var(--gap)- 1px)
--plus:calc(var(--gap)+ 1px)
--numbers:calc(2em - 1px)
width:calc(var(--gap) - 1px)
esbuild
--minus: calc(var(--gap) - 1px)
TXT
node check.mjs | tee seen.txt
diff expected.txt seen.txt && echo 'as described'
