import type { BeneficiaryRow } from '../../domain/rules';
import { declareChangeCall, declareInsertCall, declareListCall } from './client-catalogue';
import { id, money, optional, withDefault, text, type Codec } from './codec';
import { addressParts, bankPart, beneficiaryParts } from './currency-parts';
import { fieldName } from './field-names';
import { at, record } from './record';
import { withParts } from './record-parts';

/** Wire name of the catalogue of beneficiaries. Source: docs/requirements/hryvnia-payments.md#catalogue-rows. */
const BENEFICIARIES = 'ncb_beneficiary_c';

/** Fields of a row; names that the specification does not show are ours. */
const parts = {
  beneficiary: record({
    name: at('name', text),
    code: at('code', withDefault(text, '')),
    secondCode: at('kpp_code', withDefault(text, '')),
    account: at('account', withDefault(text, '')),
    country: at('country', withDefault(text, '')),
    address: at('address', withDefault(text, '')),
  }),
  /** Ours: structured address; undefined if only one line is known. */
  addressParts,
  beneficiaryBank: bankPart('bank_', 'country'),
  intermediaryBank: bankPart('int_bank_', 'country'),
} as const;

/**
 * Maximum of one payment to the beneficiary in its currency, as for counterparties. Source:
 * docs/requirements/currency-payroll-credits-statements.md#beneficiary-account.
 */
const maximum = at('sal', optional(money));

export type NewBeneficiary = BeneficiaryRow;

export interface CatalogueBeneficiary extends BeneficiaryRow {
  readonly id: string;
}

const newBeneficiary: Codec<NewBeneficiary> = withParts(record({ maximum }), parts);
const beneficiary: Codec<CatalogueBeneficiary> = withParts(record({ id: at('record_id', id), maximum }), parts);

/** Problems name the fields of a payment, whose rules apply. */
const problemField = fieldName(withParts(record({ maximum }), beneficiaryParts));

export const listBeneficiaries = declareListCall(BENEFICIARIES, beneficiary, 'Foreign receivers');
export const insertBeneficiary = declareInsertCall(
  BENEFICIARIES,
  newBeneficiary,
  'Add a foreign receiver',
  problemField,
);
export const changeBeneficiaries = declareChangeCall(
  BENEFICIARIES,
  beneficiary,
  'Change foreign receivers',
  problemField,
);
