import { createElement } from '../create-element';
import type { SigningFailure } from '../signing/signature-provider';
import type { Texts } from '../texts/texts';

export type WidgetProblem =
  | Exclude<SigningFailure, 'locked'>
  | 'keyFileUnreadable'
  | 'emptyFilePath'
  | 'fillThisField'
  | 'iitKeyNotRead'
  | 'foreignIitKey'
  | 'phraseUnusable'
  | 'keyNotMade'
  | PasswordProblem;

const PASSWORD_PROBLEMS = [
  ...(['fillAllFields', 'passwdTooShort', 'cyrillicKeyPwd', 'passwordsDifferent'] as const),
  ...(['passwordCommon', 'passwordHoldsPerson', 'passwordHoldsCompany', 'passwordHoldsBank'] as const),
] as const;
type PasswordProblem = (typeof PASSWORD_PROBLEMS)[number];

/** True if a password rule has a text here. */
export function isKnownProblem(key: string | null): key is PasswordProblem {
  return PASSWORD_PROBLEMS.some((option) => option === key);
}

interface ProblemSlot {
  readonly root: HTMLElement;
  show(problem: WidgetProblem | null): void;
}

/** @param control input that the problem is about; it is marked and described by it */
export function createProblemSlot(
  id: string,
  texts: Texts,
  control?: HTMLInputElement | HTMLButtonElement,
): ProblemSlot {
  // In the page from the start: screen readers do not announce a live region that is inserted with content.
  const root = createElement('div', { class: 'problem', id, 'aria-live': 'assertive' });
  control?.setAttribute('aria-describedby', id);
  return {
    root,
    show(problem) {
      // A button can be described by a problem, but not be invalid.
      if (control instanceof HTMLInputElement) control.setAttribute('aria-invalid', String(problem !== null));
      root.replaceChildren(
        ...(problem ? [createElement('p', { 'data-problem': problem }, texts.text(`problem.${problem}`))] : []),
      );
    },
  };
}
