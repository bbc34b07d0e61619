import type { Problem } from '@ncb/shared-kernel/domain';
import { element } from '../dom';
import type { TextKey, Texts } from '../texts/texts';

export interface NewPasswordFields {
  readonly root: HTMLElement;
  value(): { readonly password: string; readonly confirmation: string };
  showProblem(problem: Problem | null): void;
  clear(): void;
  focus(): void;
}

const TEXTS: Readonly<Record<string, TextKey>> = {
  fillAllFields: 'problem.fillAllFields',
  passwdTooShort: 'problem.passwdTooShort',
  cyrillicKeyPwd: 'problem.cyrillicKeyPwd',
  passwordsDifferent: 'problem.passwordsDifferent',
};

/** The password of a new key, typed twice. */
export function newPasswordFields(texts: Texts): NewPasswordFields {
  const first = secret('keyPassword', 'newKeyPassword');
  const second = secret('confirmation', 'newKeyConfirmation');
  const hint = element('p', { class: 'hint', id: 'newPasswordHint' }, texts.text('newPasswordHint'));
  return {
    root: element('div', { class: 'entries' }, first.root, second.root, hint),
    value: () => ({ password: first.input.value, confirmation: second.input.value }),
    showProblem(problem) {
      for (const { input, slot } of [first, second]) {
        const own = problem?.field === input.id ? problem : null;
        input.setAttribute('aria-invalid', String(own !== null));
        const key = own && TEXTS[own.key];
        slot.replaceChildren(...(own && key ? [element('p', { 'data-problem': own.key }, texts.text(key))] : []));
        if (own) input.focus();
      }
    },
    clear() {
      first.input.value = second.input.value = '';
    },
    focus: () => first.input.focus(),
  };

  function secret(id: string, label: TextKey) {
    const input = element('input', {
      type: 'password',
      id,
      'data-field': id,
      autocomplete: 'new-password',
      autocapitalize: 'none',
      spellcheck: 'false',
      maxlength: '256',
      'aria-describedby': `${id}Problem newPasswordHint`,
    });
    const slot = element('div', { class: 'problem', id: `${id}Problem`, 'aria-live': 'assertive' });
    const root = element(
      'div',
      { class: 'entry' },
      element('label', { for: id }, texts.text(label)),
      element('div', { class: 'password-box' }, input),
      slot,
    );
    return { input, slot, root };
  }
}
