#!/usr/bin/env bash
# @module-federation/runtime 2.9.2: a shared module that could not be loaded once is never asked for again.
#
# Guess: loadShare() after a failure calls the loader again, as import of a failed chunk does in webpack. Seen: the rejected
# promise is kept with the shared module; each later loadShare() gives the first error, and the loader has run once. After
# one failed request every remote that needs the module fails until the page is reloaded.
# Way out: repeat inside the loader itself, before its promise is rejected.
set -euo pipefail
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
echo '{"private":true,"type":"module"}' > package.json
npm install --silent --no-audit --no-fund @module-federation/runtime@2.9.2
cat > check.mjs <<'JS'
import { createInstance } from '@module-federation/runtime';

let calls = 0;
async function get() {
  calls += 1;
  if (calls === 1) throw new Error('no network');
  return () => 'module';
}
const shareConfig = { singleton: true, requiredVersion: '^1.0.0' };
const shared = { calendar: { version: '1.2.0', scope: 'default', get, shareConfig } };
const shell = createInstance({ name: 'shell', remotes: [], shared });
for (const attempt of [1, 2, 3]) {
  const result = await shell.loadShare('calendar').then(
    (factory) => factory(),
    (error) => error.message,
  );
  console.log('attempt', attempt, result);
}
console.log('calls of the loader', calls);
JS
cat > expected.txt <<'TXT'
attempt 1 no network
attempt 2 no network
attempt 3 no network
calls of the loader 1
TXT
node check.mjs | tee seen.txt
diff expected.txt seen.txt && echo 'as described'
