export interface Beneficiary {
  readonly name: string;
  /** In the beneficiary's country. */
  readonly code: string;
  /** In countries that have two (`kpp_code`). */
  readonly secondCode: string;
  /** IBAN, or the bank's own form in countries without; normalised. */
  readonly account: string;
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
