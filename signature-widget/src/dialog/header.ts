import type { ReadableDocument } from '../display/readable-document';
import { totals } from '../display/totals';
import { element } from '../dom';
import type { Texts } from '../texts/texts';

/** What it is about at a glance: how many documents, how much money in each currency. */
export function header(documents: readonly ReadableDocument[], texts: Texts): HTMLElement {
  const sums = totals(documents, texts).map((sum) => element('strong', { class: 'sum' }, sum));
  const count = element('span', { class: 'count' }, texts.countDocuments(documents.length));
  return element(
    'header',
    {},
    element(
      'div',
      { class: 'heading' },
      element('h1', { id: 'title' }, texts.text(documents.length === 1 ? 'titleOne' : 'title')),
      element('p', { class: 'protected' }, texts.text('protected'), ' · ', element('bdi', {}, location.host)),
    ),
    element('p', { class: 'totals' }, ...(documents.length === 1 ? [] : [count]), ...sums),
  );
}
