import { createElement } from '../create-element';
import type { Texts } from '../texts/texts';
import { createProblemSlot, type WidgetProblem } from './problem-slot';

interface PasswordField {
  readonly root: HTMLElement;
  value(): string;
  clear(): void;
  showProblem(problem: WidgetProblem | null): void;
  setReadOnly(isReadOnly: boolean): void;
  focus(): void;
}

export function createPasswordField(texts: Texts): PasswordField {
  const input = createElement('input', {
    type: 'password',
    id: 'keyPassword',
    'data-field': 'keyPassword',
    autocomplete: 'off',
    autocapitalize: 'none',
    spellcheck: 'false',
    maxlength: '256',
  });
  const slot = createProblemSlot('keyPasswordProblem', texts, input);
  const toggle = createElement('button', { type: 'button', class: 'toggle', 'data-action': 'showPassword' });
  const reveal = (isShown: boolean) => {
    input.type = isShown ? 'text' : 'password';
    toggle.textContent = texts.text(isShown ? 'hidePassword' : 'showPassword');
    toggle.setAttribute('aria-label', texts.text(isShown ? 'hidePasswordLabel' : 'showPasswordLabel'));
  };
  reveal(false);
  toggle.addEventListener('click', () => {
    reveal(input.type === 'password');
    input.focus();
  });
  input.addEventListener('input', () => slot.show(null));

  return {
    root: createElement(
      'div',
      { class: 'entry' },
      createElement('label', { for: 'keyPassword' }, texts.text('keyPassword')),
      createElement('div', { class: 'password-box' }, input, toggle),
      slot.root,
    ),
    value: () => input.value,
    clear() {
      input.value = '';
      reveal(false);
    },
    showProblem: (problem) => slot.show(problem),
    setReadOnly(isReadOnly) {
      input.readOnly = isReadOnly;
    },
    focus: () => input.focus(),
  };
}
