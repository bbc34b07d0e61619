import { createElement } from '../create-element';
import type { TextKey, Texts } from '../texts/texts';
import type { Arming } from '../visibility/arm-after-sight';
import { createProblemSlot, type WidgetProblem } from './problem-slot';

export interface StatusWords {
  readonly title: TextKey;
  readonly waiting: TextKey;
}

/** Line beside the buttons: why the user cannot sign yet, then the progress. */
export interface StatusLine {
  readonly root: HTMLElement;
  showArming(state: Arming): void;
  showOpening(): void;
  /** @param share progress of opening the key, from 0 to 1 */
  showOpened(share: number): void;
  /** @param total number of documents */
  showSigned(signed: number, total: number): void;
  showIdle(): void;
  showDone(): void;
  showProblem(problem: WidgetProblem | null): void;
}

export const REASON_ID = 'reason';

export function createStatusLine(words: StatusWords, texts: Texts): StatusLine {
  const reason = createElement('p', { class: 'reason', id: REASON_ID });
  const bar = createElement('progress', { role: 'progressbar', 'aria-label': texts.text(words.title) });
  const label = createElement('p', { class: 'progress-text' });
  const progress = createElement('div', { class: 'progress', hidden: '' }, label, bar);
  // Announces steps, not each of a thousand documents.
  const announcement = createElement('p', { class: 'unseen', role: 'status' });
  const slot = createProblemSlot('signingProblem', texts);

  const announce = (text: string) => {
    announcement.textContent = text;
  };
  return {
    root: createElement('div', { class: 'status' }, slot.root, reason, progress, announcement),
    showArming(state) {
      const why = { waiting: words.waiting, hidden: 'notArmed.hidden' } as const;
      reason.textContent = state === 'armed' ? '' : texts.text(why[state]);
    },
    showOpening() {
      slot.show(null);
      progress.hidden = false;
      reason.hidden = true;
      // Indeterminate: the duration of key derivation is unknown.
      bar.removeAttribute('value');
      label.textContent = texts.text('opening');
      announce(texts.text('opening'));
    },
    showOpened(share) {
      bar.max = 1;
      bar.value = share;
    },
    showSigned(signed, total) {
      bar.max = total;
      bar.value = signed;
      label.textContent = texts.text('signing', { done: texts.count(signed), total: texts.count(total) });
      if (signed === 0) announce(label.textContent);
    },
    showIdle() {
      progress.hidden = true;
      reason.hidden = false;
      announce('');
    },
    showDone() {
      bar.hidden = true;
      label.textContent = texts.text('signed');
      announce(texts.text('signed'));
    },
    showProblem: (problem) => slot.show(problem),
  };
}
