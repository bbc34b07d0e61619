import { AccountStatus } from '../vocabulary';
import { findProblems } from './testing';

describe('checkUahPayment', () => {
  it('finds nothing wrong with a payment that keeps every rule', () => {
    expect(findProblems({})).toEqual([]);
  });

  it('finds nothing wrong with a payment at all upper borders at once', () => {
    const payment = {
      number: '9999999999',
      documentDate: '2026-06-15',
      receiverName: 'Я'.repeat(140),
      amount: '999999999.99',
      purpose: 'Ї'.repeat(420),
    };
    expect(findProblems(payment, { available: '999999999.99' })).toEqual([]);
  });

  it('names every empty field of an empty form, in the order of the form', () => {
    const empty = {
      number: '',
      documentDate: '',
      debitAccountId: '',
      creditIban: '',
      receiverName: '',
      receiverCode: '',
      amount: '',
      purpose: '',
    };
    expect(findProblems(empty, null)).toEqual([
      { field: 'number', key: 'emptyField' },
      { field: 'documentDate', key: 'incorrectPDate' },
      { field: 'debitAccountId', key: 'chooseDebitAccount' },
      { field: 'creditIban', key: 'emptyField' },
      { field: 'receiverName', key: 'emptyField' },
      { field: 'receiverCode', key: 'emptyField' },
      { field: 'amount', key: 'incorrectAmount' },
      { field: 'purpose', key: 'emptyField' },
    ]);
  });

  it('names all ten things that can be wrong at once, each under its field', () => {
    const wrong = {
      number: 'A-1',
      documentDate: '2026-07-16',
      valueDate: '2026-07-14',
      creditIban: 'UA008999980310001000000000001',
      receiverName: 'Я'.repeat(141),
      receiverCode: '14360571',
      amount: '1000.01',
      purpose: 'Оплата\u202eатал',
    };
    expect(findProblems(wrong, { status: AccountStatus.closed })).toEqual([
      { field: 'number', key: 'incorrectNumber' },
      { field: 'documentDate', key: 'incorrectPDate' },
      { field: 'valueDate', key: 'incorrectVDate' },
      { field: 'debitAccountId', key: 'accountNotAllowed' },
      { field: 'creditIban', key: 'invalidIban' },
      { field: 'receiverName', key: 'tooLongName', params: { length: '141', max: '140' } },
      { field: 'receiverCode', key: 'invalidOkpo' },
      { field: 'amount', key: 'insufficientFunds' },
      { field: 'purpose', key: 'forbiddenCharacters' },
      { field: 'structuredPurpose', key: 'sep4.spp.fillSpp' },
    ]);
  });
});
