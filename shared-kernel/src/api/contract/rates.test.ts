import { decodeWire, encodeParameters } from './call';
import { bankBySwift } from './banks';
import { listBeneficiaries } from './beneficiaries';
import { getCurrencyFee, makeCurrencyFee } from './fees';
import { getRate, listRates } from './rates';

describe('GET /api/rates', () => {
  it('is not below the prefix of the other calls and is made for no company', () => {
    expect(listRates).toMatchObject({ path: '/api/rates', isOutsidePrefix: true, access: 'user' });
  });

  it('answers what the bank buys and sells dollars and euros for, with the bank’s decimals', () => {
    const wire = { USD: { k_buy: '41.20', k_sale: 41.85 }, EUR: { k_buy: '47.9000', k_sale: '48.75' } };
    expect(decodeWire(listRates.answer, wire)).toEqual({
      ok: true,
      value: { USD: { buy: '41.20', sale: '41.85' }, EUR: { buy: '47.9000', sale: '48.75' } },
    });
  });
});

describe('GET /get_rate', () => {
  it('asks for the rate of buying as t1', () => {
    const parameters = encodeParameters(getRate.request, { currencyCode: '978', side: 't1' });
    expect(parameters).toEqual({ cur_ref: '978', rate_type: 't1' });
  });

  it('is for one unit unless the bank says otherwise', () => {
    const answer = { rate: '48.75', simCur: 'EUR', nameCur: 'Євро' };
    const read = (more: object) => decodeWire(getRate.answer, { ...answer, ...more });
    const rate = { rate: '48.75', currencyLetters: 'EUR', currencyName: 'Євро' };
    expect(read({})).toEqual({ ok: true, value: { ...rate, officialRate: undefined, units: '1' } });
    expect(read({ nbu_rate: '48.3300', units: 100 })).toEqual({
      ok: true,
      value: { ...rate, officialRate: '48.3300', units: '100' },
    });
  });
});

describe('the fees of currency operations', () => {
  it('are asked for by document type, account, currency and amount', () => {
    const request = { operation: 3, accountId: '7001', currencyCode: '978', amount: '100.00' } as const;
    const parameters = { oper_type: '3', acn_ref: '7001', cur_ref: '978', amount: '100.00' };
    expect(encodeParameters(makeCurrencyFee.request, request)).toEqual(parameters);
    expect(decodeWire(makeCurrencyFee.answer, { fee: 7.5 })).toEqual({ ok: true, value: { fee: '7.50' } });
  });

  it('are debited in hryvnias unless the bank says otherwise', () => {
    expect(decodeWire(getCurrencyFee.answer, { fee: { feeSize: '0.15' } })).toEqual({
      ok: true,
      value: {
        settings: { mode: 'debit', currencyLetters: 'UAH', minimum: null, percent: '0.15', value: null, account: '' },
      },
    });
  });
});

describe('GET /get_bank_by_swift', () => {
  it('answers the bank’s name and the number of its country', () => {
    expect(encodeParameters(bankBySwift.request, { swift: 'DEUTDEFF' })).toEqual({ swift: 'DEUTDEFF' });
    const bank = { country_id: '276', bank_name: 'DEUTSCHE BANK AG' };
    expect(decodeWire(bankBySwift.answer, { bank })).toEqual({
      ok: true,
      value: { bank: { country: '276', name: 'DEUTSCHE BANK AG' } },
    });
  });
});

describe('the beneficiary catalogue', () => {
  it('reads a row of the bank’s seed data: what it does not name is empty', () => {
    const row = {
      record_id: 3,
      name: 'EXAMPLE INC.',
      address: '1 Example St, New York',
      country: '840',
      code: '00-0000000',
      account: '000123456789',
      bank_swift: 'CHASUS33XXX',
      bank_name: 'JPMORGAN CHASE BANK, N.A.',
      bank_country: '840',
      int_bank_swift: 'CITIUS33XXX',
    };
    const decoded = decodeWire(listBeneficiaries.answer, { rows: [row] });
    expect(decoded.ok && decoded.value.rows[0]).toMatchObject({
      id: '3',
      beneficiary: { name: 'EXAMPLE INC.', country: '840', secondCode: '' },
      beneficiaryBank: { swift: 'CHASUS33XXX', country: '840', address: '' },
      intermediaryBank: { swift: 'CITIUS33XXX', name: '' },
    });
  });
});
