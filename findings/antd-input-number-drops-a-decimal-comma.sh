#!/usr/bin/env bash
# antd 6.6.8 InputNumber: a decimal comma multiplies the amount by a hundred.
#
# Guess: a comma is refused, or read as the decimal sign, at the latest with the Ukrainian locale. Seen: the default parser
# removes it like a separator of thousands, and the locale does not change that: "1234,50", the usual way to type an
# amount in Ukraine, becomes 123450, with stringMode too.
# Way out: decimalSeparator="," (then a point is read too), or a parser of one's own.
set -euo pipefail
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
echo '{"private":true,"type":"module"}' > package.json
npm install --silent --no-audit --no-fund antd@6.6.8 @rc-component/input-number@1.6.2 react@19.3.1 react-dom@19.3.1 jsdom@26.1.0 @testing-library/react@16.3.3 @testing-library/dom@10.4.2
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
const { cleanup, fireEvent, render } = await import('@testing-library/react');
const { ConfigProvider, InputNumber } = (await import('antd')).default;
const { default: ukrainian } = await import('antd/lib/locale/uk_UA.js');

for (const options of [{}, { stringMode: true }, { decimalSeparator: ',' }]) {
  let value;
  const field = createElement(InputNumber, { ...options, precision: 2, onChange: (next) => (value = next) });
  render(createElement(ConfigProvider, { locale: ukrainian.default ?? ukrainian }, field));
  const input = document.querySelector('input');
  fireEvent.focus(input);
  fireEvent.change(input, { target: { value: '1234,50' } });
  fireEvent.blur(input);
  console.log(JSON.stringify(options), 'shows', input.value, 'value', value);
  cleanup();
}
process.exit();
JS
cat > expected.txt <<'TXT'
{} shows 123450.00 value 123450
{"stringMode":true} shows 123450.00 value 123450
{"decimalSeparator":","} shows 1234,50 value 1234.5
TXT
node check.mjs | tee seen.txt
diff expected.txt seen.txt && echo 'as described'
