import type { Contract } from '@ncb/shared-kernel/api/contract';
import { EMPTY_BANK, EMPTY_BENEFICIARY, type DebitAccount } from '@ncb/shared-kernel/domain/rules';
import { AccountStatus } from '@ncb/shared-kernel/domain/vocabulary';
import { SAMPLE_SESSION } from '@ncb/shared-kernel/remote-contract/testing';
import { checkPayment, findWarnings, loadFullCheck } from './check-payment';
import { getMaximum, findOtherAccounts } from './catalogue-beneficiaries';
import { readDraft } from './payment-draft';
import { getContractBeneficiary } from './get-contract-beneficiary';
import { getStep, type PaymentFacts } from './payment-facts';
import { toBeneficiaryStepValues } from './to-beneficiary-step-values';
import { createEmptyPayment, toDraft, toPaymentRequest, type PaymentValues } from './payment-values';
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
  beneficiaryMaximum: null,
};
const EMPTY = createEmptyPayment(SAMPLE_SESSION);
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
    expect(repeated).toMatchObject({ documentDate: EMPTY.documentDate, debitAccountId: '', 'beneficiary.account': '' });
  });

  it('name a request for bought currency alone', () => {
    expect(toDraft({ ...FILLED, requestId: '12' }).requestId).toBe('');
    expect(toDraft({ ...FILLED, requestId: '12', fundsSource: 'cred' }).requestId).toBe('12');
  });

  it('keep of a draft what still has its shape', () => {
    const content = { documentId: null, version: null, values: { ...FILLED, contracts: [{}], 'addressParts.town': 5 } };
    expect(readDraft(content, null, EMPTY)?.values).toMatchObject({
      amount: '1 200,5',
      contracts: [],
      'addressParts.town': '',
    });
    expect(readDraft(content, { id: '7' }, EMPTY)).toBeNull();
  });

  it('are those of a draft that an older version kept by wire names', () => {
    const former = {
      name_co: 'beneficiary.name',
      okpo_co: 'beneficiary.code',
      kpp_code: 'beneficiary.secondCode',
      acnt_co: 'beneficiary.account',
      ben_country: 'beneficiary.country',
      ben_addr: 'beneficiary.address',
      ben_town: 'addressParts.town',
      ben_street: 'addressParts.street',
      ben_bldg: 'addressParts.building',
      ben_pcode: 'addressParts.postCode',
      ben_region: 'addressParts.region',
      ben_bank_swift: 'beneficiaryBank.swift',
      ben_bank_name: 'beneficiaryBank.name',
      ben_bank_cntry: 'beneficiaryBank.country',
      ben_bank_addr: 'beneficiaryBank.address',
      ben_bank_coracn: 'beneficiaryBank.correspondentAccount',
      ben_bank_bic: 'beneficiaryBank.nationalCode',
      int_bank_swift: 'intermediaryBank.swift',
      int_bank_name: 'intermediaryBank.name',
      int_bank_cntry: 'intermediaryBank.country',
      int_bank_addr: 'intermediaryBank.address',
      int_bank_coracn: 'intermediaryBank.correspondentAccount',
      int_bank_bic: 'intermediaryBank.nationalCode',
    };
    const renamed: readonly string[] = Object.values(former);
    const others = Object.entries(FILLED).filter(([name]) => !renamed.includes(name));
    const texts = Object.keys(former).map((name) => [name, `text of ${name}`]);
    const values = Object.fromEntries([...others, ...texts]) as object;
    expect(readDraft({ documentId: null, version: null, values }, null, EMPTY)?.values).toEqual({
      ...FILLED,
      ...Object.fromEntries(Object.entries(former).map(([name, ours]) => [ours, `text of ${name}`])),
    });
    expect(renamed.toSorted()).toEqual(
      Object.keys(EMPTY)
        .filter((name) => name.includes('.'))
        .toSorted(),
    );
  });
});

describe('the check of a payment', () => {
  it('is that of the first step until the rules of the second one have come', async () => {
    const wrong = { ...FILLED, purpose: '', 'beneficiary.name': '', 'beneficiary.account': '' };
    const fields = () => checkPayment(wrong, FACTS).map(({ field }) => field);
    expect(fields()).toEqual(['purpose']);
    await loadFullCheck();
    expect(fields()).toEqual(['purpose', 'beneficiary.name', 'beneficiary.account']);
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
      'isAddressSure: addressToConfirm',
      'isPartnerCalled: callPartner',
    ]);
    expect(keysOf({ ...unsure, isPartnerCalled: true }, { hasNewAccount: true })).toEqual([
      'isAddressSure: addressToConfirm',
    ]);
    expect(keysOf({ ...unsure, kind: 'own' }, { hasNewAccount: true })).not.toContain(
      'isAddressSure: addressToConfirm',
    );
  });

  it('wants a town abroad', () => {
    const none = {
      'addressParts.town': '',
      'addressParts.street': '',
      'addressParts.building': '',
      'addressParts.postCode': '',
      'beneficiary.address': '',
    };
    expect(keysOf({ ...FILLED, ...none })).toEqual(['addressParts.town: emptyField']);
  });

  it('wants yen whole', () => {
    const yen = { ...FILLED, currencyCode: '392', amount: '1000,50' };
    const debitAccount = { ...ACCOUNT, currencyCode: '392' };
    expect(keysOf(yen, { debitAccount })).toHaveLength(1);
    expect(keysOf({ ...yen, amount: '1000' }, { debitAccount })).toEqual([]);
  });

  it.each([
    ['amount', 'payment'],
    ['contracts.amounts', 'payment'],
    ['ultimateDebtor.name', 'payment'],
    ['beneficiary.name', 'receiver'],
    ['beneficiaryBank.swift', 'receiver'],
    ['intermediaryBank.name', 'receiver'],
    ['isAddressSure', 'receiver'],
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

  const receiver = { 'beneficiary.name': 'Test Handel  GmbH', 'beneficiary.account': 'DE02 1203 0000 0000 2020 51' };

  it('is told from his other accounts', () => {
    expect(findOtherAccounts(receiver, [ROW])).toEqual(['DE89370400440532013000']);
    expect(findOtherAccounts({ ...receiver, 'beneficiary.account': 'de89 3704 0044 0532 0130 00' }, [ROW])).toEqual([]);
    expect(findOtherAccounts({ ...receiver, 'beneficiary.name': 'ANOTHER GMBH' }, [ROW])).toEqual([]);
    expect(findOtherAccounts({ ...receiver, 'beneficiary.account': '' }, [ROW])).toEqual([]);
  });

  it('of a contract is its partner, or the beneficiary that it names', () => {
    const contract = {
      partner: { name: 'PARTNER', address: 'Berlin', code: '1', account: 'DE89370400440532013000', country: '276' },
      partnerBank: ROW.beneficiaryBank,
      intermediaryBank: EMPTY_BANK,
      beneficiary: '',
      beneficiaryCountry: '',
    } as Contract;
    expect(getContractBeneficiary(contract).beneficiary).toMatchObject({
      name: 'PARTNER',
      account: ROW.beneficiary.account,
    });
    expect(
      getContractBeneficiary({ ...contract, beneficiary: 'FACTOR', beneficiaryCountry: '616' }).beneficiary,
    ).toMatchObject({ name: 'FACTOR', account: '', country: '616' });
  });
});
