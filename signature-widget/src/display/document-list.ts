import { element } from '../element';
import type { Texts } from '../texts/texts';
import { createDocumentFields } from './document-fields';
import { formatField } from './format-field';
import { valueOf, type ReadableDocument } from './read-documents';
import { formatTotals } from './format-totals';

export function createDocumentList(documents: readonly ReadableDocument[], texts: Texts): HTMLElement {
  const [only, ...others] = documents;
  const content =
    only && others.length === 0
      ? element('article', { class: 'document', 'data-row': only.id }, createDocumentFields(only, texts))
      : element('ol', { class: 'documents' }, ...documents.map((document) => documentRow(document, texts)));
  // Focusable, so that the keyboard can scroll it.
  const attributes = { class: 'display', role: 'region', tabindex: '0', 'aria-label': texts.text('documents') };
  return element('section', attributes, content);
}

function documentRow(document: ReadableDocument, texts: Texts): HTMLElement {
  const show = (name: 'type' | 'number' | 'documentDate' | 'receiverName' | 'subject') =>
    formatField(name, valueOf(document, name), texts);
  const [amount = ''] = formatTotals([document], texts);
  const summary = element(
    'summary',
    { 'data-action': 'showDetails' },
    // Requests and payrolls have no single payee.
    element('span', { class: 'row-name' }, show('receiverName') || show('type')),
    element('span', { class: 'row-amount' }, amount),
    element(
      'span',
      { class: 'row-number' },
      valueOf(document, 'subject') === ''
        ? texts.text('rowNumber', { number: show('number'), date: show('documentDate') })
        : texts.text('rowSubject', { subject: show('subject'), date: show('documentDate') }),
    ),
  );
  const details = element('details', {}, summary);
  // Filled on first opening: the fields of a thousand documents take 1 s.
  details.addEventListener('toggle', () => details.append(createDocumentFields(document, texts)), { once: true });
  return element('li', { 'data-row': document.id }, details);
}
