import type { CurrencyPaymentDraft } from './check-payment-data';
import { checkBeneficiaryRow, type BeneficiaryRow } from './check-beneficiary-row';
import { EXTERNAL_PAYMENT, OWN_BANK_CODE, OWN_PAYMENT } from './testing';

const getBeneficiary = ({ beneficiary, beneficiaryBank, intermediaryBank }: CurrencyPaymentDraft): BeneficiaryRow => ({
  beneficiary,
  beneficiaryBank,
  intermediaryBank,
});
const EXTERNAL = getBeneficiary(EXTERNAL_PAYMENT);
const BANK = { code: OWN_BANK_CODE, swift: 'SBXXUA2XXXX' };
const OWN = getBeneficiary(OWN_PAYMENT);

describe('a row of the beneficiary catalogue', () => {
  it('of a receiver in another bank or in the own one is right', () => {
    expect(checkBeneficiaryRow(EXTERNAL, BANK)).toEqual([]);
    expect(checkBeneficiaryRow(OWN, BANK)).toEqual([]);
  });

  it('has the problems that it would make in a payment', () => {
    const row = { ...EXTERNAL, beneficiary: { ...EXTERNAL.beneficiary, name: 'Ромашка', account: '' } };
    expect(checkBeneficiaryRow(row, BANK)).toEqual([
      { field: 'beneficiary.name', key: 'notSwiftText' },
      { field: 'beneficiary.account', key: 'emptyField' },
    ]);
  });

  it('with a Ukrainian account of another bank leaves the bank', () => {
    const account = 'UA983052990000026008138043718';
    const row = { ...OWN, beneficiary: { ...OWN.beneficiary, account } };
    expect(checkBeneficiaryRow(row, BANK)[0]).toEqual({ field: 'beneficiary.name', key: 'notSwiftText' });
  });

  it('with a foreign account that has the own bank’s digits leaves the bank', () => {
    const account = 'GB82351607000002600934';
    const row = { ...EXTERNAL, beneficiary: { ...EXTERNAL.beneficiary, account } };
    expect(checkBeneficiaryRow(row, BANK)).toMatchObject([{ field: 'beneficiary.account', key: 'invalidIban' }]);
  });

  it('of a receiver in the own bank names no other bank, between neither; the office of the own bank it may', () => {
    const other = { ...OWN.beneficiaryBank, swift: 'DEUTDEFF' };
    const wrong = { ...OWN, beneficiaryBank: other, intermediaryBank: { ...other, swift: 'CITIUS33' } };
    expect(checkBeneficiaryRow(wrong, BANK)).toEqual([
      { field: 'beneficiaryBank.swift', key: 'nonOwnBankIban' },
      { field: 'intermediaryBank.swift', key: 'nonOwnBankIban' },
    ]);
    const office = { ...OWN, beneficiaryBank: { ...OWN.beneficiaryBank, swift: 'SBXXUA2XKYV' } };
    expect(checkBeneficiaryRow(office, BANK)).toEqual([]);
    expect(checkBeneficiaryRow(wrong, { ...BANK, swift: '' })).toEqual([]);
  });

  it('may have an address in parts and a maximum, checked too', () => {
    const addressParts = { town: 'Berlin', street: 'Ring', building: '5', postCode: '', region: '' };
    const row = { ...EXTERNAL, addressParts, maximum: '10.00' };
    expect(checkBeneficiaryRow(row, BANK)).toEqual([]);
    const wrong = { ...row, addressParts: { ...addressParts, town: 'Київ' }, maximum: '1,005' };
    expect(checkBeneficiaryRow(wrong, BANK)).toEqual([
      { field: 'addressParts.town', key: 'notSwiftText' },
      { field: 'maximum', key: 'incorrectAmount' },
    ]);
  });
});
