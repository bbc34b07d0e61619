import {
  dropEmployees,
  listEmployees,
  saveEmployee,
  type EmployeeToSave,
  type Verdict,
} from '@ncb/shared-kernel/api/contract';
import { and, eq, sql } from 'drizzle-orm';
import { audit, company, employee } from '../src/db/schema';
import { type Person, refused } from './support/person';
import { setUpBank, setUpPerson } from './support/set-up-bank';

const bank = setUpBank();
const accountant = setUpPerson(bank, 'buh1');
const stranger = setUpPerson(bank, 'fop1');
beforeAll(async () => {
  // Employees have a page only if the bank pays the salaries.
  await bank.services.db.queries.update(company).set({ hasPayrollProject: true }).where(eq(company.id, 1003));
}, 60_000);

const NEW: EmployeeToSave = {
  id: null,
  taxCode: '0148102804',
  lastName: 'Ґанжа',
  firstName: 'Єва',
  middleName: '',
  account: 'UA353220010000026206999000211',
  status: 'active',
};
const save = async (changes: Partial<EmployeeToSave> = {}) =>
  (await accountant.get(saveEmployee, { ...NEW, ...changes })).id;
const list = async (person = accountant) => (await person.get(listEmployees, {})).employees;
const drop = async (person: Person, ...ids: readonly string[]): Promise<readonly Verdict[]> =>
  (await person.get(dropEmployees, { ids })).verdicts;
const unavailable = (id: string) => ({ id, status: null, error: null, errorCode: null });
const recorded = async (id: string) => {
  const rows = await bank.services.db.queries
    .select()
    .from(audit)
    .where(and(eq(audit.objectType, 'employee'), eq(audit.objectId, id)));
  return rows.map(({ action, result }) => [action, result]);
};

test('a company sees its own employees in the order of the Ukrainian alphabet, and nobody else’s', async () => {
  const rows = await list();
  expect(rows.map(({ lastName }) => lastName)).toEqual([
    'Взірцевий',
    'Вигадана',
    'Дослідна',
    'Ескізна',
    'Зразкевич',
    'Макетна',
    'Модельний',
    'Примірний',
    'Пробний',
    'Тестівська',
    'Умовна',
    'Чернетко',
  ]);
  expect(rows.at(-2)).toEqual({
    id: expect.stringMatching(/^[0-9]+$/),
    taxCode: '0148102804',
    lastName: 'Умовна',
    firstName: 'Оксана',
    middleName: 'Тестівна',
    account: 'UA883516070000026202999000200',
    status: 'active',
    fromBank: true,
    amount: '17000.00',
    paidOn: null,
  });
  expect(rows.find(({ lastName }) => lastName === 'Модельний')?.status).toBe('dismissed');
  expect(await list(stranger)).toEqual([]);
});

test('an employee is added, changed and deleted, and each step stands in the audit trail', async () => {
  const id = await save({
    taxCode: ' 0148102804 ',
    account: 'UA35 3220 0100 0002 6206 9990 0021 1',
    lastName: ' Ґанжа ',
  });
  const row = { ...NEW, id, fromBank: false, amount: null, paidOn: null };
  expect((await list()).find((item) => item.id === id)).toEqual(row);
  expect(await save({ id, firstName: 'Марія', status: 'dismissed' })).toBe(id);
  expect((await list()).find((item) => item.id === id)).toEqual({ ...row, firstName: 'Марія', status: 'dismissed' });
  expect(await drop(accountant, id)).toEqual([unavailable(id)]);
  expect((await list()).map((item) => item.id)).not.toContain(id);
  expect(await recorded(id)).toEqual([
    ['saveRecord', 'ok'],
    ['saveRecord', 'ok'],
    ['dropRecord', 'ok'],
  ]);
});

test.each([
  ['without a name', { lastName: '' }, 'lastName', 'empFioIsEmpty'],
  ['with a name in Latin letters', { firstName: 'Eva' }, 'firstName', 'illegalCharsInFio'],
  ['without an account', { account: '' }, 'account', 'empAcnIsEmpty'],
  ['with a wrong IBAN', { account: 'UA353220010000026206999000212' }, 'account', 'invalidIban'],
  ['without a code for an account with another bank', { taxCode: '' }, 'taxCode', 'empToForeignBankEmptyCode'],
])('an employee %s is refused by the rules', async (_how, changes, field, key) => {
  expect(await accountant.refused(saveEmployee, { ...NEW, ...changes })).toMatchObject({ problems: [{ field, key }] });
});

test('what comes from the bank can be neither changed nor deleted; the others of the selection go', async () => {
  const fromBank = (await list()).find((item) => item.fromBank)?.id ?? '';
  const own = await save();
  expect(await accountant.refused(saveEmployee, { ...NEW, id: fromBank })).toMatchObject({ code: 'forbidden' });
  expect(await drop(accountant, fromBank, own)).toEqual([refused(fromBank, 'forbidden'), unavailable(own)]);
  expect(await recorded(fromBank)).toEqual([['dropRecord', 'forbidden']]);
});

test('another company’s employee is an unknown one', async () => {
  const id = await save();
  expect(await stranger.refused(saveEmployee, { ...NEW, id })).toEqual(
    await stranger.refused(saveEmployee, { ...NEW, id: '999999' }),
  );
  expect(await drop(stranger, id, '999999')).toEqual([refused(id, 'notFound'), refused('999999', 'notFound')]);
  expect((await list()).map((item) => item.id)).toContain(id);
});

test('the same key and body add one employee', async () => {
  const key = { idempotencyKey: 'employee-key-1' };
  const first = await accountant.get(saveEmployee, NEW, key);
  expect(await accountant.get(saveEmployee, NEW, key)).toEqual(first);
  expect(await accountant.refused(saveEmployee, { ...NEW, firstName: 'Інша' }, key)).toMatchObject({
    code: 'idempotencyKeyReused',
  });
});

test('a company keeps no more employees than one payroll can pay', async () => {
  await bank.services.db.queries.insert(employee).select(
    sql`SELECT nextval('employee_id_seq'), 1003, '', 'А', 'Б', '', '26203999000209', 'active', false, NULL, NULL
      FROM generate_series(1, 5000)`,
  );
  expect(await stranger.refused(saveEmployee, NEW)).toMatchObject({
    problems: [{ field: 'employees', key: 'tooManyEmployees', params: { max: '5000' } }],
  });
  expect(await list(stranger)).toHaveLength(5000);
});
