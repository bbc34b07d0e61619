#!/usr/bin/env bash
# antd 6.6.8 Select (@rc-component/select 1.10.1): an option that arrives moves the highlight back to the first one.
#
# Guess: the highlight stays on its option when others are appended behind it. Seen: whenever the number of options changes
# in an open list, the first option is highlighted; with the same number it stays. Enter, pressed a moment after the answer
# of a search has come, takes an option that the user did not choose.
# Way out: hold new options back while the list is open and an option was chosen by the arrow keys.
set -euo pipefail
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
echo '{"private":true,"type":"module"}' > package.json
npm install --silent --no-audit --no-fund antd@6.6.8 @rc-component/select@1.10.1 react@19.3.1 react-dom@19.3.1 jsdom@26.1.0 @testing-library/react@16.3.3 @testing-library/dom@10.4.2
cat > check.mjs <<'JS'
import { JSDOM } from 'jsdom';

const { window } = new JSDOM('', { url: 'http://localhost/', pretendToBeVisual: true });
for (const name of Object.getOwnPropertyNames(window)) if (!(name in globalThis)) globalThis[name] = window[name];
Object.assign(globalThis, { window, document: window.document });
window.matchMedia = () => ({ matches: false, addListener() {}, removeListener() {} });
globalThis.ResizeObserver = class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
const { createElement } = await import('react');
const { fireEvent, render } = await import('@testing-library/react');
const { Select } = (await import('antd')).default;

const list = (names) => createElement(Select, { open: true, options: names.map((name) => ({ value: name, label: name })) });
const { rerender } = render(list(['first', 'second', 'third']));
const highlighted = () => document.querySelector('.ant-select-item-option-active').textContent;
const input = document.querySelector('input');
for (let press = 0; press < 2; press += 1) fireEvent.keyDown(input, { key: 'ArrowDown', keyCode: 40, which: 40 });
console.log('chosen by keys', highlighted());
rerender(list(['first', 'another', 'third']));
console.log('another one in the middle', highlighted());
rerender(list(['first', 'another', 'third', 'fourth']));
console.log('one more at the end', highlighted());
process.exit();
JS
cat > expected.txt <<'TXT'
chosen by keys third
another one in the middle third
one more at the end first
TXT
node check.mjs | tee seen.txt
diff expected.txt seen.txt && echo 'as described'
