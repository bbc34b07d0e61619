import { ActionType } from '@ncb/shared-kernel/domain/vocabulary';
import { JOURNAL_WORDS, getJournalWord } from './journal-words';

const OF_COMPANY = { userId: 505, companyId: 1003, address: '127.0.0.1' };
const OF_PERSON = { ...OF_COMPANY, companyId: null };

test('every action of the journal has actions of the audit trail behind it', () => {
  expect([...JOURNAL_WORDS].sort()).toEqual(Object.values(ActionType).sort());
});

test('what came to pass has a word, what was refused has none, but for a sign-in', () => {
  expect(getJournalWord({ action: 'savePayment', result: 'ok', actor: OF_COMPANY })).toBe('create_pmt');
  expect(getJournalWord({ action: 'savePayment', result: 'forbidden', actor: OF_COMPANY })).toBeNull();
  expect(getJournalWord({ action: 'signIn', result: 'ok', actor: OF_PERSON })).toBe('login');
  expect(getJournalWord({ action: 'signIn', result: 'invalid_credentials', actor: OF_PERSON })).toBe('login_refused');
});

test('what the bank keeps for itself has none, nor what a person does outside of companies besides his sessions', () => {
  expect(getJournalWord({ action: 'guard', result: 'ok', actor: OF_COMPANY })).toBeNull();
  expect(getJournalWord({ action: 'registerCompany', result: 'ok', actor: OF_PERSON })).toBeNull();
});
