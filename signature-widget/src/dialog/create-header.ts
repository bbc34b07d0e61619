import type { ReadableDocument } from '../display/read-documents';
import { formatTotals } from '../display/format-totals';
import { element } from '../element';
import type { TextKey, Texts } from '../texts/texts';

/** Builds a dialog's title with the widget's host beside it. */
export function createHeader(title: TextKey, texts: Texts, ...beside: readonly HTMLElement[]): HTMLElement {
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

export function createDocumentsHeader(documents: readonly ReadableDocument[], texts: Texts): HTMLElement {
  const sums = formatTotals(documents, texts).map((sum) => element('strong', { class: 'sum' }, sum));
  const count = element('span', { class: 'count' }, texts.countDocuments(documents.length));
  const amounts = element('p', { class: 'totals' }, ...(documents.length === 1 ? [] : [count]), ...sums);
  return createHeader(documents.length === 1 ? 'titleOne' : 'title', texts, amounts);
}
