import { element } from '../dom';
import type { TextKey, Texts } from '../texts/texts';
import type { Arming } from '../visibility/arming';
import { problemSlot, type WidgetProblem } from './problem-slot';

/** What the line says of what is signed. */
export interface StatusWords {
  readonly title: TextKey;
  /** Why one cannot confirm yet: there is something to read first. */
  readonly waiting: TextKey;
}

/** The line beside the buttons: why one cannot sign yet, then how far the signing is. */
export interface StatusLine {
  readonly root: HTMLElement;
  showArming(state: Arming): void;
  showOpening(): void;
  /** @param share how much of opening the key is done, from 0 to 1 */
  showOpened(share: number): void;
  /** @param total how many documents the batch has */
  showSigned(signed: number, total: number): void;
  showIdle(): void;
  showDone(): void;
  showProblem(problem: WidgetProblem | null): void;
}

/** The id of the text that says why the confirm button does not obey yet. */
export const REASON_ID = 'reason';

export function statusLine(words: StatusWords, texts: Texts): StatusLine {
  const reason = element('p', { class: 'reason', id: REASON_ID });
  const bar = element('progress', { role: 'progressbar', 'aria-label': texts.text(words.title) });
  const label = element('p', { class: 'progress-text' });
  const progress = element('div', { class: 'progress', hidden: '' }, label, bar);
  // Steps are announced, not each of a thousand documents.
  const announcement = element('p', { class: 'unseen', role: 'status' });
  const slot = problemSlot('signingProblem', texts);

  const announce = (text: string) => {
    announcement.textContent = text;
  };
  return {
    root: element('div', { class: 'status' }, slot.root, reason, progress, announcement),
    showArming(state) {
      const why = { waiting: words.waiting, hidden: 'notArmed.hidden' } as const;
      reason.textContent = state === 'armed' ? '' : texts.text(why[state]);
    },
    showOpening() {
      slot.show(null);
      progress.hidden = false;
      reason.hidden = true;
      // Without a value the bar runs to and fro: how long deriving the key takes is not known.
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
