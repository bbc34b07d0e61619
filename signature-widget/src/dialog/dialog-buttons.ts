import { element } from '../dom';
import type { Texts } from '../texts/texts';
import { REASON_ID } from './status-line';

export interface DialogButtons {
  readonly root: HTMLElement;
  readonly confirm: HTMLButtonElement;
  readonly cancel: HTMLButtonElement;
  setState(isArmed: boolean, isBusy: boolean): void;
}

/** @param count how many documents the confirm button signs */
export function dialogButtons(count: number, texts: Texts): DialogButtons {
  const label =
    count === 1 ? texts.text('confirmSign') : texts.text('confirmSignMany', { documents: texts.countDocuments(count) });
  const confirm = element(
    'button',
    { type: 'submit', class: 'primary', 'data-action': 'confirmSign', 'aria-describedby': REASON_ID },
    label,
  );
  const cancel = element('button', { type: 'button', 'data-action': 'cancelSign' }, texts.text('cancelSign'));
  return {
    root: element('div', { class: 'actions' }, cancel, confirm),
    confirm,
    cancel,
    setState(isArmed, isBusy) {
      // aria-disabled and not `disabled`, which would drop the focus each time the button disarms.
      confirm.setAttribute('aria-disabled', String(!isArmed || isBusy));
      confirm.setAttribute('aria-busy', String(isBusy));
    },
  };
}
