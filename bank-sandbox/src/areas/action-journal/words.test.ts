import { ActionType } from '@ncb/shared-kernel/domain/vocabulary';
import { actionsUnder, OF_SESSIONS, wordOf } from './words';

test('every action of the journal has actions of the audit trail behind it, and each reads back as the same', () => {
  for (const word of Object.values(ActionType)) {
    expect(actionsUnder(word).length).toBeGreaterThan(0);
    expect(actionsUnder(word).map(wordOf)).toEqual(actionsUnder(word).map(() => word));
  }
});

test('a word that nobody knows stands for no action, none for all', () => {
  expect(actionsUnder('drop_table')).toEqual([]);
  expect(actionsUnder(null)).toEqual(expect.arrayContaining(['savePayment', ...OF_SESSIONS]));
  expect(actionsUnder(null)).not.toContain('guard');
});
