import { EMPTY_BANK } from '../rules';
import { buildContractSections, type CardContract, type CardOperation } from './contract-card';

const CONTRACT: CardContract = {
  kind: 'export',
  number: 'EXP-2026/01',
  bankId: 'C31',
  startDate: '2026-01-10',
  endDate: null,
  amount: '100000.00',
  rest: '84300.00',
  paid: '12000.00',
  onWay: '3700.00',
  goodsGroup: '8716',
  currencyLetters: 'EUR',
  partner: { name: 'TEST HANDEL GMBH', address: '', code: '', account: '', country: '276' },
  partnerBank: { ...EMPTY_BANK, swift: 'DEUTDEFF' },
  intermediaryBank: EMPTY_BANK,
  beneficiary: '',
  beneficiaryCountry: '',
};
const OPERATION: CardOperation = {
  type: 2,
  number: '31',
  day: '2026-01-15',
  status: 5,
  amount: '9870.00',
  settleBy: '2026-07-14',
  open: '500.00',
  settledKind: null,
  settledNumber: '',
};

const linesOf = (operations: readonly CardOperation[] = []) =>
  buildContractSections(
    CONTRACT,
    { operations, papers: [{ kind: 'invoice', number: 'RE-1', date: '2026-05-20', amount: '10.50' }] },
    (code) => (code === '276' ? 'Німеччина' : code),
  ).flatMap(({ heading, rows }) =>
    rows.map(([label, value]) => `${heading} | ${label} | ${value.replaceAll('\u00a0', ' ')}`),
  );

describe('the paper of a contract’s card', () => {
  it('has sums that add up, the partner, his bank and the papers; nothing empty', () => {
    const lines = linesOf();
    for (const line of [
      'Контракт | Вид | Експорт товарів',
      'Контракт | Діє до | без строку',
      'Контракт | Група товарів за УКТЗЕД | 8716',
      'Суми | Використано | 15 700,00 EUR',
      'Суми | з них у дорозі | 3 700,00 EUR',
      'Суми | Залишок | 84 300,00 EUR',
      'Партнер | Країна | Німеччина',
      'Банк партнера | BIC | DEUTDEFF',
      'Папери | Рахунок-фактура RE-1 | 20.05.2026, 10,50 EUR',
    ])
      expect(lines).toContain(line);
    expect(lines.some((line) => /Банк-посередник|Операції|Адреса/.test(line))).toBe(false);
  });

  it('says of each operation how it stands and what is still to be proved', () => {
    expect(linesOf([OPERATION])).toContain(
      'Операції | 15.01.2026 № 31 | Платіжна інструкція в іноземній валюті, 9 870,00 EUR, проведений, ' +
        'не закрито 500,00 EUR, строк до 14.07.2026',
    );
    expect(linesOf([{ ...OPERATION, settledKind: 'customs', settledNumber: 'UA1' }])).toContain(
      'Операції | 15.01.2026 № 31 | Платіжна інструкція в іноземній валюті, 9 870,00 EUR, проведений, ' +
        'закрито: Митна декларація UA1',
    );
    expect(linesOf([{ ...OPERATION, type: 3, status: 4, settleBy: null, open: null }])).toContain(
      'Операції | 15.01.2026 № 31 | Заявка на купівлю валюти, 9 870,00 EUR, в обробці',
    );
  });
});
