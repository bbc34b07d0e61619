import type { Payroll, PayrollTypeRow } from '@ncb/shared-kernel/api/contract';
import type { PrintoutReference } from '@ncb/shared-kernel/domain/papers';
import { joinFullName } from '@ncb/shared-kernel/domain/rules';
import { PayrollType } from '@ncb/shared-kernel/domain/vocabulary';
import type { PrintedPayroll } from '@ncb/shared-kernel/print';

export interface PayrollPrintFacts {
  readonly companyName: string;
  readonly companyCode: string;
  readonly bankName: string;
  readonly bankCode: string;
  readonly bankCertificate: string;
  readonly types: readonly PayrollTypeRow[];
  /** By payroll. */
  readonly references: ReadonlyMap<string, PrintoutReference>;
}

export function toPrintedPayroll(
  payroll: Payroll,
  paper: PrintedPayroll['paper'],
  facts: PayrollPrintFacts,
): PrintedPayroll {
  const { number, documentDate, payoutDay, branch, transitAccount, period, half, total } = payroll;
  return {
    paper,
    number,
    documentDate,
    payoutDay,
    branch,
    transitAccount,
    period,
    half,
    total,
    companyName: facts.companyName,
    companyCode: facts.companyCode,
    typeName: getTypeName(payroll, facts.types),
    debitIban: payroll.debitIban,
    rows: payroll.employees.map((row) => ({
      taxCode: row.taxCode,
      name: joinFullName(row),
      account: row.account,
      amount: row.amount,
      outcome: row.outcome,
      reason: row.reason ?? '',
      uetr: row.uetr ?? '',
      nameCheck: row.nameCheck ?? null,
    })),
    ownBankCode: facts.bankCode,
    reference: facts.references.get(payroll.id),
    signed: {
      status: payroll.status,
      confirmed: payroll.confirmed ?? '',
      payer: { bankName: facts.bankName, bankCode: facts.bankCode },
      bankCertificate: facts.bankCertificate,
      // Signature right 1 or 2; 0 signs alone.
      signatures: payroll.signatures.map(({ signer, right, at, certificate }) => ({
        signer,
        at,
        certificate,
        place: right,
      })),
    },
  };
}

export function getTypeName(
  { typeId, otherType }: { readonly typeId: string; readonly otherType: string },
  types: readonly PayrollTypeRow[],
): string {
  const name = types.find(({ id }) => id === typeId)?.name ?? '';
  return Number(typeId) === PayrollType.other && otherType !== '' ? otherType : name;
}
