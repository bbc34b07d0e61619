import type { BeneficiaryRow } from '../../domain/rules';
import { changeOfCatalogue, insertIntoCatalogue, listOfCatalogue } from './client-catalogue';
import { id, money, optional, or, text, type Codec } from './codec';
import { addressParts, bankPart } from './currency-parts';
import { at, record } from './record';
import { withParts } from './record-parts';

/** The catalogue of foreign receivers by its name on the wire. Source: spec 2 §3 */
const BENEFICIARIES = 'ncb_beneficiary_c';

/** Names of a row that the specification does not show are ours. */
const parts = {
  beneficiary: record({
    name: at('name', text),
    code: at('code', or(text, '')),
    secondCode: at('kpp_code', or(text, '')),
    account: at('account', or(text, '')),
    country: at('country', or(text, '')),
    address: at('address', or(text, '')),
  }),
  /** Ours: the address in parts; undefined where it is known as one line alone. */
  addressParts,
  beneficiaryBank: bankPart('bank_', 'country'),
  intermediaryBank: bankPart('int_bank_', 'country'),
} as const;

/** The most that one payment to him may be, in its currency; a correspondent has the same. Source: spec 3 §5 */
const maximum = at('sal', optional(money));

/** A foreign receiver to be kept. */
export type NewBeneficiary = BeneficiaryRow;

/** A foreign receiver that the bank keeps for the company. */
export interface CatalogueBeneficiary extends BeneficiaryRow {
  readonly id: string;
}

const newBeneficiary: Codec<NewBeneficiary> = withParts(record({ maximum }), parts);
const beneficiary: Codec<CatalogueBeneficiary> = withParts(record({ id: at('record_id', id), maximum }), parts);

export const listBeneficiaries = listOfCatalogue(BENEFICIARIES, beneficiary, 'Foreign receivers');
export const insertBeneficiary = insertIntoCatalogue(BENEFICIARIES, newBeneficiary, 'Add a foreign receiver');
export const changeBeneficiaries = changeOfCatalogue(BENEFICIARIES, beneficiary, 'Change foreign receivers');
