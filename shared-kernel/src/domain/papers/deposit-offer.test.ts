import { buildDepositOfferSections, type PrintedOffer } from './deposit-offer';

const OFFER: PrintedOffer = {
  name: 'Резерв',
  currencyLetters: 'UAH',
  minimum: '10000.00',
  maximum: null,
  payout: 'at_end',
  basis: 'act/365',
  topUpMinimum: '1000.00',
  topUpStopDays: 30,
  withdrawRest: '5000.00',
  early: 'reduced',
  earlyRate: '0.10',
  isRenewable: true,
  validUntil: '2026-12-31',
  rates: [
    { fromAmount: '0.00', months: 3, rate: '12.00' },
    { fromAmount: '100000.00', months: 6, rate: '12.50' },
  ],
};
const rowsOf = (offer: PrintedOffer) =>
  Object.fromEntries(
    buildDepositOfferSections(offer, 'Тестовий банк')
      .flatMap(({ rows }) => rows)
      .map(([name, text]) => [name.replaceAll(/\s/g, ' '), text.replaceAll(/\s/g, ' ')]),
  );

describe('the conditions of an offer for deposits', () => {
  it('say the rates by amount and term, and what may be done with the deposit', () => {
    expect(rowsOf(OFFER)).toEqual({
      Банк: 'Тестовий банк',
      'Назва вкладу': 'Резерв',
      'Найменша сума': '10 000,00 UAH',
      'Пропозиція діє до': '31.12.2026',
      'від 0,00 UAH, 3 міс.': '12,00',
      'від 100 000,00 UAH, 6 міс.': '12,50',
      'Виплата процентів': 'наприкінці строку',
      Подовження: 'за ставкою дня подовження',
      'Підрахунок днів': 'факт/365, без дня надходження і дня повернення вкладу',
      Поповнення: 'від 1 000,00 UAH, крім останніх 30 дн. строку',
      'Повернення частини': 'без зміни ставки, незнижуваний залишок 5 000,00 UAH',
      'Дострокове повернення': 'проценти за весь строк перераховують за ставкою 0,10 % річних',
    });
  });

  it('say what is not offered', () => {
    const strict = {
      ...OFFER,
      topUpMinimum: null,
      withdrawRest: null,
      early: 'none',
      earlyRate: null,
      isRenewable: false,
    } as const;
    expect(rowsOf(strict)).toMatchObject({
      Поповнення: 'не передбачено',
      'Повернення частини': 'не передбачено',
      'Дострокове повернення': 'не передбачено',
      Подовження: 'не передбачено',
    });
    expect(rowsOf({ ...OFFER, early: 'agreed', earlyRate: null })).toMatchObject({
      'Дострокове повернення': 'без зміни ставки',
    });
  });
});
