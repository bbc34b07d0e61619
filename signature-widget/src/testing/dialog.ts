import { keyFile, PASSWORD, type TestKey } from './keys';

export const find = <T extends HTMLElement>(selector: string) => document.querySelector<T>(selector);

export function get<T extends HTMLElement>(selector: string): T {
  const found = find<T>(selector);
  if (!found) throw new Error(`no ${selector}`);
  return found;
}

export const password = () => get<HTMLInputElement>('[data-field="keyPassword"]');
export const confirm = () => get<HTMLButtonElement>('[data-action="confirmSign"]');
export const problems = () =>
  [...document.querySelectorAll<HTMLElement>('[data-problem]')].map((shown) => shown.dataset['problem']);

export function choose(file: File): void {
  const input = get<HTMLInputElement>('[data-field="keyFile"]');
  Object.defineProperty(input, 'files', { value: [file], configurable: true });
  input.dispatchEvent(new Event('change'));
}

export function fillAndConfirm(key: TestKey, typed = PASSWORD): void {
  choose(keyFile(key.text));
  password().value = typed;
  confirm().click();
}

export function settle(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 50));
}
