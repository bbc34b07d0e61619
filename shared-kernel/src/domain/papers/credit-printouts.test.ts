import { buildCreditContractSections, buildCreditDebtSections, type PrintedCredit } from './credit-printouts';

const PARTIES = { companyName: 'ТОВ «Калинова Брама»', companyCode: '91000017', bankName: 'Тестовий банк' };
const CREDIT: PrintedCredit = {
  number: 'КД-2026/7',
  start: '2026-07-15',
  end: '2028-07-15',
  rate: '18.50',
  penaltyRate: '30.00',
  scheme: 'classic',
  basis: 'act/365',
  dueDay: 15,
  purpose: 'Обладнання',
  currencyLetters: 'UAH',
  amount: '300000.00',
  repaymentAccount: 'UA383516070000029093999000097',
};
const rowsOf = (sections: ReturnType<typeof buildCreditContractSections>) =>
  Object.fromEntries(sections.flatMap(({ rows }) => rows));

describe('the papers of a credit', () => {
  it('say who lends to whom, how much, by which rate and how it is given back', () => {
    const sections = buildCreditContractSections(CREDIT, PARTIES);
    expect(sections.map(({ heading }) => heading)).toEqual(['Сторони', 'Кредит', 'Проценти', 'Погашення']);
    expect(rowsOf(sections)).toMatchObject({
      Банк: 'Тестовий банк',
      'Код позичальника': '91000017',
      Договір: 'КД-2026/7',
      Мета: 'Обладнання',
      Ставка: '18,50 % річних',
      'Підрахунок днів': 'факт/365',
      'Пеня на прострочене': '30,00 % річних',
      'Кінець строку': '15.07.2028',
      'Рахунок для погашення': 'UA38 3516 0700 0002 9093 9990 0009 7',
    });
  });

  it('leave out what is not known: a credit without an end has no line of it', () => {
    const rows = rowsOf(buildCreditContractSections({ ...CREDIT, end: null, purpose: '' }, PARTIES));
    expect(rows).not.toHaveProperty('Кінець строку');
    expect(rows).not.toHaveProperty('Мета');
  });

  it('write amounts in the decimals of the currency', () => {
    const yens = { ...CREDIT, currencyLetters: 'JPY', amount: '500000.00' };
    const { Сума: sum = '' } = rowsOf(buildCreditContractSections(yens, PARTIES));
    expect(sum.replaceAll(/\s/g, ' ')).toBe('500 000 JPY');
  });

  it('tell the debt of a day by parts, what is overdue apart and counted once', () => {
    const debt = {
      day: '2026-07-15',
      principal: '480000.00',
      interest: '12052.60',
      overduePrincipal: '20000.00',
      overdueInterest: '7949.59',
      penalty: '390.42',
    };
    const rows = rowsOf(buildCreditDebtSections(CREDIT, debt, PARTIES));
    const sums = Object.entries(rows).map(([name, text]) => [name, text.replaceAll(/\s/g, ' ')]);
    expect(Object.fromEntries(sums)).toMatchObject({
      'Основний борг, строковий': '460 000,00 UAH',
      'Основний борг, прострочений': '20 000,00 UAH',
      'Проценти, строкові': '4 103,01 UAH',
      'Проценти, прострочені': '7 949,59 UAH',
      Пеня: '390,42 UAH',
      Разом: '492 443,02 UAH',
    });
  });
});
