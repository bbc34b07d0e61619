import type { PayrollRowStatus } from '../../domain/vocabulary';
import type { Signed } from '../payment/draw-signatures';
import type { PrintedSignature } from '../payment/printed-payment';

/** A row of a payroll as it stands on paper. */
export interface PrintedPayrollRow {
  /** '' for none. */
  readonly taxCode: string;
  readonly name: string;
  readonly account: string;
  /** Decimal string. */
  readonly amount: string;
  /** What became of it, and why it came back; null and '' until the payroll is executed. */
  readonly outcome: PayrollRowStatus | null;
  readonly reason: string;
}

/** The signature of a payroll with its place. */
export interface PrintedPayrollSignature extends PrintedSignature {
  /** 1 or 2; 0 where one signature is enough. */
  readonly place: number;
}

/** A payroll with everything that its paper says. */
export interface PrintedPayroll {
  /** The sheet itself, or what became of each of its rows. */
  readonly paper: 'sheet' | 'result';
  readonly companyName: string;
  readonly companyCode: string;
  /** What is paid, in words. */
  readonly typeName: string;
  readonly number: string;
  /** `yyyy-MM-dd` */
  readonly documentDate: string;
  /** '' for none. */
  readonly confirmDate: string;
  /** Code of the branch that runs the salary project; '' where it is not told. */
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
  /** Six digits: a row to another bank carries that bank's code. */
  readonly ownBankCode: string;
  readonly signed: Omit<Signed, 'signatures'> & { readonly signatures: readonly PrintedPayrollSignature[] };
}
