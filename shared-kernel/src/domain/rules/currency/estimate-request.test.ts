import { DocumentType, FeeMode } from '../../vocabulary';
import {
  getBankQuote,
  compareWithBank,
  getCrossRates,
  getCustomerQuote,
  estimateRequest,
  getRequiredHryvnias,
  type RequestRates,
} from './estimate-request';

const EURO: RequestRates = { currency: { rate: '48.75', official: '48.3300', units: '1' }, target: null };
const YEN: RequestRates = { currency: { rate: '2.83', official: '2.7830', units: '10' }, target: null };
const DOLLAR_TO_EURO: RequestRates = {
  currency: { rate: '41.20', official: '41.5000', units: '1' },
  target: { rate: '48.75', official: '48.3300', units: '1' },
};
const { buyRequest, saleRequest, convertRequest } = DocumentType;
const withheld = (hryvnias: string) => ({ hryvnias, mode: FeeMode.withhold });

describe('the estimate of a purchase', () => {
  const request = { type: buyRequest, amount: '12000.00', targetCurrencyCode: '' } as const;

  it('needs the amount at the NBU rate and 2 percent, takes the bank’s rate and the fee, and returns the rest', () => {
    // 12000 × 48.33 × 1.02; 12000 × 48.75; 0.3 % of 12000 × 48.33
    expect(estimateRequest(request, EURO, getBankQuote(EURO), withheld('1739.88'))).toEqual({
      needed: '591559.20',
      sum: '585000.00',
      fee: '1739.88',
      feeCurrencyCode: '980',
      total: '586739.88',
      rest: '4819.32',
    });
  });

  it('by a rate of one’s own takes that rate', () => {
    const own = getCustomerQuote('48.2', EURO);
    expect(estimateRequest(request, EURO, own, withheld('1739.88'))).toMatchObject({
      needed: '591559.20',
      sum: '578400.00',
      rest: '11419.32',
    });
  });

  it('leaves a debited fee out of what it takes', () => {
    const fee = { hryvnias: '1739.88', mode: FeeMode.debit };
    expect(estimateRequest(request, EURO, getBankQuote(EURO), fee)).toMatchObject({
      fee: '1739.88',
      total: '585000.00',
      rest: '6559.20',
    });
  });

  it('says what is missing where the reserve of 2 percent is not enough', () => {
    const dear = { currency: { rate: '11.55', official: '11.3100', units: '1' }, target: null };
    const small = { ...request, amount: '1000.00' };
    // 11536.20 against 11550.00 + 33.93
    expect(estimateRequest(small, dear, getBankQuote(dear), withheld('33.93')).rest).toBe('-47.73');
    expect(getRequiredHryvnias('11536.20', '11583.93')).toBe('11583.93');
    expect(getRequiredHryvnias('42330.00', '41974.50')).toBe('42330.00');
  });

  it('divides by the units that the currency is quoted for', () => {
    const yen = { ...request, amount: '100000.00' };
    expect(estimateRequest(yen, YEN, getBankQuote(YEN), withheld('83.49'))).toMatchObject({
      needed: '28386.60',
      sum: '28300.00',
    });
    expect(estimateRequest(yen, YEN, getCustomerQuote('2.8', YEN), withheld('83.49')).sum).toBe('28000.00');
  });
});

it('a sale brings hryvnias less the fee', () => {
  const rates: RequestRates = { currency: { rate: '41.20', official: '41.5000', units: '1' }, target: null };
  const request = { type: saleRequest, amount: '100.00', targetCurrencyCode: '' } as const;
  expect(estimateRequest(request, rates, getBankQuote(rates), withheld('12.45'))).toEqual({
    needed: null,
    sum: '4120.00',
    fee: '12.45',
    feeCurrencyCode: '980',
    total: '4107.55',
    rest: null,
  });
});

it('a conversion brings the target currency over both rates, less the fee in it', () => {
  const request = { type: convertRequest, amount: '1000.00', targetCurrencyCode: '978' } as const;
  // 1000 × 41.20 ÷ 48.75 = 845.128…; 124.50 UAH ÷ 48.33 = 2.576…
  expect(estimateRequest(request, DOLLAR_TO_EURO, getBankQuote(DOLLAR_TO_EURO), withheld('124.50'))).toEqual({
    needed: null,
    sum: '845.13',
    fee: '2.58',
    feeCurrencyCode: '978',
    total: '842.55',
    rest: null,
  });
  expect(getCrossRates(DOLLAR_TO_EURO)).toEqual({ there: '0.845128', back: '1.183252' });
});

it.each([
  [buyRequest, 2, EURO, '48.20', '1.1', 'better', false],
  [buyRequest, 2, EURO, '49.00', '0.5', 'worse', true],
  [buyRequest, 2, EURO, '48.75', '0.0', 'same', true],
  [buyRequest, 3, EURO, '48.20', '1.1', 'better', true],
  [buyRequest, 3, EURO, '49.00', '0.5', 'worse', false],
  [buyRequest, 4, EURO, '48.20', '1.1', 'better', false],
  [saleRequest, 3, EURO, '49.00', '0.5', 'better', false],
  [saleRequest, 4, EURO, '48.20', '1.1', 'worse', true],
  [convertRequest, 4, DOLLAR_TO_EURO, '0.86', '1.8', 'better', false],
  [convertRequest, 3, DOLLAR_TO_EURO, '0.84', '0.6', 'worse', true],
] as const)(
  'in request %s with rate %s, at %j, %s is by %s %% %s, met: %s',
  (type, rateType, rates, customerRate, ...expected) => {
    const [percent, verdict, isMet] = expected;
    expect(compareWithBank({ type, rateType, customerRate }, rates)).toEqual({ percent, verdict, isMet });
  },
);
