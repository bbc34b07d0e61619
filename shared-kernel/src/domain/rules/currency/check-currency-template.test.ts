import { checkCurrencyTemplate } from './check-currency-template';
import { EXTERNAL_PAYMENT, PAYMENT_CONTEXT } from './testing';

const AT_SECOND_STEP = { ...PAYMENT_CONTEXT, isAtSecondStep: true };

describe('a currency template', () => {
  it('gets number and dates anew each time, so it needs none', () => {
    const undated = { ...EXTERNAL_PAYMENT, number: '', documentDate: '', valueDate: 'завтра' };
    expect(checkCurrencyTemplate('Оренда', undated, AT_SECOND_STEP)).toEqual([]);
  });

  it('needs a name, and a payment that keeps its other rules', () => {
    const wrong = { ...EXTERNAL_PAYMENT, number: '', purpose: '' };
    expect(checkCurrencyTemplate(' ', wrong, AT_SECOND_STEP)).toEqual([
      { field: 'name', key: 'fillThisField' },
      { field: 'purpose', key: 'emptyField' },
    ]);
  });

  it('cannot be kept on the first step: there is no receiver yet', () => {
    expect(checkCurrencyTemplate('', EXTERNAL_PAYMENT, { ...PAYMENT_CONTEXT, isAtSecondStep: false })).toEqual([
      { field: 'name', key: 'templateNeedsSecondStep' },
    ]);
  });
});
