import { BANK_DAY, VALID_ACCOUNT, VALID_PAYMENT } from './testing';
import { checkTemplateName, checkUahTemplate } from './check-template';
import type { UahPaymentDraft } from './check-uah-payment';

const findProblems = (name: string, changes: Partial<UahPaymentDraft> = {}, available = '1000.00') =>
  checkUahTemplate(
    name,
    { ...VALID_PAYMENT, ...changes },
    { bankDay: BANK_DAY, debitAccount: { ...VALID_ACCOUNT, available } },
  );

describe('a hryvnia template', () => {
  it('has no problem with a name and a valid payment', () => {
    expect(findProblems('Оренда')).toEqual([]);
  });

  it('needs no number, date or value date: they come when it is used', () => {
    expect(findProblems('Оренда', { number: '', documentDate: '', valueDate: 'колись' })).toEqual([]);
  });

  it('is not refused for the funds of today', () => {
    expect(findProblems('Оренда', {}, '0.00')).toEqual([]);
  });

  it('keeps every other rule of a payment, its name first', () => {
    expect(findProblems('', { receiverName: '', amount: '0.00' })).toEqual([
      { field: 'name', key: 'fillThisField' },
      { field: 'receiverName', key: 'emptyField' },
      { field: 'amount', key: 'lessThan1' },
    ]);
  });
});

describe('the name of a template', () => {
  it.each(['', ' ', '\t'])('"%s" is none', (name) => {
    expect(checkTemplateName(name)).toEqual({ field: 'name', key: 'fillThisField' });
  });

  it('has at most 100 characters, all visible', () => {
    expect(checkTemplateName('Я'.repeat(100))).toBeNull();
    expect(checkTemplateName('Я'.repeat(101))).toEqual({
      field: 'name',
      key: 'tooLongText',
      params: { length: '101', max: '100' },
    });
    expect(checkTemplateName('А\u200b')).toEqual({ field: 'name', key: 'forbiddenCharacters' });
  });
});
