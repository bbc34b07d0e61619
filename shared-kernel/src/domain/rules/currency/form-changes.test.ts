import { EMPTY_BANK } from './bank-part';
import { NO_BASIS } from './basis';
import { withOwnBank, withBasis, withContracts, withCurrency, withKind } from './form-changes';
import { BUY_REQUEST, EXTERNAL_PAYMENT, OWN_PAYMENT } from './testing';

const FILLED = { ...EXTERNAL_PAYMENT, agreementNumber: '7', agreementDate: '2026-01-01', basisText: 'x' };
const OWN_BANK = { swift: 'SBXXUA2XXXX', name: 'Тестовий банк' };

describe('another kind of payment', () => {
  it('takes back the basis with all its parts, and the banks of the other kind', () => {
    const noBanks = { beneficiaryBank: EMPTY_BANK, intermediaryBank: EMPTY_BANK };
    const filled = { ...FILLED, intermediaryBank: FILLED.beneficiaryBank };
    expect(withKind(filled, 'own')).toEqual({ ...FILLED, ...NO_BASIS, ...noBanks, kind: 'own' });
    expect(withKind(OWN_PAYMENT, 'ext')).toEqual({ ...OWN_PAYMENT, ...NO_BASIS, ...noBanks, kind: 'ext' });
  });

  it('that is chosen for the first time keeps a bank abroad', () => {
    const { beneficiaryBank } = withKind({ ...FILLED, kind: null }, 'ext');
    expect(beneficiaryBank).toEqual(FILLED.beneficiaryBank);
  });

  it('that is the same changes nothing', () => {
    expect(withKind(FILLED, 'ext')).toBe(FILLED);
  });
});

describe('another basis', () => {
  it('clears contracts, number, date and text', () => {
    expect(withBasis(FILLED, 'other')).toEqual({ ...FILLED, ...NO_BASIS, basis: 'other' });
    expect(withBasis(FILLED, null)).toEqual({ ...FILLED, ...NO_BASIS });
    expect(withBasis(BUY_REQUEST, 'nobase')).toEqual({ ...BUY_REQUEST, ...NO_BASIS, basis: 'nobase' });
  });

  it('that is the same changes nothing', () => {
    expect(withBasis(FILLED, 'contract')).toBe(FILLED);
  });
});

describe('another currency', () => {
  it('clears the debit account and the contracts, not the basis', () => {
    const changed = { ...FILLED, currencyCode: '840', debitAccountId: '', contracts: [] };
    expect(withCurrency(FILLED, '840')).toEqual(changed);
    expect(withCurrency(FILLED, '840').basis).toBe('contract');
  });

  it('that is the same changes nothing', () => {
    expect(withCurrency(FILLED, '978')).toBe(FILLED);
  });
});

describe('chosen contracts', () => {
  it('that are one get the full amount', () => {
    const contracts = [{ contractId: '32', amount: '100.00' }];
    expect(withContracts(FILLED, ['32'])).toEqual({ ...FILLED, contracts });
  });

  it('that are several keep what each has; a new one waits for its amount', () => {
    const two = [
      { contractId: '31', amount: '100.00' },
      { contractId: '32', amount: '' },
    ];
    expect(withContracts(FILLED, ['31', '32']).contracts).toEqual(two);
  });

  it('that are none leave none', () => {
    expect(withContracts(FILLED, []).contracts).toEqual([]);
  });
});

describe('the second step', () => {
  const unfilled = { ...OWN_PAYMENT, beneficiaryBank: EMPTY_BANK };

  it('of a payment within the bank begins with the own bank and Ukraine', () => {
    const own = { ...EMPTY_BANK, swift: 'SBXXUA2XXXX', name: 'Тестовий банк', country: '804' };
    expect(withOwnBank(unfilled, OWN_BANK)).toEqual({ ...unfilled, beneficiaryBank: own });
  });

  it('leaves alone what a person typed, and payments to other banks', () => {
    const typed = { ...unfilled, beneficiaryBank: { ...EMPTY_BANK, address: 'вул. Вигадана, 1' } };
    expect(withOwnBank(typed, OWN_BANK)).toBe(typed);
    const external = { ...unfilled, kind: 'ext' } as const;
    expect(withOwnBank(external, OWN_BANK)).toBe(external);
  });
});
