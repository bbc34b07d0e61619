import { isDisplayable } from '../../text';
import { BANK_DAY, VALID_ACCOUNT } from '../testing';
import { checkUahPayment } from '../check-uah-payment';
import { buildBuyFunding } from './build-buy-funding';

const REQUEST = {
  id: '55',
  number: '5',
  documentDate: '2026-07-14',
  amount: '1000.00',
  currencyCode: '840',
  debitAccountId: '7001',
  hryvnias: '42330.00',
  transitIban: 'UA473516070000029000999000090',
};
const BANK = { name: 'Тестовий банк', registryCode: '14070197' };

describe('the hryvnia payment for a purchase', () => {
  it('goes from the request’s account to the bank’s transit account and names the request', () => {
    expect(buildBuyFunding(REQUEST, BANK, BANK_DAY)).toEqual({
      requestId: '55',
      documentDate: BANK_DAY,
      valueDate: '',
      debitAccountId: '7001',
      creditIban: 'UA473516070000029000999000090',
      receiverName: 'Тестовий банк',
      receiverCode: '14070197',
      receiverIsResident: true,
      receiverHasCode: true,
      amount: '42330.00',
      purpose: 'Перерахування коштів для купівлі 1000.00 USD згідно заявки № 5 від 14.07.2026, без ПДВ',
    });
  });

  it('keeps every rule of a hryvnia payment once it has a number', () => {
    const { requestId: _, ...payment } = buildBuyFunding(REQUEST, BANK, BANK_DAY);
    const debitAccount = { ...VALID_ACCOUNT, available: '42330.00' };
    expect(checkUahPayment({ ...payment, number: '18' }, { bankDay: BANK_DAY, debitAccount })).toEqual([]);
    expect(isDisplayable(payment.purpose)).toBe(true);
  });

  it('names a currency that we do not know by its code', () => {
    expect(buildBuyFunding({ ...REQUEST, currencyCode: '756' }, BANK, BANK_DAY).purpose).toContain('1000.00 756 ');
  });
});
