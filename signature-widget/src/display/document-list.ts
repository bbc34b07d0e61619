import { createElement } from '../create-element';
import type { Texts } from '../texts/texts';
import { createDocumentFields } from './document-fields';
import { formatField } from './format-field';
import { getFieldValue, type ReadableDocument } from './read-documents';
import { formatTotals } from './format-totals';

export function createDocumentList(documents: readonly ReadableDocument[], texts: Texts): HTMLElement {
  const [only, ...others] = documents;
  const content =
    only && others.length === 0
      ? createElement('article', { class: 'document', 'data-row': only.id }, createDocumentFields(only, texts))
      : createElement('ol', { class: 'documents' }, ...documents.map((document) => createDocumentRow(document, texts)));
  // Focusable, so that the keyboard can scroll it.
  const attributes = { class: 'display', role: 'region', tabindex: '0', 'aria-label': texts.text('documents') };
  return createElement('section', attributes, content);
}

function createDocumentRow(document: ReadableDocument, texts: Texts): HTMLElement {
  const show = (name: 'type' | 'number' | 'documentDate' | 'receiverName' | 'subject') =>
    formatField(name, getFieldValue(document, name), texts);
  const [amount = ''] = formatTotals([document], texts);
  const summary = createElement(
    'summary',
    { 'data-action': 'showDetails' },
    // Requests and payrolls have no single receiver.
    createElement('span', { class: 'row-name' }, show('receiverName') || show('type')),
    createElement('span', { class: 'row-amount' }, amount),
    createElement(
      'span',
      { class: 'row-number' },
      getFieldValue(document, 'subject') === ''
        ? texts.text('rowNumber', { number: show('number'), date: show('documentDate') })
        : texts.text('rowSubject', { subject: show('subject'), date: show('documentDate') }),
    ),
  );
  const details = createElement('details', {}, summary);
  // Filled on first opening: the fields of a thousand documents take 1 s.
  details.addEventListener('toggle', () => details.append(createDocumentFields(document, texts)), { once: true });
  return createElement('li', { 'data-row': document.id }, details);
}
