import type { CallOptions, Outcome } from '@ncb/shared-kernel/api/client';
import { getPayroll, listPayments, listPayrolls, savePayments, savePayroll } from '@ncb/shared-kernel/api/contract';
import { DocumentStatus } from '@ncb/shared-kernel/domain/vocabulary';
import { PersonWithOpenedKey } from '../bench/stress/round-robin';
import { openDatabase } from '../src/db';
import { findBrokenAuditRow } from '../src/audit';
import { findLedgerFaults } from '../src/ledger';
import { copyPreparedBank, type BankData } from './support/prepare-bank';
import { buildBatch, withOneRow, payrollRef, PAYROLL, sends } from './support/payroll';
import { getToday } from './support/bank-process';
import { KilledBank } from './support/killed-bank';
import type { Person } from './support/person';
import { ANY_PAYROLL, RECENT_DOCUMENTS } from './support/searches';

/** Milliseconds from request to kill: before, during and after processing. */
const MOMENTS = [0, 15, 40] as const;

async function expectOk<T>(outcome: Promise<Outcome<T>>): Promise<T> {
  const answered = await outcome;
  if (!answered.ok) throw new Error(JSON.stringify(answered.failure));
  return answered.value;
}

let preparedBank: BankData;
beforeAll(async () => {
  preparedBank = await copyPreparedBank('pglite');
}, 240_000);

test('sign-and-pay whose bank is killed ten times makes one payroll and two payments, signed and sent once', async () => {
  const bank = new KilledBank(preparedBank.place);
  const process = await bank.start();
  const accountant = await new PersonWithOpenedKey(process, 'buh1').signIn('1001');
  const director = await new PersonWithOpenedKey(process, 'director1').signIn('1001');
  const key: CallOptions = { idempotencyKey: crypto.randomUUID() };
  const other: CallOptions = { idempotencyKey: crypto.randomUUID() };
  const sheet = { ...PAYROLL, ...withOneRow(), number: '9001', documentDate: getToday() };

  const saves = () => expectOk(accountant.call(savePayroll, { payroll: sheet }, key));
  let payroll = '';
  for (const moment of MOMENTS) payroll = (await bank.killDuring(saves, moment)).id;

  const { salary, fee } = buildBatch(sheet.total, 9101);
  const payments = [salary, fee].map((payment) => ({ ...payment, documentDate: getToday() }));
  const request = { type: 1, all: true, payments, payrollId: payroll } as const;
  const pays = () => expectOk(accountant.call(savePayments, request, other));
  for (const moment of MOMENTS) await bank.killDuring(pays, moment);

  const unsignedBy = async (person: Person, below: DocumentStatus) => {
    const { payroll: stored } = await person.get(getPayroll, { id: payroll });
    const documents = [
      { ...payrollRef(payroll), status: stored.status },
      ...stored.payments.map(({ id, status }) => ({ id, type: 1 as const, status })),
    ];
    return documents.filter(({ status }) => status < below).map(({ id, type }) => ({ id, type }));
  };
  const signRest = (person: Person, below: DocumentStatus) => async () => {
    const rest = await unsignedBy(person, below);
    if (rest.length > 0) await person.signRefs(...rest);
  };
  await bank.killDuring(signRest(accountant, DocumentStatus.signedSecond), 120);
  await bank.killDuring(signRest(director, DocumentStatus.ready), 120);

  const sendsRest = async () => {
    const rest = await unsignedBy(director, DocumentStatus.inProgress);
    if (rest.length > 0) await sends(director, ...rest);
  };
  await bank.killDuring(sendsRest, 0);
  await bank.killDuring(sendsRest, 25);
  expect(bank.kills).toBe(10);

  const { rows: payrolls } = await director.get(listPayrolls, ANY_PAYROLL);
  expect(payrolls.filter(({ number }) => number === '9001').map(({ id }) => id)).toEqual([payroll]);
  const { rows } = await director.get(listPayments, RECENT_DOCUMENTS);
  expect(
    rows
      .filter(({ number }) => number === '9101' || number === '9102')
      .map(({ number, amount }) => [number, amount])
      .sort(),
  ).toEqual([
    ['9101', sheet.total],
    ['9102', fee.amount],
  ]);
  const { payroll: stored } = await director.get(getPayroll, { id: payroll });
  for (const { status } of [stored, ...stored.payments])
    expect(status).toBeGreaterThanOrEqual(DocumentStatus.inProgress);
  expect(stored.signatures).toHaveLength(2);
  await bank.stop();
  const db = await openDatabase(
    { kind: 'folder', dataDir: preparedBank.place.dataDir, address: 'checks' },
    () => undefined,
  );
  expect(await findBrokenAuditRow(db.queries)).toBeNull();
  expect(await findLedgerFaults(db.queries)).toEqual([]);
  await db.close();
}, 240_000);
