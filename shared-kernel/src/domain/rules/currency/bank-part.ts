/** The beneficiary's bank or the intermediary bank. Source: spec 3 §3 (`ben_bank_*`, `int_bank_*`) */
export interface BankPart {
  /** BIC, 8 or 11 characters, normalised. */
  readonly swift: string;
  readonly name: string;
  /** Numeric country code, `276`. */
  readonly country: string;
  readonly address: string;
  /** Account of this bank with the next one. */
  readonly correspondentAccount: string;
  /** The bank's code in its own country. */
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

/** True where no bank is named. */
export function isEmptyBank(bank: BankPart): boolean {
  return Object.values(bank).every((value) => value === '');
}
