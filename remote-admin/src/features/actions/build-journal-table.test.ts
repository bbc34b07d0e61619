import type { ActionProof } from '@ncb/shared-kernel/api/contract';
import { FILE_COLUMNS, buildJournalTable } from './build-journal-table';

const ACTION: ActionProof = {
  id: '900',
  type: 'login',
  userName: 'Вигаданець Т. П.',
  time: '2026-07-01T09:30:05',
  detail: 'Код SMS.',
  address: '10.0.x.x',
  objectType: '',
  objectId: '',
  documentType: '',
  objectName: '',
  number: 17,
  previousHash: 'aa',
  hash: 'bb',
  record: '{"action":"login"}',
};
const WORDS = {
  heading: (column: string) => column,
  action: () => 'Вхід',
  detail: () => 'SMS code.',
  object: () => '',
  whole: (rows: number, last: number) => `${rows} / ${last}`,
};

test('the days of the journal’s file are days, its last line is the checksum of the rows', async () => {
  const { columns, rows } = await buildJournalTable({ actions: [ACTION], headNumber: 17, headHash: 'cc' }, WORDS);
  expect(columns.filter(({ holds }) => holds !== 'text').map(({ name, holds }) => [name, holds])).toEqual([
    ['day', 'day'],
  ]);
  expect(rows[0]?.slice(0, 4)).toEqual(['17', '2026-07-01', '09:30:05', 'Вигаданець Т. П.']);
  // In the page's language; the record keeps the bank's own text.
  expect(rows[0]?.[FILE_COLUMNS.indexOf('change')]).toBe('SMS code.');
  // printf 'bb\n' | sha256sum
  const sum = 'a81c31ac62620b9215a14ff00544cb07a55b765594f3ab3be77e70923ae27cf1';
  expect(rows[1]).toEqual(['SHA-256', '', '', '1 / 17', '', '', '', '', 'cc', sum, '']);
});
