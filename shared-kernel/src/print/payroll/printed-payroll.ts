import type { PrintedNameCheck, PrintoutReference } from '../../domain/papers';
import type { PayrollRowStatus } from '../../domain/vocabulary';
import type { Signed } from '../payment/draw-signatures';
import type { PrintedSignature } from '../payment/printed-payment';

export interface PrintedPayrollRow {
  /** '' for none. */
  readonly taxCode: string;
  readonly name: string;
  readonly account: string;
  /** Decimal string. */
  readonly amount: string;
  /** Outcome and the reason of a return; null and '' until the payroll is executed. */
  readonly outcome: PayrollRowStatus | null;
  readonly reason: string;
  /** '' until the payroll is sent. */
  readonly uetr: string;
  /** Null if the name was not compared. */
  readonly nameCheck: PrintedNameCheck | null;
}

interface PrintedPayrollSignature extends PrintedSignature {
  /** 1 or 2; 0 if one signature suffices. */
  readonly place: number;
}

export interface PrintedPayroll {
  readonly paper: 'sheet' | 'result';
  readonly companyName: string;
  readonly companyCode: string;
  readonly typeName: string;
  readonly number: string;
  /** `yyyy-MM-dd` */
  readonly documentDate: string;
  /** '' for none. */
  readonly payoutDay: string;
  /** Code of the branch that runs the salary project; '' if unknown. */
  readonly branch: string;
  readonly debitIban: string;
  readonly transitAccount: string;
  /** `yyyy-MM`, '' for none. */
  readonly period: string;
  /** `1`, `2`, '' for the whole month. */
  readonly half: string;
  readonly rows: readonly PrintedPayrollRow[];
  /** Decimal string. */
  readonly total: string;
  /** Six digits; a row to another bank shows that bank's code. */
  readonly ownBankCode: string;
  readonly signed: Omit<Signed, 'signatures'> & { readonly signatures: readonly PrintedPayrollSignature[] };
  /** Absent for a printout without a number. */
  readonly reference?: PrintoutReference | undefined;
}
