import type { ReadableDocument } from '../display/read-documents';
import { formatTotals } from '../display/format-totals';
import { createElement } from '../create-element';
import type { TextKey, Texts } from '../texts/texts';

/** Builds a dialog's title with the widget's host beside it. */
export function createHeader(title: TextKey, texts: Texts, ...beside: readonly HTMLElement[]): HTMLElement {
  return createElement(
    'header',
    {},
    createElement(
      'div',
      { class: 'heading' },
      createElement('h1', { id: 'title' }, texts.text(title)),
      createElement(
        'p',
        { class: 'protected' },
        texts.text('protected'),
        ' · ',
        createElement('bdi', {}, location.host),
      ),
    ),
    ...beside,
  );
}

export function createDocumentsHeader(documents: readonly ReadableDocument[], texts: Texts): HTMLElement {
  const sums = formatTotals(documents, texts).map((sum) => createElement('strong', { class: 'sum' }, sum));
  const count = createElement('span', { class: 'count' }, texts.countDocuments(documents.length));
  const amounts = createElement('p', { class: 'totals' }, ...(documents.length === 1 ? [] : [count]), ...sums);
  return createHeader(documents.length === 1 ? 'titleOne' : 'title', texts, amounts);
}
