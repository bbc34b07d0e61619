#!/usr/bin/env bash
# jkurwa 1.21.0 with asn1.js 5.4.1 of the registry: opens a key in PBES2, and throws when it writes one.
#
# Guess: to_pbes2(), beside from_protected(), is its inverse. Seen: the package names a fork of asn1.js by a Git address,
# which no registry serves; with the registry's asn1.js in its place containers are read and keys sign, but serialising a
# container raises an error in the definition of its algorithm identifier.
# Way out: write the container with another ASN.1 package.
set -euo pipefail
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
echo '{"private":true,"type":"module","overrides":{"asn1.js":"5.4.1"}}' > package.json
npm install --silent --no-audit --no-fund jkurwa@1.21.0 gost89@0.1.11
cat > check.mjs <<'JS'
import { readFileSync } from 'node:fs';
import gost89 from 'gost89';
import jk from 'jkurwa';

const algorithms = gost89.compat.algos();
const container = readFileSync('node_modules/jkurwa/test/data/STORE_A040.dat');
const [key] = jk.Priv.from_protected(container, 'password', algorithms).keys;
console.log('read, field of', key.curve.m, 'bits');
try {
  console.log('written', key.to_pbes2('password', algorithms).length);
} catch (error) {
  console.log('not written:', error.constructor.name);
}
JS
cat > expected.txt <<'TXT'
read, field of 257 bits
not written: TypeError
TXT
node check.mjs | tee seen.txt
diff expected.txt seen.txt && echo 'as described'
