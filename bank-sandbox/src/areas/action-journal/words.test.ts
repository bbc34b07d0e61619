import { ActionType } from '@ncb/shared-kernel/domain/vocabulary';
import { actionsUnder, OF_SESSIONS, wordOf } from './words';

test('every action of the journal has actions of the audit trail behind it, and each reads back as the same', () => {
  for (const word of Object.values(ActionType)) {
    const { done, refused } = actionsUnder(word);
    expect(done.length + refused.length).toBeGreaterThan(0);
    expect(done.map((action) => wordOf(action))).toEqual(done.map(() => word));
    expect(refused.map((action) => wordOf(action, 'invalid_credentials'))).toEqual(refused.map(() => word));
  }
});

test('a word that nobody knows stands for no action, none for all', () => {
  expect(actionsUnder('drop_table')).toEqual({ done: [], refused: [] });
  expect(actionsUnder(null).done).toEqual(expect.arrayContaining(['savePayment', ...OF_SESSIONS]));
  expect(actionsUnder(null).done).not.toContain('guard');
  expect(actionsUnder(null).refused).toEqual(['signIn']);
});
