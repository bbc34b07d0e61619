/**
 * Beneficiary's or intermediary bank. Source:
 * docs/requirements/currency-payroll-credits-statements.md#payment-in-currency.
 */
export interface BankPart {
  readonly swift: string;
  readonly name: string;
  /** Numeric code, `276`. */
  readonly country: string;
  readonly address: string;
  /** Account with the next bank. */
  readonly correspondentAccount: string;
  readonly nationalCode: string;
}

export const EMPTY_BANK: BankPart = {
  swift: '',
  name: '',
  country: '',
  address: '',
  correspondentAccount: '',
  nationalCode: '',
};

export function isEmptyBank(bank: BankPart): boolean {
  return Object.values(bank).every((value) => value === '');
}
