import {
  documentsToSign,
  dropPayments,
  dropPayrolls,
  getPayment,
  getPayroll,
  listPayrolls,
  listSalaryProjects,
  savePayroll,
  type PayrollToSave,
} from '@ncb/shared-kernel/api/contract';
import { splitLines, readCanonical } from '@ncb/shared-kernel/domain/documents';
import { and, eq } from 'drizzle-orm';
import { audit } from '../src/db/schema';
import { withOneRow, payrollRef, recalls, storePayroll, sends, PAYROLL, unsigns } from './support/payroll';
import { ok, type Person, refused } from './support/person';
import { setUpBank, setUpPerson } from './support/set-up-bank';
import { ANY_PAYROLL } from './support/searches';

const bank = setUpBank();
const preparer = setUpPerson(bank, 'buh1');
const director = setUpPerson(bank, 'director1');
const stranger = setUpPerson(bank, 'fop1');

const problems = async (person: Person, sheet: Partial<PayrollToSave>) => {
  const failure = await person.refused(savePayroll, { payroll: { ...PAYROLL, ...sheet } });
  return failure.kind === 'refused'
    ? [failure.code, ...failure.problems.map(({ field, key }) => `${field} ${key}`)]
    : [];
};
const listed = async (
  filter: Partial<typeof ANY_PAYROLL | Record<keyof typeof ANY_PAYROLL, unknown>>,
  person = preparer,
) => {
  const { rows } = await person.get(listPayrolls, { ...ANY_PAYROLL, ...filter } as typeof ANY_PAYROLL);
  return rows.map(({ number }) => number);
};
const dropped = async (person: Person, ...ids: readonly string[]) =>
  (await person.get(dropPayrolls, { type: 'payroll', ids })).verdicts;

describe('the salary projects of a company', () => {
  test('have the terms of the bank’s fee', async () => {
    expect(await preparer.get(listSalaryProjects, {})).toEqual({
      projects: [
        {
          id: '7901',
          name: 'Зарплатний проєкт «Калинова Брама»',
          branch: '351607',
          transitAccount: 'UA723516070000029098999000091',
          feePercent: '0.50',
          feeAmount: null,
          feeAccount: 'UA113516070000065103999000092',
          deal: 'ЗП-15/24',
          dealDate: '2024-02-15',
        },
      ],
    });
  });

  test('are nobody else’s', async () => {
    expect(await stranger.get(listSalaryProjects, {})).toEqual({ projects: [] });
    expect(await problems(stranger, { debitAccountId: '7013' })).toEqual(['notFound']);
  });
});

describe('saving a payroll', () => {
  test.each([
    ['without employees', { employees: [], total: '0.00' }, 'employees noEmployees'],
    ['with another total than the sum of its rows', { total: '252688.82' }, 'total incorrectPayrollTotal'],
    ['with an unknown type', { typeId: '6' }, 'typeId unknownPayrollType'],
    ['of the type "other" without a text', { typeId: '7' }, 'otherType unknownPayrollType'],
    ['from an account of another company', { debitAccountId: '7013' }, 'debitAccountId chooseDebitAccount'],
    ['from an account in currency', { debitAccountId: '7002' }, 'debitAccountId accountNotAllowed'],
    [
      'with an old account whose digits are wrong',
      withOneRow({ account: '26203999000208' }),
      'employees.0.account illegalOldAcn',
    ],
    ['with nothing for an employee', withOneRow({ amount: '0.00' }), 'total incorrectPayrollAmount'],
    [
      'to another bank without a code',
      withOneRow({ account: 'UA273052990000026205999000210', taxCode: '' }),
      'employees.0.taxCode empToForeignBankEmptyCode',
    ],
    ['dated tomorrow', { documentDate: '2026-07-16' }, 'documentDate incorrectPDate'],
  ])('%s is refused by the rules', async (_how, sheet, problem) => {
    expect(await problems(preparer, sheet)).toEqual(expect.arrayContaining(['validation', problem]));
  });

  test('spaces in codes and accounts are dropped, typed amounts are understood', async () => {
    const id = await storePayroll(preparer, {
      number: '10',
      ...withOneRow({ account: 'UA88 3516 0700 0002 6202 9990 0020 0', taxCode: ' 0148102804', amount: '1 234,5' }),
      total: '1 234,50',
    });
    const { payroll } = await preparer.get(getPayroll, { id });
    expect(payroll).toMatchObject({ total: '1234.50', fee: '6.17' });
    expect(payroll.employees).toMatchObject([
      { account: 'UA883516070000026202999000200', taxCode: '0148102804', amount: '1234.50' },
    ]);
  });

  test('what is signed shows whom it pays, where and how much, line by line', async () => {
    const id = await storePayroll(preparer, { number: '17', payoutDay: '2026-07-16', otherType: 'не показується' });
    const { documents } = await director.get(documentsToSign, { documents: [payrollRef(id)] });
    const [{ title = '', canonical = '' } = {}] = documents;
    expect(title).toBe('Зарплатна відомість № 17 від 15.07.2026');
    const reading = readCanonical(canonical);
    const fields = reading.ok
      ? Object.fromEntries(reading.document.fields.map(({ name, value }) => [name, value]))
      : {};
    expect(fields).toMatchObject({
      type: 'payroll',
      id,
      valueDate: '2026-07-16',
      payerName: 'ТОВ «Калинова Брама»',
      payerIban: 'UA603516070000026003999000001',
      transitIban: PAYROLL.transitAccount,
      payrollType: 'Заробітна плата та аванси',
      payrollPeriod: '2026-07',
      payrollHalf: 'first',
      amount: '252688.83',
      employeeCount: '11',
    });
    expect(splitLines('employees', fields['employees'] ?? '').slice(8)).toEqual([
      'Макетна Зоя Тестівна, 26203999000209, 27020.33',
      'Чернетко Матвій Тестович, UA273052990000026205999000210, 28133.70',
      'Взірцевий Віра Тестівна, UA353220010000026206999000211, 29247.07',
    ]);
    expect((await preparer.get(getPayroll, { id })).payroll.otherType).toBe('');
  });

  test('a number is given once a day, a deleted payroll frees its own', async () => {
    const id = await storePayroll(preparer, { number: '11' });
    expect(await problems(preparer, { number: '11' })).toEqual(['duplicateNumber']);
    expect(await dropped(preparer, id)).toEqual([ok(id, 0)]);
    expect(await storePayroll(preparer, { number: '11' })).not.toBe(id);
  });

  test('the same key and body store one payroll, another body is refused', async () => {
    const payroll = { ...PAYROLL, number: '12' };
    const key = { idempotencyKey: 'payroll-key-1' };
    const first = await preparer.get(savePayroll, { payroll }, key);
    expect(await preparer.get(savePayroll, { payroll }, key)).toEqual(first);
    expect(await preparer.refused(savePayroll, { payroll: { ...payroll, number: '13' } }, key)).toMatchObject({
      code: 'idempotencyKeyReused',
    });
    expect(await listed({ number: '12' })).toEqual(['12']);
  });

  test('a payment is no payroll, and the payroll of another company is an unknown one', async () => {
    const payment = await preparer.save({ number: '9100' });
    const id = await storePayroll(preparer, { number: '14' });
    expect(await problems(preparer, { id: payment, number: '15' })).toEqual(['notFound']);
    expect(await stranger.refused(getPayroll, { id })).toEqual(await stranger.refused(getPayroll, { id: '999999' }));
    expect(await preparer.refused(getPayroll, { id: payment })).toMatchObject({ code: 'notFound' });
    expect(await preparer.refused(getPayment, { id })).toMatchObject({ code: 'notFound' });
    for (const act of [unsigns, sends, recalls]) {
      expect(await act(stranger, payrollRef(id))).toEqual([refused(id, 'notFound')]);
      expect(await act(director, { id, type: 1 })).toEqual([refused(id, 'notFound')]);
    }
    expect(await dropped(stranger, id)).toEqual([refused(id, 'notFound')]);
  });

  test('a signed payroll cannot be changed, and stands in the audit trail with all that was done to it', async () => {
    const id = await storePayroll(preparer, { number: '16' });
    await storePayroll(preparer, { id, number: '16', ...withOneRow() });
    expect(await director.signRefs(payrollRef(id))).toEqual([ok(id, 3)]);
    expect(await problems(preparer, { id, number: '16' })).toEqual(['statusForbidsAction']);
    const rows = await bank.services.db.queries
      .select()
      .from(audit)
      .where(and(eq(audit.objectType, 'document'), eq(audit.objectId, id)));
    expect(rows.map(({ action, userId, companyId, result }) => [action, userId, companyId, result])).toEqual([
      ['savePayment', 503, 1001, 'ok'],
      ['changePayment', 503, 1001, 'ok'],
      [expect.stringMatching(/^sign/), 501, 1001, 'ok'],
    ]);
  });
});

describe('deleting', () => {
  test('takes payrolls by payrolls_ids only, and payments by pmt_ids only', async () => {
    const payment = await preparer.save({ number: '9200' });
    const id = await storePayroll(preparer, { number: '20' });
    expect(await dropped(preparer, payment)).toEqual([refused(payment, 'notFound')]);
    expect(await preparer.get(dropPayments, { type: 'pmt', ids: [id] })).toEqual({
      verdicts: [refused(id, 'notFound')],
    });
    expect(await dropped(preparer, id)).toEqual([ok(id, 0)]);
    expect(await preparer.refused(getPayroll, { id })).toMatchObject({ code: 'notFound' });
    expect(await listed({ number: '20' })).toEqual([]);
  });

  test('is refused for what is signed', async () => {
    const id = await storePayroll(preparer, { number: '21' });
    await director.signRefs(payrollRef(id));
    expect(await dropped(director, id)).toEqual([refused(id, 'statusForbidsAction')]);
  });
});

describe('the list of payrolls', () => {
  beforeAll(async () => {
    await storePayroll(preparer, { number: '30', documentDate: '2026-06-15', ...withOneRow({ amount: '500.00' }) });
    await storePayroll(preparer, {
      number: '31',
      documentDate: '2026-06-20',
      typeId: '4',
      ...withOneRow({ amount: '600.00' }),
    });
    const other = {
      number: '32',
      documentDate: '2026-07-01',
      typeId: '7',
      otherType: 'Премія',
      ...withOneRow({ amount: '700.00' }),
    };
    await director.signRefs(payrollRef(await storePayroll(preparer, other)));
  });

  test.each([
    ['by its number', { number: '31' }, ['31']],
    ['by a period', { start: '2026-06-15', end: '2026-07-01' }, ['32', '31', '30']],
    ['by its beginning alone', { start: '2026-07-01', number: '32' }, ['32']],
    ['by its end alone, thirty days back from it', { end: '2026-06-19' }, ['30']],
    ['by its status', { status: 3, end: '2026-07-10' }, ['32']],
    ['by its type', { typeId: '4' }, ['31']],
    ['by its amount', { amountFrom: '600.00', amountTo: '700.00', end: '2026-07-10' }, ['32', '31']],
    ['with nothing found', { number: '3' }, []],
  ])('is searched %s, newest first', async (_how, filter, numbers) => {
    expect(await listed(filter)).toEqual(numbers);
  });

  test('shows thirty days without a word, and those of the own company only', async () => {
    bank.clock.pass({ minutes: 1 });
    const numbers = await listed({});
    expect(numbers.slice(-3)).toEqual(['32', '31', '30']);
    expect(await listed({}, stranger)).toEqual([]);
  });

  test('has what the screen shows of each', async () => {
    const { rows } = await preparer.get(listPayrolls, { ...ANY_PAYROLL, number: '32' });
    expect(rows).toEqual([
      {
        id: expect.stringMatching(/^[0-9]+$/),
        number: '32',
        documentDate: '2026-07-01',
        payoutDay: null,
        amount: '700.00',
        typeId: '7',
        otherType: 'Премія',
        status: 3,
        abortReason: null,
        confirmed: null,
        debitAccountId: '7001',
        debitAccount: '26003999000001',
        transitAccount: 'UA723516070000029098999000091',
        employeeCount: 1,
        creator: 'Перевірна Г. І.',
      },
    ]);
  });

  test.each([
    ['a period that begins after it ends', { start: '2026-07-02', end: '2026-07-01' }, 'start', 'invalidDates'],
    ['a smallest amount above the largest', { amountFrom: '2.00', amountTo: '1.00' }, 'amountFrom', expect.any(String)],
  ])('refuses %s', async (_what, filter, field, key) => {
    expect(await preparer.refused(listPayrolls, { ...ANY_PAYROLL, ...filter })).toMatchObject({
      problems: [{ field, key }],
    });
  });

  test('is cut after five thousand payrolls, and the answer says so', async () => {
    await bank.services.db.run(`WITH made AS (
        INSERT INTO document (company_id, account_id, number, type, document_date, amount, currency_code,
          currency_letters, receiver_name, receiver_code, receiver_account, receiver_is_resident, receiver_has_code,
          purpose, creator_id, created_at)
        SELECT 1003, 7013, n::text, 6, document_date, amount, currency_code, currency_letters, receiver_name,
          receiver_code, receiver_account, receiver_is_resident, receiver_has_code, purpose, creator_id, created_at
        FROM document, generate_series(1, 5001) AS n WHERE id = 9001
        RETURNING id)
      INSERT INTO payroll (document_id, salary_project_id, type_id, other_type, employee_count)
      SELECT id, 7901, '1', '', 1 FROM made`);
    const { rows, truncated } = await stranger.get(listPayrolls, ANY_PAYROLL);
    expect([rows.length, truncated]).toEqual([5000, true]);
    // The oldest one is missing.
    expect([rows[0]?.number, rows.at(-1)?.number]).toEqual(['5001', '2']);
    const whole = await stranger.get(listPayrolls, { ...ANY_PAYROLL, number: '5001' });
    expect([whole.rows.length, whole.truncated]).toEqual([1, false]);
  });
});
