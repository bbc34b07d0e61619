/** Who gets the currency. Source: spec 3 §3 */
export interface Beneficiary {
  readonly name: string;
  /** Code in his own country. */
  readonly code: string;
  /** The second code of countries that have one (`kpp_code`). */
  readonly secondCode: string;
  /** IBAN or, where there are none, the bank's own form; normalised. */
  readonly account: string;
  /** Numeric country code. */
  readonly country: string;
  readonly address: string;
}

export const EMPTY_BENEFICIARY: Beneficiary = {
  name: '',
  code: '',
  secondCode: '',
  account: '',
  country: '',
  address: '',
};
