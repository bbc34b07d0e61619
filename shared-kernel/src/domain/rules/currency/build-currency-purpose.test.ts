import { isSwiftText } from '../../text';
import { buildCurrencyPurpose, type PurposeParts } from './build-currency-purpose';

const CONTRACT = { number: '5', date: '2026-01-10' };
const INVOICE = { number: '7', date: '2026-07-01' };
const ENGLISH: PurposeParts = {
  language: 'en',
  kind: 'prepayment',
  subject: ' goods ',
  contract: CONTRACT,
  invoice: INVOICE,
};
const UKRAINIAN: PurposeParts = { ...ENGLISH, language: 'uk', kind: 'payment', subject: 'товар' };

describe('the purpose builder', () => {
  it('writes English that SWIFT can carry', () => {
    const text = 'Prepayment for goods under contract No 5 dated 10.01.2026, invoice No 7 dated 01.07.2026';
    expect(buildCurrencyPurpose(ENGLISH)).toBe(text);
    expect(isSwiftText(text)).toBe(true);
    expect(buildCurrencyPurpose({ ...ENGLISH, kind: 'payment', contract: null, invoice: null })).toBe(
      'Payment for goods',
    );
  });

  it('writes Ukrainian', () => {
    const text = 'Оплата за товар згідно контракту № 5 від 10.01.2026, рахунок № 7 від 01.07.2026';
    expect(buildCurrencyPurpose(UKRAINIAN)).toBe(text);
    const bare = { ...UKRAINIAN, kind: 'prepayment', contract: null } as const;
    expect(buildCurrencyPurpose(bare)).toBe('Передоплата за товар, рахунок № 7 від 01.07.2026');
  });
});
