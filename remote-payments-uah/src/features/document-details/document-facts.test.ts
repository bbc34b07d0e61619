import type { JournalRow } from '@ncb/shared-kernel/api/contract';
import { toDotted } from '@ncb/shared-kernel/domain/dates';
import { journalRow } from '../../testing/journal-row';
import { listFacts } from './document-facts';

const getValues = (row: Partial<JournalRow>) =>
  Object.fromEntries(
    listFacts(
      journalRow(row),
      (type) => `type ${type}`,
      (sentence) => `reason ${sentence}`,
      toDotted,
    ).map(({ name, value }) => [name, value]),
  );

describe('the facts of a document', () => {
  it('of a hryvnia payment are its accounts, its purpose and what the bank did with it', () => {
    const facts = getValues({
      status: 5,
      confirmed: '2026-07-01T10:15:00',
      confirmDate: '2026-07-01',
      confirmTime: '10:15:00',
      bankDocumentId: '4711',
      receiverBankCode: '305299',
    });
    expect(facts).toEqual({
      type: 'type 1',
      confirmDate: '01.07.2026',
      confirmTime: '10:15:00',
      bankDocumentId: '4711',
      valueDate: '',
      debitAccount: '26003999000001',
      receiverName: 'ТОВ «Світанок Постач»',
      receiverCode: '92000019',
      receiverAccount: 'UA263052990000026006999000301',
      receiverBankCode: '305299',
      purpose: 'Оплата за товар, без ПДВ',
      creator: 'Тестенко І. П.',
    });
  });

  it('have a hryvnia payment’s UETR; a currency payment’s stands in its tracking', () => {
    const uetr = '8a562c67-ca16-48ba-b074-65581be6f001';
    expect(getValues({ uetr })['uetr']).toBe(uetr);
    expect(getValues({})).not.toHaveProperty('uetr');
    expect(getValues({ uetr, type: 2 })).not.toHaveProperty('uetr');
  });

  it('tell why the bank refused it', () => {
    expect(getValues({ status: 6, abortReason: 'Рахунок закрито' })['abortReason']).toBe('reason Рахунок закрито');
    expect(getValues({ status: 5 })).not.toHaveProperty('abortReason');
  });

  it('of a currency payment name the beneficiary’s bank and the bank between', () => {
    const facts = getValues({ type: 2, beneficiaryBankSwift: 'DEUTDEFF', beneficiaryBankName: 'Deutsche Bank' });
    expect(facts).toMatchObject({
      beneficiaryBankSwift: 'DEUTDEFF',
      beneficiaryBankName: 'Deutsche Bank',
      intermediaryBankSwift: '',
      intermediaryBankName: '',
    });
    expect(facts).toHaveProperty('purpose');
    expect(facts).not.toHaveProperty('receiverBankCode');
    expect(getValues({ type: 1 })).not.toHaveProperty('beneficiaryBankSwift');
  });

  it.each([3, 4, 5] as const)('of a request of type %d have both currencies and no purpose', (type) => {
    const facts = getValues({ type, debitCurrency: 'UAH', creditCurrency: 'USD' });
    expect(facts).toMatchObject({ debitCurrency: 'UAH', creditCurrency: 'USD' });
    expect(facts).not.toHaveProperty('purpose');
    expect(facts).not.toHaveProperty('receiverName');
    expect(facts).not.toHaveProperty('beneficiaryBankName');
  });
});
