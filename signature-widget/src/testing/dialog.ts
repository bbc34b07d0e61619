import { keyFile, PASSWORD, type TestKey } from './keys';

export const find = <T extends HTMLElement>(selector: string) => document.querySelector<T>(selector);

export function get<T extends HTMLElement>(selector: string): T {
  const element = find<T>(selector);
  if (!element) throw new Error(`no ${selector}`);
  return element;
}

export const password = () => get<HTMLInputElement>('[data-field="keyPassword"]');
export const confirm = () => get<HTMLButtonElement>('[data-action="confirmSign"]');
export const problems = () =>
  [...document.querySelectorAll<HTMLElement>('[data-problem]')].map((element) => element.dataset['problem']);

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
