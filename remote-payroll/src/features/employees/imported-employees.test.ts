import type { Employee } from '@ncb/shared-kernel/api/contract';
import { correctEmployee, judgeEmployees, readEmployees, mergeSaveResults } from './imported-employees';

const OWN_BANK = { ownBankCode: '351607' };
const IBAN = 'UA883516070000026202999000200';
const OTHER_IBAN = 'UA273052990000026205999000210';
const read = (columns: readonly string[], ...rows: string[][]) =>
  readEmployees(
    columns,
    rows.map((cells, place) => ({ line: place + 2, cells })),
    OWN_BANK,
  );
const NAMED = ['lastname', 'firstname', 'middlename', 'tin', 'emp_acn'];
const createEmployee = (changes: Partial<Employee> = {}): Employee => ({
  id: '1',
  taxCode: '0148102804',
  lastName: 'Умовна',
  firstName: 'Олена',
  middleName: 'Вигадівна',
  account: IBAN,
  status: 'active',
  fromBank: false,
  amount: null,
  paidOn: null,
  ...changes,
});

describe('a file of employees', () => {
  it('has the name in one column or in three, in any order of columns, and lost zeros are put back', () => {
    const [one] = read(['emp_acn', 'fio', 'tin'], [IBAN, 'Умовна  Олена Вигадівна', '148102804'], ['', '', '']);
    const [three] = read(NAMED, ['Умовна', 'Олена', 'Вигадівна', '0148102804', 'UA88 3516 0700 0002 6202 9990 0020 0']);
    expect(one?.draft).toEqual(three?.draft);
    expect(one?.problems).toEqual([]);
    expect(one?.notes).toEqual([expect.objectContaining({ kind: 'zerosRestored', said: '148102804' })]);
  });

  it('has a row that could not be read whole as wrong until it is corrected: its name may be cut', () => {
    const cells = ['Умовна', 'Олена', '', '0148102804', IBAN];
    const [torn] = readEmployees(NAMED, [{ line: 2, cells, isBroken: true }], OWN_BANK);
    expect(torn?.problems).toEqual([{ field: 'row', key: 'brokenRow' }]);
    expect(judgeEmployees(torn ? [torn] : [], []).map(({ status }) => status)).toEqual(['error']);
    if (torn) expect(correctEmployee(torn, torn.draft, OWN_BANK).problems).toEqual([]);
  });

  it('tells everything that is wrong with a row, and never shows a card whole', () => {
    const [wrong, card] = read(
      NAMED,
      ['', 'Olena', '', '', OTHER_IBAN],
      ['Умовна', 'Олена', '', '', '4111 1111 1111 1111'],
    );
    expect(wrong?.problems.map(({ field, key }) => [field, key])).toEqual([
      ['taxCode', 'empToForeignBankEmptyCode'],
      ['lastName', 'empFioIsEmpty'],
      ['firstName', 'illegalCharsInFio'],
    ]);
    expect(card?.problems).toEqual([{ field: 'account', key: 'cardNumberInsteadOfAccount' }]);
    expect(card?.draft.account).toBe('');
    if (card) expect(correctEmployee(card, { ...card.draft, account: IBAN }, OWN_BANK).problems).toEqual([]);
  });

  it.each<[what: string, list: readonly Employee[], status: string]>([
    ['nobody knows him', [], 'ok'],
    ['he is there as he is', [createEmployee()], 'known'],
    ['his account is another person’s', [createEmployee({ lastName: 'Інша' })], 'changes'],
    ['his code has another account', [createEmployee({ account: OTHER_IBAN })], 'changes'],
    [
      'two have his code, and neither his account',
      [createEmployee({ account: 'A' }), createEmployee({ id: '2', account: 'B' })],
      'ok',
    ],
    ['the bank’s own data would change', [createEmployee({ account: OTHER_IBAN, fromBank: true })], 'locked'],
  ])('when %s', (_, list, status) => {
    const rows = read(NAMED, ['Умовна', 'Олена', 'Вигадівна', '0148102804', IBAN]);
    expect(judgeEmployees(rows, list).map((row) => row.status)).toEqual([status]);
  });

  it('keeps the first of equal ones, and is told row by row what the bank kept', () => {
    const rows = read(
      NAMED,
      ['Умовна', 'Олена', '', '', IBAN],
      ['Умовна', 'Олена', '', '', IBAN],
      ['Друга', 'Ірина', '', '', '26209000000001'],
    );
    expect(judgeEmployees(rows, []).map(({ status }) => status)).toEqual(['ok', 'repeated', 'error']);
    const [first, second, third] = mergeSaveResults(rows, rows, [
      { id: '9', error: null, problems: [] },
      { id: null, error: 'Дані банку не змінюються', problems: [] },
      { id: null, error: 'Помилка', problems: [{ field: 'account', key: 'illegalOldAcn' }] },
    ]);
    expect([first?.isSaved, second?.refusal, third?.refusal]).toEqual([true, 'Дані банку не змінюються', null]);
    expect(
      judgeEmployees(
        [second, third].flatMap((row) => row ?? []),
        [],
      ).map(({ status }) => status),
    ).toEqual(['error', 'error']);
  });
});
