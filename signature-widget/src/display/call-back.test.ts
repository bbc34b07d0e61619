/** @jest-environment jsdom */
import '../testing/browser';
import { writeCanonical } from '@ncb/shared-kernel/domain/documents';
import { CONTENTS } from '@ncb/shared-kernel/domain/documents/testing';
import { bytesOf } from '../testing/documents';
import { getTexts } from '../texts/texts';
import { createDocumentList } from './document-list';
import { readDocuments } from './read-documents';

const CALL_BACK = Object.fromEntries(
  Object.keys(CONTENTS['1'])
    .filter((name) => name.startsWith('callBack'))
    .map((name) => [name, '']),
);
const show = (...contents: readonly object[]) => {
  const reading = readDocuments(
    contents.map((changes, index) =>
      bytesOf(String(501 + index), writeCanonical('1', { ...CONTENTS['1'], ...changes, id: String(501 + index) })),
    ),
  );
  return reading.ok ? createDocumentList(reading.documents, getTexts('ua')) : null;
};
const NOT_DONE = { ...CALL_BACK, callBack: 'notDone', callBackCaller: 'Рахівна О. С.' };

it('a call to the receiver stands before comment and files, its number in groups', () => {
  const groups = [...(show({})?.querySelectorAll('dl') ?? [])].map((group) => group.dataset['group']);
  expect(groups.slice(0, 3)).toEqual(['document', 'callBack', 'supporting']);
  expect(show({})?.querySelector('[data-name="callBackPhone"] dd')).toHaveTextContent('044 000 22 18');
});

it('a missing call is marked in the document and in a list of documents', () => {
  expect(show(NOT_DONE)?.querySelector('[data-word="notDone"] dd')).toHaveTextContent('НЕ телефонували');
  const marks = [...(show(NOT_DONE, {}, CALL_BACK)?.querySelectorAll('li') ?? [])].map(
    (row) =>
      [...row.querySelectorAll('mark')].map((mark) => mark.textContent).find((text) => text.startsWith('Дзвінок')) ??
      null,
  );
  expect(marks).toEqual(['Дзвінок отримувачу: НЕ телефонували', null, null]);
});

it('a word that is not known is not shown as another: the document cannot be signed', () => {
  expect(show({ callBack: 'maybe' })).toBeNull();
});
