import { createElement } from '../create-element';
import type { Texts } from '../texts/texts';
import { REASON_ID } from './status-line';

interface DialogButtons {
  readonly root: HTMLElement;
  readonly confirm: HTMLButtonElement;
  readonly cancel: HTMLButtonElement;
  setState(isArmed: boolean, isBusy: boolean): void;
}

/** @param label of the confirm button */
export function createDialogButtons(label: string, texts: Texts): DialogButtons {
  const confirm = createElement(
    'button',
    { type: 'submit', class: 'primary', 'data-action': 'confirmSign', 'aria-describedby': REASON_ID },
    label,
  );
  const cancel = createElement('button', { type: 'button', 'data-action': 'cancelSign' }, texts.text('cancelSign'));
  return {
    root: createElement('div', { class: 'actions' }, cancel, confirm),
    confirm,
    cancel,
    setState(isArmed, isBusy) {
      // aria-disabled instead of `disabled`, which would lose the focus each time the button becomes inactive.
      confirm.setAttribute('aria-disabled', String(!isArmed || isBusy));
      confirm.setAttribute('aria-busy', String(isBusy));
    },
  };
}
