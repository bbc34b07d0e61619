import * as vocabulary from '.';

describe('the vocabulary of currency operations', () => {
  it('has the words and numbers of the wire', () => {
    expect(vocabulary.CurrencyPaymentKind).toEqual({ own: 'own', external: 'ext' });
    expect(vocabulary.FundsSource).toEqual({ own: 'own', bought: 'cred' });
    expect(Object.values(vocabulary.OperationBasis)).toEqual(['contract', 'agreement', 'other', 'nobase']);
    expect(vocabulary.FeePayer).toEqual({ payer: 'OUR', beneficiary: 'BEN', shared: 'SHA' });
    expect(vocabulary.REQUEST_TYPES).toEqual([3, 4, 5]);
    expect(vocabulary.RateType).toEqual({ bank: 1, notHigher: 2, notLower: 3, desired: 4 });
    expect(vocabulary.RateSide).toEqual({ buy: 't1', sale: 't2' });
    expect(Object.values(vocabulary.FeeMode)).toEqual(['debit', 'withhold', 'transfer']);
    expect(Object.values(vocabulary.PurposeKind)).toEqual(['payment', 'prepayment']);
    expect(Object.values(vocabulary.ContractPaper)).toEqual(['contract', 'addition', 'invoice', 'customs', 'act']);
  });

  it('knows the limits of the specification', () => {
    expect(vocabulary).toMatchObject({
      AGREEMENT_NUMBER_MAX: 22,
      BASIS_TEXT_MAX: 60,
      BENEFICIARY_ACCOUNT_MAX: 29,
      BENEFICIARY_ADDRESS_MAX: 120,
      BENEFICIARY_NAME_MAX: 140,
      BANK_NAME_MAX: 200,
      CURRENCY_PURPOSE_MAX: 200,
      CURRENCY_PURPOSE_MIN: 3,
      OWN_BANK_REGISTRY_CODE_FALLBACK: '14070197',
    });
  });
});
