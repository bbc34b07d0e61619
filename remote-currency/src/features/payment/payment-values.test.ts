import type { Contract } from '@ncb/shared-kernel/api/contract';
import { EMPTY_BANK, EMPTY_BENEFICIARY, type DebitAccount } from '@ncb/shared-kernel/domain/rules';
import { AccountStatus } from '@ncb/shared-kernel/domain/vocabulary';
import { SAMPLE_SESSION } from '@ncb/shared-kernel/remote-contract/testing';
import { checkPayment, findWarnings, loadFullCheck } from './check-payment';
import { getMaximum, findOtherAccounts } from './catalogue-beneficiaries';
import { readDraft } from './payment-draft';
import { getContractPayee } from './get-contract-payee';
import { getStep, type PaymentFacts } from './payment-facts';
import { toBeneficiaryStepValues } from './to-beneficiary-step-values';
import { emptyPayment, toDraft, toPaymentRequest, type PaymentValues } from './payment-values';
import { toCopyValues, toRepeatValues, toPaymentValues } from './stored-values';
import { checkWhole } from './check-whole';

const ROW = {
  id: '1',
  beneficiary: {
    ...EMPTY_BENEFICIARY,
    name: 'TEST HANDEL GMBH',
    account: 'DE89370400440532013000',
    country: '276',
    address: 'Teststrasse 3, 10115 Berlin',
  },
  beneficiaryBank: { ...EMPTY_BANK, swift: 'DEUTDEFFXXX', name: 'DEUTSCHE BANK AG', country: '276' },
  intermediaryBank: EMPTY_BANK,
};
const ACCOUNT: DebitAccount = {
  id: '7003',
  iban: 'UA603516070000026003999000001',
  currencyCode: '978',
  status: AccountStatus.active,
  paymentsAllowed: true,
  available: '8300.10',
};
const FACTS: PaymentFacts = {
  bankDay: SAMPLE_SESSION.bankDay,
  ownBankCode: '351607',
  ownBankSwift: SAMPLE_SESSION.bankSwift,
  debitAccount: ACCOUNT,
  contracts: [],
  hryvnias: null,
  withheldFee: null,
  hasNewAccount: false,
  receiverMaximum: null,
};
const EMPTY = emptyPayment(SAMPLE_SESSION);
const FILLED: PaymentValues = {
  ...EMPTY,
  ...toBeneficiaryStepValues(ROW),
  currencyCode: '978',
  debitAccountId: '7003',
  amount: '1 200,5',
  isAddressSure: true,
  basis: 'other',
  basisText: ' Рахунок 7 ',
  purpose: 'Payment for goods ',
};
const keysOf = (values: PaymentValues, facts: Partial<PaymentFacts> = {}) =>
  checkWhole(values, { ...FACTS, ...facts }).map(({ field, key }) => `${field}: ${key}`);

describe('the values of a payment', () => {
  it('are tidied, and the address is put together of its parts', () => {
    expect(toDraft(FILLED)).toMatchObject({
      amount: '1200.50',
      purpose: 'Payment for goods',
      basisText: 'Рахунок 7',
      kind: 'ext',
      feePayer: 'SHA',
      beneficiary: { address: 'Teststrasse 3, 10115 Berlin' },
      addressParts: { town: 'Berlin', street: 'Teststrasse', building: '3', postCode: '10115', region: '' },
    });
  });

  it('come back from what was stored as they were typed', () => {
    const stored = toPaymentRequest(toDraft(FILLED));
    const values = toPaymentValues(stored, SAMPLE_SESSION);
    expect(toPaymentRequest(toDraft(values))).toEqual(stored);
    // Parts that were sent need no confirmation.
    expect(values.isAddressSure).toBe(true);
  });

  it('of a copy have today’s date and the next number', () => {
    const copy = toCopyValues(
      { ...toPaymentRequest(toDraft(FILLED)), number: '9', documentDate: '2026-01-05' },
      SAMPLE_SESSION,
    );
    expect(copy).toMatchObject({ number: EMPTY.number, documentDate: SAMPLE_SESSION.bankDay, valueDate: '' });
  });

  it('of an earlier payment to the same account say what it was for, and nothing of its day, number or money', () => {
    const stored = toPaymentRequest(toDraft({ ...FILLED, feePayer: 'OUR', comment: 'Як минулого разу' }));
    const repeated = {
      ...EMPTY,
      ...toRepeatValues({ ...stored, number: '9', documentDate: '2026-01-05' }, SAMPLE_SESSION),
    };
    expect(repeated).toMatchObject({
      amount: '1200.50',
      feePayer: 'OUR',
      basisText: 'Рахунок 7',
      number: EMPTY.number,
    });
    expect(repeated).toMatchObject({ documentDate: EMPTY.documentDate, debitAccountId: '', acnt_co: '' });
  });

  it('name a request for bought currency alone', () => {
    expect(toDraft({ ...FILLED, requestId: '12' }).requestId).toBe('');
    expect(toDraft({ ...FILLED, requestId: '12', fundsSource: 'cred' }).requestId).toBe('12');
  });

  it('keep of a draft what still has its shape', () => {
    const content = { documentId: null, version: null, values: { ...FILLED, contracts: [{}], ben_town: 5 } };
    expect(readDraft(content, null, EMPTY)?.values).toMatchObject({ amount: '1 200,5', contracts: [], ben_town: '' });
    expect(readDraft(content, { id: '7' }, EMPTY)).toBeNull();
  });
});

describe('the check of a payment', () => {
  it('is that of the first step until the rules of the second one have come', async () => {
    const wrong = { ...FILLED, purpose: '', name_co: '', acnt_co: '' };
    const fields = () => checkPayment(wrong, FACTS).map(({ field }) => field);
    expect(fields()).toEqual(['pay_purp']);
    await loadFullCheck();
    expect(fields()).toEqual(['pay_purp', 'name_co', 'acnt_co']);
    expect(await findWarnings({ ...FILLED, amount: '9000' }, FACTS)).toEqual([
      { field: 'amount', key: 'insufficientFunds' },
    ]);
  });

  it('passes a whole one', () => {
    expect(keysOf(FILLED)).toEqual([]);
  });

  it('wants a guessed address looked at, and a changed account asked for, abroad alone', () => {
    const unsure = { ...FILLED, isAddressSure: false };
    expect(keysOf(unsure, { hasNewAccount: true })).toEqual([
      'address_sure: addressToConfirm',
      'partner_called: callPartner',
    ]);
    expect(keysOf({ ...unsure, isPartnerCalled: true }, { hasNewAccount: true })).toEqual([
      'address_sure: addressToConfirm',
    ]);
    expect(keysOf({ ...unsure, kind: 'own' }, { hasNewAccount: true })).not.toContain('address_sure: addressToConfirm');
  });

  it('wants a town abroad', () => {
    const none = { ben_town: '', ben_street: '', ben_bldg: '', ben_pcode: '', ben_addr: '' };
    expect(keysOf({ ...FILLED, ...none })).toEqual(['ben_town: emptyField']);
  });

  it('wants yen whole', () => {
    const yen = { ...FILLED, currencyCode: '392', amount: '1000,50' };
    const debitAccount = { ...ACCOUNT, currencyCode: '392' };
    expect(keysOf(yen, { debitAccount })).toHaveLength(1);
    expect(keysOf({ ...yen, amount: '1000' }, { debitAccount })).toEqual([]);
  });

  it.each([
    ['amount', 'payment'],
    ['contracts_amounts', 'payment'],
    ['ultmtDbtr.subjectName', 'payment'],
    ['name_co', 'receiver'],
    ['ben_bank_swift', 'receiver'],
    ['int_bank_name', 'receiver'],
    ['address_sure', 'receiver'],
  ] as const)('shows %s at the step %s', (field, step) => {
    expect(getStep(field)).toBe(step);
  });
});

describe('a known partner', () => {
  it('is paid at most what the catalogue allows to his account, the least where it stands several times', () => {
    const rows = [ROW, { ...ROW, id: '2', maximum: '900.00' }, { ...ROW, id: '3', maximum: '10000.00' }];
    expect(getMaximum('DE89 3704 0044 0532 0130 00', rows)).toBe('900.00');
    expect(getMaximum('DE89', rows)).toBeNull();
    expect(getMaximum(ROW.beneficiary.account, [ROW])).toBeNull();
  });

  const receiver = { name_co: 'Test Handel  GmbH', acnt_co: 'DE02 1203 0000 0000 2020 51' };

  it('is told from his other accounts', () => {
    expect(findOtherAccounts(receiver, [ROW])).toEqual(['DE89370400440532013000']);
    expect(findOtherAccounts({ ...receiver, acnt_co: 'de89 3704 0044 0532 0130 00' }, [ROW])).toEqual([]);
    expect(findOtherAccounts({ ...receiver, name_co: 'ANOTHER GMBH' }, [ROW])).toEqual([]);
    expect(findOtherAccounts({ ...receiver, acnt_co: '' }, [ROW])).toEqual([]);
  });

  it('of a contract is its partner, or the beneficiary that it names', () => {
    const contract = {
      partner: { name: 'PARTNER', address: 'Berlin', code: '1', account: 'DE89370400440532013000', country: '276' },
      partnerBank: ROW.beneficiaryBank,
      intermediaryBank: EMPTY_BANK,
      beneficiary: '',
      beneficiaryCountry: '',
    } as Contract;
    expect(getContractPayee(contract).beneficiary).toMatchObject({
      name: 'PARTNER',
      account: ROW.beneficiary.account,
    });
    expect(
      getContractPayee({ ...contract, beneficiary: 'FACTOR', beneficiaryCountry: '616' }).beneficiary,
    ).toMatchObject({ name: 'FACTOR', account: '', country: '616' });
  });
});
