#!/usr/bin/env bash
# antd 6.6.8 DatePicker: a typed date that does not exist gives way to the previous date, and that one is marked invalid.
#
# Guess: the typed text stays and is marked, or onChange gives null. Seen: when the field loses focus, "31.06.2026" is
# replaced by the previous value without a call of onChange, while aria-invalid stays on it: the mark belongs to a text that
# is gone. With preserveInvalidOnBlur the typed text stays under the mark.
# Way out: preserveInvalidOnBlur, or a text field that parses dates, with a calendar beside it.
set -euo pipefail
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
echo '{"private":true,"type":"module"}' > package.json
npm install --silent --no-audit --no-fund antd@6.6.8 @rc-component/picker@1.12.2 dayjs@1.11.23 react@19.3.1 react-dom@19.3.1 jsdom@26.1.0 @testing-library/react@16.3.3 @testing-library/dom@10.4.2
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
const { act, cleanup, fireEvent, render } = await import('@testing-library/react');
const { DatePicker } = (await import('antd')).default;
const { default: dayjs } = await import('dayjs');

for (const preserveInvalidOnBlur of [false, true]) {
  let changes = 0;
  const onChange = () => (changes += 1);
  const defaultValue = dayjs('2026-07-15');
  render(createElement(DatePicker, { format: 'DD.MM.YYYY', defaultValue, onChange, preserveInvalidOnBlur }));
  const input = document.querySelector('input');
  const report = (moment) => console.log(moment, input.value, 'aria-invalid', input.getAttribute('aria-invalid'));
  console.log('preserveInvalidOnBlur', preserveInvalidOnBlur);
  report('at first');
  fireEvent.mouseDown(input);
  fireEvent.focus(input);
  fireEvent.change(input, { target: { value: '31.06.2026' } });
  report('typed   ');
  fireEvent.blur(input);
  await act(() => new Promise((resolve) => setTimeout(resolve, 300)));
  report('left    ');
  console.log('calls of onChange', changes);
  cleanup();
}
process.exit();
JS
cat > expected.txt <<'TXT'
preserveInvalidOnBlur false
at first 15.07.2026 aria-invalid false
typed    31.06.2026 aria-invalid true
left     15.07.2026 aria-invalid true
calls of onChange 0
preserveInvalidOnBlur true
at first 15.07.2026 aria-invalid false
typed    31.06.2026 aria-invalid true
left     31.06.2026 aria-invalid true
calls of onChange 0
TXT
node check.mjs | tee seen.txt
diff expected.txt seen.txt && echo 'as described'
