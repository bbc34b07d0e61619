import { listDrafts, saveDraft, saveEmployee, savePayments, savePayroll } from '@ncb/shared-kernel/api/contract';
import { sql } from 'drizzle-orm';
import { selectRows } from '../src/db';
import { withOneRow, PAYROLL } from './support/payroll';
import { PAYMENT } from './support/person';
import { setUpBank, setUpPerson } from './support/set-up-bank';

const CARD = '5168742012344408';
const SPACED = '5168 7420 1234 4408';

const bank = setUpBank();
const director = setUpPerson(bank, 'director1', '1001');

async function findTablesWithCard(): Promise<readonly string[]> {
  const { queries } = bank.services.db;
  const rows = await selectRows<{ schema: string; name: string }>(
    queries,
    sql`
    SELECT table_schema AS schema, table_name AS name FROM information_schema.tables
      WHERE table_type = 'BASE TABLE' AND table_schema NOT IN ('pg_catalog', 'information_schema')`,
  );
  expect(rows.length).toBeGreaterThan(50);
  const columns: string[] = [];
  for (const { schema, name } of rows) {
    const rows = await selectRows(
      queries,
      sql`
      SELECT 1 FROM ${sql.identifier(schema)}.${sql.identifier(name)} AS held
        WHERE held::text LIKE ${`%${CARD}%`} OR held::text LIKE ${`%${SPACED}%`} LIMIT 1`,
    );
    if (rows.length > 0) columns.push(name);
  }
  return columns;
}

test('no table holds a card number after it was sent in a draft, a payroll, an employee and a payment', async () => {
  const rows = ['3184710691\tУмовна\tОксана\t\t', '\t\t\t\t'].map((line) => `${line}${CARD}\t17000.00`).join('\n');
  const draft = { id: null, page: 'miPayrollNew', name: `на ${SPACED}`, data: JSON.stringify({ rows, card: SPACED }) };
  const { id } = await director.get(saveDraft, draft);
  await director.get(saveDraft, { ...draft, id });
  const { drafts } = await director.get(listDrafts, { page: 'miPayrollNew' });
  expect(drafts[0]).toMatchObject({ name: 'на 5168 •••• •••• 4408' });
  expect(drafts[0]?.data).toBe(
    JSON.stringify({ rows: rows.replaceAll(CARD, '5168 •••• •••• 4408'), card: '5168 •••• •••• 4408' }),
  );

  for (const account of [CARD, SPACED]) {
    const payroll = { ...PAYROLL, ...withOneRow({ account }) };
    expect(await director.refused(savePayroll, { payroll })).toMatchObject({
      problems: [{ field: 'employees.0.account', key: 'cardNumberInsteadOfAccount' }],
    });
    const person = {
      id: null,
      taxCode: '',
      lastName: 'Нова',
      firstName: 'Яна',
      middleName: '',
      account,
      status: 'active' as const,
    };
    expect(await director.refused(saveEmployee, person)).toMatchObject({
      problems: [{ field: 'account', key: 'cardNumberInsteadOfAccount' }],
    });
    const payments = [{ ...PAYMENT, purpose: `Поповнення картки ${account}, без ПДВ` }];
    expect(await director.refused(savePayments, { type: 1, all: false, payments })).toMatchObject({
      problems: [{ field: '0.pay_purp', key: 'cardNumberInText' }],
    });
  }
  expect(await findTablesWithCard()).toEqual([]);
});

test('a draft without a card is kept to the letter, with old accounts and references of many digits', async () => {
  const data =
    '{"account":"26202000000011","uetr":"51687420-1234-4408-8123-516874201234","rows":"1\\t26203999000209\\t25.00"}';
  const { id } = await director.get(saveDraft, { id: null, page: 'miPayrollNew', name: '', data });
  const { drafts } = await director.get(listDrafts, { page: 'miPayrollNew' });
  expect(drafts.find((one) => one.id === id)?.data).toBe(data);
});
