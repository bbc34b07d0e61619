import { createElement } from '../create-element';
import type { Texts } from '../texts/texts';
import { isKnownProblem, createProblemSlot } from './problem-slot';

interface NewPasswordField {
  readonly root: HTMLElement;
  value(): string;
  clear(): void;
  /** @param problem key of a password rule */
  showProblem(problem: string | null): void;
  setReadOnly(isReadOnly: boolean): void;
  onInput(hear: () => void): void;
  focus(): void;
}

/** Builds a field for a new password. @param name its `data-field` */
export function createNewPasswordField(name: string, label: string, texts: Texts): NewPasswordField {
  const input = createElement('input', {
    type: 'password',
    id: name,
    'data-field': name,
    autocomplete: 'new-password',
    autocapitalize: 'none',
    spellcheck: 'false',
    maxlength: '256',
  });
  const slot = createProblemSlot(`${name}Problem`, texts, input);
  input.addEventListener('input', () => slot.show(null));
  return {
    root: createElement(
      'div',
      { class: 'entry' },
      createElement('label', { for: name }, label),
      createElement('div', { class: 'password-box' }, input),
      slot.root,
    ),
    value: () => input.value,
    clear() {
      input.value = '';
    },
    showProblem: (problem) => slot.show(isKnownProblem(problem) ? problem : null),
    setReadOnly(isReadOnly) {
      input.readOnly = isReadOnly;
    },
    onInput: (hear) => input.addEventListener('input', hear),
    focus: () => input.focus(),
  };
}
