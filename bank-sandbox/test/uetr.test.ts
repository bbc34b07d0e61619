import {
  findDocuments,
  getEvents,
  getExecutedPayment,
  getPayment,
  getPayroll,
  getSignedPdf,
  getStatement,
  listAccounts,
  listPayments,
  recallDocuments,
} from '@ncb/shared-kernel/api/contract';
import { isUetr } from '@ncb/shared-kernel/domain/tracking';
import { DocumentStatus, PayrollAccess, Side } from '@ncb/shared-kernel/domain/vocabulary';
import { and, eq } from 'drizzle-orm';
import { refuseDocument } from '../src/engine';
import { bankState, document, membership } from '../src/db/schema';
import { PAYROLL, payrollRef, recalls, sends, storePayroll } from './support/payroll';
import { Person, toRefs } from './support/person';
import { extractPdfText } from './support/read-pdf';
import { ALL_OPERATIONS, RECENT_DOCUMENTS } from './support/searches';
import { setUpBank, setUpPerson } from './support/set-up-bank';
import { BANK_DAY } from './support/test-clock';

const bank = setUpBank();
const payer = setUpPerson(bank, 'director1', '1001');
const payee = setUpPerson(bank, 'director1', '1002');
let payeeIban: string;
beforeAll(async () => {
  const { accounts } = await payee.get(listAccounts, {});
  payeeIban = accounts.find(({ currencyLetters }) => currencyLetters === 'UAH')?.iban ?? '';
  await bank.engine.runOnce();
}, 60_000);

let number = 8100;
async function savePayment(): Promise<string> {
  number += 1;
  return payer.save({ number: String(number), amount: '12.00', creditIban: payeeIban });
}
async function sendPayment(): Promise<string> {
  const id = await savePayment();
  await payer.sign(id);
  await payer.send(id);
  return id;
}
async function execute(): Promise<void> {
  bank.clock.pass({ minutes: 1 });
  await bank.engine.runOnce();
}
const readUetr = async (id: string) => (await payer.get(getPayment, { id })).payment.uetr;
const findLines = async (person: Person, uetr: string) => {
  const { statement } = await person.get(getStatement, { ...ALL_OPERATIONS, start: BANK_DAY, end: BANK_DAY });
  return statement.accounts.flatMap(({ documents }) => documents).filter((line) => line.uetr === uetr);
};
const findInJournal = async (person: Person, find: string, direction: 'd' | 'k') =>
  (await person.get(listPayments, { ...RECENT_DOCUMENTS, find, direction })).rows;

describe('the UETR of a hryvnia payment', () => {
  let id: string;
  let uetr: string;

  test('is given when the payment is sent, and a payment not sent has none', async () => {
    id = await savePayment();
    await payer.sign(id);
    expect(await readUetr(id)).toBeUndefined();
    await payer.send(id);
    uetr = (await readUetr(id)) ?? '';
    expect(isUetr(uetr)).toBe(true);
  });

  test('is the same for payer and payee: in journals, statements and what each prints', async () => {
    await execute();
    expect(await findInJournal(payer, uetr, 'd')).toMatchObject([{ id, uetr, status: DocumentStatus.success }]);
    expect(await findInJournal(payee, uetr, 'k')).toMatchObject([{ uetr, number: String(number), direction: 'k' }]);
    const [paid] = await findLines(payer, uetr);
    const [received] = await findLines(payee, uetr);
    expect([paid?.side, received?.side]).toEqual([Side.debit, Side.credit]);
    for (const [person, line] of [
      [payer, paid],
      [payee, received],
    ] as const) {
      if (!line) throw new Error('no operation');
      const { payment } = await person.get(getExecutedPayment, { bankDocumentId: line.id, accountId: line.accountId });
      expect(payment.uetr).toBe(uetr);
    }
  });

  test('stands in the notice of execution and on the signed printout', async () => {
    const { events } = await payer.get(getEvents, { lastId: null });
    expect(events.find(({ documentId }) => documentId === id)).toMatchObject({ uetr, status: DocumentStatus.success });
    await bank.services.db.queries.update(bankState).set({ dayOffset: 1 });
    const { pdf } = await payer.get(getSignedPdf, { document: { id, type: 1 } });
    await bank.services.db.queries.update(bankState).set({ dayOffset: 0 });
    expect(extractPdfText(pdf)).toContain(uetr);
  });

  test('finds the document over all time in any case of letters, and only for its company', async () => {
    expect((await payer.get(findDocuments, { text: ` ${uetr.toUpperCase()} ` })).rows.map((row) => row.id)).toEqual([
      id,
    ]);
    expect((await payee.get(findDocuments, { text: uetr })).rows).toEqual([]);
    expect(await findInJournal(payee, uetr, 'd')).toEqual([]);
    expect(await findInJournal(payer, uetr.slice(0, -1), 'd')).toEqual([]);
  });

  test('is kept by a payment that is recalled and sent again', async () => {
    const again = await sendPayment();
    const first = await readUetr(again);
    await payer.get(recallDocuments, { documents: toRefs([again]) });
    await payer.sign(again);
    await payer.send(again);
    expect(await readUetr(again)).toBe(first);
  });

  test('is told with the reason when the bank refuses the payment', async () => {
    const refused = await sendPayment();
    await bank.services.db.transaction((tx) =>
      refuseDocument(tx, Number(refused), 'Рахунок закрито', bank.clock.now()),
    );
    const { events } = await payer.get(getEvents, { lastId: null });
    expect(events.find(({ documentId }) => documentId === refused)).toMatchObject({
      status: DocumentStatus.aborted,
      reason: 'Рахунок закрито',
      uetr: await readUetr(refused),
    });
  });

  test('is missing from a payment that was sent before there were any', async () => {
    const old = await sendPayment();
    await bank.services.db.queries
      .update(document)
      .set({ uetr: null })
      .where(eq(document.id, Number(old)));
    await execute();
    expect(await readUetr(old)).toBeUndefined();
    const [row] = await findInJournal(payer, String(number), 'd');
    expect(row?.id).toBe(old);
    expect(row?.uetr).toBeUndefined();
  });
});

describe('the UETR of a payroll', () => {
  const readRows = async (id: string) => (await payer.get(getPayroll, { id })).payroll.employees;
  let id: string;

  test('is given to each of its payments when it is sent, and kept over a recall', async () => {
    id = await storePayroll(payer);
    await payer.signRefs(payrollRef(id));
    expect((await readRows(id)).map(({ uetr }) => uetr)).toEqual(PAYROLL.employees.map(() => null));
    await sends(payer, payrollRef(id));
    const given = (await readRows(id)).map(({ uetr }) => uetr ?? '');
    expect(given.every(isUetr)).toBe(true);
    expect(new Set(given).size).toBe(PAYROLL.employees.length);
    await recalls(payer, payrollRef(id));
    await payer.signRefs(payrollRef(id));
    await sends(payer, payrollRef(id));
    expect((await readRows(id)).map(({ uetr }) => uetr)).toEqual(given);
  });

  test('finds the payroll for those who see payrolls', async () => {
    const [row] = await readRows(id);
    const text = row?.uetr ?? '';
    const find = async (person: Person) =>
      (await person.get(findDocuments, { text })).payrolls.map((found) => found.id);
    expect(await find(payer)).toEqual([id]);
    expect(await find(payee)).toEqual([]);
    const ofAccountant = and(eq(membership.userId, 503), eq(membership.companyId, 1001));
    await bank.services.db.queries.update(membership).set({ payrollAccess: PayrollAccess.none }).where(ofAccountant);
    expect(await find(await new Person(bank, 'buh1').signIn())).toEqual([]);
  });
});
