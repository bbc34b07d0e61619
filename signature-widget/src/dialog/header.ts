import type { ReadableDocument } from '../display/readable-document';
import { totals } from '../display/totals';
import { element } from '../dom';
import type { TextKey, Texts } from '../texts/texts';

/** The title of a dialog and, always beside it, whose window this is. */
export function header(title: TextKey, texts: Texts, ...beside: readonly HTMLElement[]): HTMLElement {
  return element(
    'header',
    {},
    element(
      'div',
      { class: 'heading' },
      element('h1', { id: 'title' }, texts.text(title)),
      element('p', { class: 'protected' }, texts.text('protected'), ' · ', element('bdi', {}, location.host)),
    ),
    ...beside,
  );
}

/** What it is about at a glance: how many documents, how much money in each currency. */
export function documentsHeader(documents: readonly ReadableDocument[], texts: Texts): HTMLElement {
  const sums = totals(documents, texts).map((sum) => element('strong', { class: 'sum' }, sum));
  const count = element('span', { class: 'count' }, texts.countDocuments(documents.length));
  const amounts = element('p', { class: 'totals' }, ...(documents.length === 1 ? [] : [count]), ...sums);
  return header(documents.length === 1 ? 'titleOne' : 'title', texts, amounts);
}
