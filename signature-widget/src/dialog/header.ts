import type { ReadableDocument } from '../display/readable-document';
import { totals } from '../display/totals';
import { element } from '../dom';
import type { TextKey, Texts } from '../texts/texts';

/** Builds a dialog's title with the widget's host beside it. */
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

export function documentsHeader(documents: readonly ReadableDocument[], texts: Texts): HTMLElement {
  const sums = totals(documents, texts).map((sum) => element('strong', { class: 'sum' }, sum));
  const count = element('span', { class: 'count' }, texts.countDocuments(documents.length));
  const amounts = element('p', { class: 'totals' }, ...(documents.length === 1 ? [] : [count]), ...sums);
  return header(documents.length === 1 ? 'titleOne' : 'title', texts, amounts);
}
