import type { JournalRow } from '@ncb/shared-kernel/api/contract';
import { journalRow } from '../../testing/journal-row';
import { listFacts } from './document-facts';

const told = (row: Partial<JournalRow>) =>
  Object.fromEntries(
    listFacts(
      journalRow(row),
      (type) => `type ${type}`,
      (sentence) => `reason ${sentence}`,
    ).map(({ name, value }) => [name, value]),
  );

describe('the facts of a document', () => {
  it('of a hryvnia payment are its accounts, its purpose and what the bank did with it', () => {
    const facts = told({
      status: 5,
      confirmed: '2026-07-01T10:15:00',
      confirmDate: '2026-07-01',
      confirmTime: '10:15:00',
      bankDocumentId: '4711',
      receiverBankCode: '305299',
    });
    expect(facts).toEqual({
      pmt_type: 'type 1',
      confirm_date: '01.07.2026',
      cond_time: '10:15:00',
      nopinf: '4711',
      val_date: '',
      acn_n: '26003999000001',
      name_co: 'ТОВ «Світанок Постач»',
      okpo_co: '92000019',
      acnt_co: 'UA263052990000026006999000301',
      mfo_co: '305299',
      pay_purp: 'Оплата за товар, без ПДВ',
      user_name: 'Тестенко І. П.',
    });
  });

  it('tell why the bank refused it', () => {
    expect(told({ status: 6, abortReason: 'Рахунок закрито' })['reason']).toBe('reason Рахунок закрито');
    expect(told({ status: 5 })).not.toHaveProperty('reason');
  });

  it('of a currency payment name the beneficiary’s bank and the bank between', () => {
    const facts = told({ type: 2, beneficiaryBankSwift: 'DEUTDEFF', beneficiaryBankName: 'Deutsche Bank' });
    expect(facts).toMatchObject({
      ben_bank_swift: 'DEUTDEFF',
      ben_bank_name: 'Deutsche Bank',
      int_bank_swift: '',
      int_bank_name: '',
    });
    expect(facts).toHaveProperty('pay_purp');
    expect(facts).not.toHaveProperty('mfo_co');
    expect(told({ type: 1 })).not.toHaveProperty('ben_bank_swift');
  });

  it.each([3, 4, 5] as const)('of a request of type %d have both currencies and no purpose', (type) => {
    const facts = told({ type, debitCurrency: 'UAH', creditCurrency: 'USD' });
    expect(facts).toMatchObject({ acn_d_cur: 'UAH', acn_c_cur: 'USD' });
    expect(facts).not.toHaveProperty('pay_purp');
    expect(facts).not.toHaveProperty('name_co');
    expect(facts).not.toHaveProperty('ben_bank_name');
  });
});
