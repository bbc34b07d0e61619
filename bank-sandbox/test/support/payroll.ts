import {
  recallDocuments,
  savePayroll,
  sendDocuments,
  unsignDocuments,
  type DocumentRef,
  type PayrollToSave,
  type Verdict,
} from '@ncb/shared-kernel/api/contract';
import { buildPayrollPayments } from '@ncb/shared-kernel/domain/rules';
import { SEED } from '../../src/seed';
import { BANK_DAY } from './test-clock';
import { PAYMENT, type Person } from './person';

export const TRANSIT = 'UA723516070000029098999000091';

/** Модельний is a former employee. */
const EMPLOYEES: PayrollToSave['employees'] = SEED.employees
  .filter(({ status }) => status === 'active')
  .map((item) => ({
    taxCode: item.tin,
    lastName: item.lastname,
    firstName: item.firstname,
    middleName: item.middlename,
    account: item.emp_acn,
    amount: item.amount,
  }));

/** Nine employees with accounts with us, two in other banks. */
export const PAYROLL: PayrollToSave = {
  id: null,
  number: '1',
  documentDate: BANK_DAY,
  payoutDay: '',
  debitAccountId: '7001',
  transitAccount: TRANSIT,
  typeId: '1',
  otherType: '',
  period: '2026-07',
  half: '1',
  total: '252688.83',
  employees: EMPLOYEES,
};

export function makePersonalIban(place: number): string {
  const bban = `35160700000${String(26_203_900_000_000 + place)}`;
  const check = 98 - Number(BigInt(`${bban}301000`) % 97n);
  return `UA${String(check).padStart(2, '0')}${bban}`;
}

export function withOneRow(row: Partial<PayrollToSave['employees'][number]> = {}): Partial<PayrollToSave> {
  const [first] = EMPLOYEES;
  if (!first) throw new Error('the seed has no employees');
  const only = { ...first, amount: '100.00', ...row };
  return { employees: [only], total: only.amount };
}

export async function storePayroll(person: Person, changes: Partial<PayrollToSave> = {}): Promise<string> {
  return (await person.get(savePayroll, { payroll: { ...PAYROLL, ...changes } })).id;
}

export const payrollRef = (id: string): DocumentRef => ({ id, type: 'payroll' });

type Bulk = (person: Person, ...documents: readonly DocumentRef[]) => Promise<readonly Verdict[]>;

export const sends: Bulk = async (person, ...documents) => (await person.get(sendDocuments, { documents })).verdicts;
export const unsigns: Bulk = async (person, ...documents) =>
  (await person.get(unsignDocuments, { documents })).verdicts;
export const recalls: Bulk = async (person, ...documents) =>
  (await person.get(recallDocuments, { documents })).verdicts;

/** Builds the payments of sign-and-pay like the client. */
export function buildBatch(total: string, firstNumber: number) {
  const [project] = SEED.salary_projects;
  if (!project) throw new Error('the seed has no salary project');
  const payments = buildPayrollPayments(
    {
      number: '1',
      documentDate: BANK_DAY,
      debitAccountId: '7001',
      total,
      typeId: '1',
      typeName: 'Заробітна плата та аванси',
      ...({ period: '', half: '', taxesPaid: false } as const),
    },
    {
      transitAccount: project.tran_acn_n,
      feePercent: project.tran_fee_percent,
      feeAmount: project.tran_fee_amount,
      feeAccount: project.fee_account,
      deal: project.tran_deal,
      dealDate: '2024-02-15',
    },
    { bankName: 'Тестовий банк (пісочниця)', bankCompanyCode: '14070197', bankDay: BANK_DAY, firstNumber },
  );
  if (!payments.fee) throw new Error('the bank takes a fee');
  return { salary: { ...PAYMENT, ...payments.salary }, fee: { ...PAYMENT, ...payments.fee } };
}

/** Saves them one by one, like an older client. @returns salary and fee */
export async function storePayments(person: Person, total: string, firstNumber: number) {
  const { salary, fee } = buildBatch(total, firstNumber);
  return [await person.save(salary), await person.save(fee)] as const;
}
