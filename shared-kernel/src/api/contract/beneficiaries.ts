import { changeOfCatalogue, insertIntoCatalogue, listOfCatalogue } from './client-catalogue';
import { id, or, text, type Value } from './codec';
import { bankPart } from './currency-parts';
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
  beneficiaryBank: bankPart('bank_', 'country'),
  intermediaryBank: bankPart('int_bank_', 'country'),
} as const;

const newBeneficiary = withParts(record({}), parts);
const beneficiary = withParts(record({ id: at('record_id', id) }), parts);

export const listBeneficiaries = listOfCatalogue(BENEFICIARIES, beneficiary, 'Foreign receivers');
export const insertBeneficiary = insertIntoCatalogue(BENEFICIARIES, newBeneficiary, 'Add a foreign receiver');
export const changeBeneficiaries = changeOfCatalogue(BENEFICIARIES, beneficiary, 'Change foreign receivers');

export type CatalogueBeneficiary = Value<typeof beneficiary>;
export type NewBeneficiary = Value<typeof newBeneficiary>;
