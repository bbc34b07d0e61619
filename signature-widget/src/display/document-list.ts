import type { CanonicalField } from '@ncb/shared-kernel/domain/documents';
import { shortenToEnd } from '@ncb/shared-kernel/domain/identifiers';
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
  const [amount = ''] = formatTotals([document], texts);
  const summary = createElement(
    'summary',
    { 'data-action': 'showDetails' },
    // Requests and payrolls have no single receiver.
    createElement(
      'span',
      { class: 'row-name' },
      getShownValue('receiverName', document, texts) || getShownValue('type', document, texts),
    ),
    createElement('span', { class: 'row-amount' }, amount),
    createElement('span', { class: 'row-about' }, ...describeDocument(document, texts)),
  );
  const details = createElement('details', {}, summary);
  // Filled on first opening: the fields of a thousand documents take 1 s.
  details.addEventListener('toggle', () => details.append(createDocumentFields(document, texts)), { once: true });
  return createElement('li', { 'data-row': document.id }, details);
}

/** Describes a payment by the end of the receiver's account and its purpose, another document by number and date. */
function describeDocument(document: ReadableDocument, texts: Texts): readonly (Node | string)[] {
  const show = (name: CanonicalField) => getShownValue(name, document, texts);
  const account = show('receiverIban') || show('receiverAccount');
  if (account !== '')
    return [
      createElement('bdi', { class: 'row-account' }, shortenToEnd(account)),
      ' ',
      ...describeMissingCall(document, texts),
      ...describeSupporting(document, texts),
      show('purpose'),
    ];
  const date = show('documentDate');
  const subject = show('subject');
  return [
    ...describeSupporting(document, texts),
    subject === ''
      ? texts.text('rowNumber', { number: show('number'), date })
      : texts.text('rowSubject', { subject, date }),
  ];
}

/** Marks a document with a comment or files: its row would be signed without opening it. */
function describeSupporting(document: ReadableDocument, texts: Texts): readonly (Node | string)[] {
  const files = getFieldValue(document, 'files');
  const marks = [
    files !== '' && `${texts.text('field.files')}: ${files.split('\n').length}`,
    getFieldValue(document, 'note') !== '' && texts.text('rowNote'),
  ].filter((mark) => mark !== false);
  return marks.flatMap((mark) => [createElement('mark', { 'data-word': 'supporting' }, mark), ' ']);
}

function getShownValue(name: CanonicalField, document: ReadableDocument, texts: Texts): string {
  return formatField(name, getFieldValue(document, name), texts);
}

/** Marks a payment whose receiver was not called; before the purpose, which is cut. */
function describeMissingCall(document: ReadableDocument, texts: Texts): readonly (Node | string)[] {
  if (!['notDone', 'unanswered'].includes(getFieldValue(document, 'callBack'))) return [];
  const text = `${texts.text('field.callBack')}: ${getShownValue('callBack', document, texts)}`;
  return [createElement('mark', { 'data-word': 'notDone' }, text), ' '];
}
