import { fireEvent } from '@testing-library/react';

export function field(name: string): HTMLElement {
  return element(`[data-field="${name}"]`);
}

export function action(name: string): HTMLElement {
  return element(`[data-action="${name}"]`);
}

/** Makes antd find no breakpoint, as on a phone. @returns restores the width */
export function narrowToPhone(): () => void {
  const { matchMedia } = window;
  window.matchMedia = (media) => ({ ...matchMedia(media), matches: false });
  return () => {
    window.matchMedia = matchMedia;
  };
}

export function problemOf(name: string): string | null {
  return (
    field(name).closest('.ncb-field, .ncb-checkbox')?.querySelector('[data-problem]')?.getAttribute('data-problem') ??
    null
  );
}

export function type(name: string, text: string): void {
  fireEvent.change(field(name), { target: { value: text } });
  fireEvent.blur(field(name));
}

export function press(name: string): void {
  fireEvent.click(action(name));
}

export function choose(name: string, words: string): void {
  fireEvent.mouseDown(field(name));
  const option = [...document.querySelectorAll('.ant-select-item-option')].find(({ textContent }) =>
    textContent.includes(words),
  );
  if (!option) throw new Error(`no option ${words}`);
  fireEvent.click(option);
}

function element(selector: string): HTMLElement {
  const element = document.querySelector<HTMLElement>(selector);
  if (!element) throw new Error(`nothing at ${selector}`);
  return element;
}
