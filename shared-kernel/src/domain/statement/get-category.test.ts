import { Side, type OperationCategory } from '../vocabulary';
import { getCategory, getCounterpartyKey, type CategorisedOperation, type CategoryReason } from './get-category';

const OPERATION: CategorisedOperation = {
  side: Side.debit,
  correspondentName: 'ТОВ «Папір»',
  correspondentCode: '38216540',
  correspondentAccount: 'UA453052990000026005012345678',
  correspondentBankCode: '305299',
  purpose: 'Папір, рах. 5512',
  isRevaluation: false,
};
const BANK = { correspondentCode: '14070197', correspondentName: 'АТ «Наш Банк»', correspondentBankCode: '351607' };
const accountAt = (balanceAccount: string) => ({ correspondentAccount: `UA453516070000000${balanceAccount}01234567` });
const getGroup = (change: Partial<CategorisedOperation>, chosen = new Map<string, OperationCategory>()) =>
  getCategory({ ...OPERATION, ...change }, { companyCode: '44123307', chosen });

describe('the category of an operation', () => {
  it.each<[string, Partial<CategorisedOperation>, OperationCategory, CategoryReason]>([
    ['the rate that moved', { isRevaluation: true, ...BANK }, 'revaluation', 'revaluation'],
    ['the company itself', { correspondentCode: '44123307' }, 'own', 'ownCode'],
    ['the Treasury', { correspondentBankCode: '899998' }, 'taxes', 'budget'],
    ['the transit account of salaries', accountAt('2909'), 'salary', 'salaryAccount'],
    ['the transit account of cards', accountAt('2924'), 'salary', 'salaryAccount'],
    ['a salary in words', { purpose: 'Заробітна плата за червень' }, 'salary', 'salaryWords'],
    ['an advance of a salary', { purpose: 'АВАНС за липень' }, 'salary', 'salaryWords'],
    ['an advance payment', { purpose: 'Авансовий платіж за договором' }, 'suppliers', 'expense'],
    ['wages that somebody paid us', { purpose: 'Зарплатний проєкт', side: Side.credit }, 'customers', 'income'],
    ['the account of fees', accountAt('6510'), 'fees', 'feeAccount'],
    ['a fee of our bank', { ...BANK, purpose: 'Комiсія банку' }, 'fees', 'feeWords'],
    ['a fee of somebody else', { purpose: 'Комісія за послуги' }, 'suppliers', 'expense'],
    ['the account of currency', accountAt('2900'), 'currency', 'currencyAccount'],
    ['a purchase of currency', { purpose: 'Переказ на купівлю валюти' }, 'currency', 'currencyWords'],
    ['a sale of foreign currency', { purpose: 'Продаж іноземної валюти' }, 'currency', 'currencyWords'],
    ['a salary in capitals with a Latin i', { purpose: 'ЗАРОБIТНА ПЛАТА' }, 'salary', 'salaryWords'],
    ['holiday pay with a quote in the word', { purpose: 'Від«пускні» за липень' }, 'salary', 'salaryWords'],
    ['a loan account', accountAt('2063'), 'credits', 'creditAccount'],
    ['interest of a loan', accountAt('2068'), 'credits', 'creditAccount'],
    ['a loan in words', { purpose: 'Погашення кредиту' }, 'credits', 'creditWords'],
    ['a payable', { purpose: 'Погашення кредиторської заборгованості' }, 'suppliers', 'expense'],
    ['a deposit', { purpose: 'Депозит, договір 5' }, 'deposits', 'depositWords'],
    ['all other income', { side: Side.credit }, 'customers', 'income'],
    ['all other expense', {}, 'suppliers', 'expense'],
  ])('of %s', (_, change, category, reason) => {
    expect(getGroup(change)).toEqual({ category, reason });
  });

  it('is that of the first rule that matches', () => {
    expect(getGroup({ correspondentCode: '44123307', correspondentBankCode: '899998' }).reason).toBe('ownCode');
    expect(getGroup({ correspondentBankCode: '899998', purpose: 'Комісія' }).reason).toBe('budget');
  });

  it('is the one that the user chose for the counterparty, and the reason says so', () => {
    const chosen = new Map<string, OperationCategory>([[getCounterpartyKey(OPERATION), 'salary']]);
    expect(getGroup({}, chosen)).toEqual({ category: 'salary', reason: 'chosen' });
    expect(getGroup({ purpose: 'Інше', side: Side.credit }, chosen).category).toBe('salary');
    expect(getGroup({ correspondentAccount: 'UA1' }, chosen).category).toBe('suppliers');
    expect(getGroup({ isRevaluation: true }, chosen).category).toBe('revaluation');
  });

  it('knows no company without a code by having none itself', () => {
    const operation = { ...OPERATION, correspondentCode: '' };
    expect(getCategory(operation, { companyCode: '', chosen: new Map() }).category).toBe('suppliers');
  });
});

describe('the key of a counterparty', () => {
  it('is its code and its account, or its name where it has neither', () => {
    expect(getCounterpartyKey(OPERATION)).toBe('38216540|UA453052990000026005012345678');
    expect(getCounterpartyKey({ ...OPERATION, correspondentCode: '', correspondentAccount: '' })).toBe('тов папір');
  });
});
