import { element } from '../dom';
import type { Texts } from '../texts/texts';
import { documentFields } from './document-fields';
import { fieldValue } from './field-value';
import { valueOf, type ReadableDocument } from './readable-document';
import { totals } from './totals';

/** What is signed: one document with all its fields, or a list in which each document can be opened. */
export function documentList(documents: readonly ReadableDocument[], texts: Texts): HTMLElement {
  const [only, ...others] = documents;
  const content =
    only && others.length === 0
      ? element('article', { class: 'document', 'data-row': only.id }, documentFields(only, texts))
      : element('ol', { class: 'documents' }, ...documents.map((document) => documentRow(document, texts)));
  // Focusable, or a keyboard could not scroll it.
  const attributes = { class: 'display', role: 'region', tabindex: '0', 'aria-label': texts.text('documents') };
  return element('section', attributes, content);
}

function documentRow(document: ReadableDocument, texts: Texts): HTMLElement {
  const show = (name: 'type' | 'number' | 'documentDate' | 'receiverName' | 'subject') =>
    fieldValue(name, valueOf(document, name), texts);
  const [amount = ''] = totals([document], texts);
  const summary = element(
    'summary',
    { 'data-action': 'showDetails' },
    // A request and a payroll have no one receiver.
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
  // Filled when first opened: the fields of a thousand documents at once take a second.
  details.addEventListener('toggle', () => details.append(documentFields(document, texts)), { once: true });
  return element('li', { 'data-row': document.id }, details);
}
