/** @jest-environment jsdom */
import '../testing/browser';
import { writeCanonical, type CanonicalType } from '@ncb/shared-kernel/domain/documents';
import { CONTENTS } from '@ncb/shared-kernel/domain/documents/testing';
import { bytesOf } from '../testing/documents';
import { getTexts } from '../texts/texts';
import { createDocumentList } from './document-list';
import { readDocuments } from './read-documents';

const showAll = (kind: CanonicalType, contents: readonly object[]) => {
  const texts = contents.map((changes, place) => {
    const id = String(501 + place);
    return bytesOf(id, writeCanonical(kind, { ...CONTENTS[kind], ...changes, id }));
  });
  const reading = readDocuments(texts);
  return reading.ok ? createDocumentList(reading.documents, getTexts('ua')) : null;
};
const show = (kind: CanonicalType, changes: object = {}) => showAll(kind, [changes]);

it.each(['1', '2', '3', '4', '5', 'payroll'] as const)(
  'comment and files of a document of kind %s stand after the sum and before the payer, each file with its hash',
  (kind) => {
    const groups = [...(show(kind)?.querySelectorAll('dl') ?? [])].map((group) => group.dataset['group']);
    const place = groups.indexOf('supporting');
    expect(groups.indexOf('document')).toBeLessThan(place);
    expect(groups[place + 1]).toBe('payer');
    expect(show(kind)?.querySelector('[data-name="note"] dd')).toHaveTextContent(
      'Накладна в файлі, рахунок надійде 05.12',
    );
    const files = show(kind)?.querySelector('[data-name="files"] dd');
    expect(files).toHaveTextContent(`20480 Б, SHA-256 ${'0a'.repeat(32)}, рахунок.pdf`);
    expect(files).toHaveTextContent(`512 Б, SHA-256 ${'f9'.repeat(32)}, накладна.png`);
  },
);

it('a document without them has no such group', () => {
  expect(show('1', { note: '', files: '' })?.querySelector('[data-group="supporting"]')).toBeNull();
});

it.each(['1', '2', '3', '4', '5', 'payroll'] as const)(
  'the row of a document of kind %s in a list says that it has a comment and how many files',
  (kind) => {
    const list = showAll(kind, [{}, { note: '' }, { files: '' }, { note: '', files: '' }]);
    const rows = [...(list?.querySelectorAll('li[data-row]') ?? [])].map((row) =>
      [...row.querySelectorAll('mark[data-word="supporting"]')].map((mark) => mark.textContent),
    );
    expect(rows).toEqual([['Файли: 2', 'Коментар'], ['Файли: 2'], ['Коментар'], []]);
  },
);
