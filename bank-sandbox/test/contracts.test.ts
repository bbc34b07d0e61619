import {
  addContractPaper,
  dropContract,
  dropContractPaper,
  getContractPaper,
  listContractOperations,
  listContractPapers,
  listContracts,
  saveContract,
  type Contract,
  type RequestOf,
} from '@ncb/shared-kernel/api/contract';
import { EMPTY_BANK } from '@ncb/shared-kernel/domain/rules';
import { and, eq } from 'drizzle-orm';
import {
  findBackingContracts,
  storeShares,
  findSharesRefusal,
  findShares,
} from '../src/areas/contracts/contract-shares';
import { audit, contractShare, document } from '../src/db/schema';
import { BANK_DAY } from './support/test-clock';
import { setUpBank, setUpPerson } from './support/set-up-bank';

const bank = setUpBank();
const accountant = setUpPerson(bank, 'buh1');
const stranger = setUpPerson(bank, 'fop1');

const queries = () => bank.services.db.queries;
const all = { currencyCode: null, documentId: null };
const findContract = async (id: string): Promise<Contract | undefined> =>
  (await accountant.get(listContracts, all)).contracts.find((item) => item.id === id);
const readRest = async (id: string) => (await findContract(id))?.rest;

const DRAFT: RequestOf<typeof saveContract>['contract'] = {
  id: null,
  kind: 'import',
  number: 'T-1',
  startDate: '2026-07-01',
  endDate: '',
  amount: '1000.00',
  currencyCode: '978',
  beneficiary: '',
  beneficiaryCountry: '',
  goodsGroup: '',
  partner: { name: 'TEST PARTNER', address: 'Berlin', code: '', account: '', country: '276' },
  partnerBank: { ...EMPTY_BANK, swift: 'deutdeff', name: 'DEUTSCHE BANK AG', country: '276' },
  intermediaryBank: EMPTY_BANK,
};
let numbers = 0;
const save = async (changes: Partial<typeof DRAFT> = {}) =>
  (await accountant.get(saveContract, { contract: { ...DRAFT, number: `T-${(numbers += 1)}`, ...changes } })).id;

type Status = (typeof document.$inferInsert)['status'];

async function createBackedDocument(
  status: NonNullable<Status>,
  shares: Readonly<Record<string, string>>,
  currencyCode = '978',
): Promise<number> {
  return bank.services.db.transaction(async (tx) => {
    const [row] = await tx
      .insert(document)
      .values({
        type: 2,
        companyId: 1001,
        number: String((numbers += 1)),
        documentDate: BANK_DAY,
        accountId: 7003,
        amount: '1.00',
        currencyCode,
        currencyLetters: 'EUR',
        receiverName: 'X',
        receiverCode: '',
        receiverAccount: '',
        receiverIsResident: false,
        receiverHasCode: false,
        purpose: 'x',
        creatorId: 503,
        createdAt: bank.clock.now(),
        status,
        dueAt: status === 4 ? new Date('2099-01-01') : null,
      })
      .returning();
    if (!row) throw new Error('not stored');
    await storeShares(
      tx,
      row.id,
      Object.entries(shares).map(([contractId, amount]) => ({ contractId, amount })),
    );
    return row.id;
  });
}

describe('the list of contracts', () => {
  test('has those of the seed, the newest first, whole where nothing has used them', async () => {
    const { contracts } = await accountant.get(listContracts, all);
    expect(contracts.map(({ id, rest }) => [id, rest])).toEqual([
      ['33', '9000.00'],
      ['32', '25000.00'],
      ['31', '100000.00'],
      ['34', '40000.00'],
    ]);
    expect(contracts.find(({ id }) => id === '31')).toMatchObject({
      bankId: 'C31',
      number: 'EXP-2026/01',
      startDate: '2026-01-10',
      endDate: '2026-12-31',
      currencyLetters: 'EUR',
      partner: { name: 'TEST HANDEL GMBH', address: 'Teststrasse 3, 10115 Berlin', country: '276' },
      partnerBank: { swift: 'DEUTDEFFXXX' },
      userAmount: null,
    });
  });

  test('can be asked for one currency, and another company has none of them', async () => {
    const { contracts } = await accountant.get(listContracts, { ...all, currencyCode: '978' });
    expect(contracts.map(({ id }) => id)).toEqual(['33', '31']);
    expect(await stranger.get(listContracts, all)).toEqual({ contracts: [] });
  });

  test('of a document names the share of each; an unknown document and a foreign one have no list', async () => {
    const id = await createBackedDocument(0, { 31: '60.00', 33: '40.00' });
    const { contracts } = await accountant.get(listContracts, { ...all, documentId: String(id) });
    expect(contracts.map((item) => [item.id, item.userAmount])).toEqual([
      ['33', '40.00'],
      ['31', '60.00'],
    ]);
    for (const documentId of [String(id), '999999'])
      expect(await stranger.refused(listContracts, { ...all, documentId })).toMatchObject({ code: 'notFound' });
    await queries().delete(contractShare).where(eq(contractShare.documentId, id));
  });
});

describe('the rest', () => {
  test.each([
    [0, '1000.00'],
    [3, '1000.00'],
    [4, '900.00'],
    [5, '900.00'],
    [6, '1000.00'],
  ] as const)('in status %d of the document is %s: only sent and executed ones use it', async (status, rest) => {
    const id = await save();
    await createBackedDocument(status, { [id]: '100.00' });
    expect(await readRest(id)).toBe(rest);
  });

  test('is not taken by requests: what they buy is paid out under the same contract', async () => {
    const id = await save();
    const request = await createBackedDocument(5, { [id]: '1000.00' });
    await queries().update(document).set({ type: 3 }).where(eq(document.id, request));
    expect(await findContract(id)).toMatchObject({ rest: '1000.00', paid: '0.00', onWay: '0.00' });
  });

  test('tells apart what was paid and what is on its way', async () => {
    const id = await save();
    await createBackedDocument(5, { [id]: '250.50' });
    await createBackedDocument(4, { [id]: '100.00' });
    expect(await findContract(id)).toMatchObject({ rest: '649.50', paid: '250.50', onWay: '100.00' });
  });

  test('is what several documents leave together, and a share in another currency counts at the official rate', async () => {
    const id = await save();
    await createBackedDocument(5, { [id]: '250.50' });
    await createBackedDocument(4, { [id]: '100.00' });
    expect(await readRest(id)).toBe('649.50');
    // 100 dollars at 41.5000 are 85.87 euros at 48.3300.
    await createBackedDocument(5, { [id]: '100.00' }, '840');
    expect(await readRest(id)).toBe('563.63');
  });

  test('that the rules see leaves a document what it uses itself, and knows no contract of others', async () => {
    const id = await save({ beneficiary: 'ANOTHER GMBH', beneficiaryCountry: '616' });
    const documentId = await createBackedDocument(4, { [id]: '100.00' });
    expect(await findBackingContracts(queries(), 1001, [id], null)).toEqual([
      {
        id,
        number: `T-${numbers - 1}`,
        currencyCode: '978',
        rest: '900.00',
        endDate: null,
        beneficiary: 'ANOTHER GMBH',
        beneficiaryCountry: '616',
      },
    ]);
    expect(await findBackingContracts(queries(), 1001, [id], String(documentId))).toMatchObject([{ rest: '1000.00' }]);
    expect(await findBackingContracts(queries(), 1003, [id, '31'], null)).toEqual([]);
    expect(await findBackingContracts(queries(), 1001, ['x', '999999'], null)).toEqual([]);
  });

  test('is refused to a document for which others have left too little, and to nobody else', async () => {
    const id = await save();
    const late = await createBackedDocument(3, { [id]: '600.00' });
    const findRefusal = (documentId: number) =>
      bank.services.db.transaction((tx) =>
        findSharesRefusal(tx, { id: documentId, companyId: 1001, currencyCode: '978' }),
      );
    expect(await findRefusal(late)).toBeNull();
    const first = await createBackedDocument(4, { [id]: '500.00' });
    expect([await findRefusal(late), await findRefusal(first)]).toEqual(['contractExceeded', null]);
    expect(await findRefusal(await createBackedDocument(3, {}))).toBeNull();
  });

  test('of a changed document counts its new shares alone', async () => {
    const id = await save();
    const documentId = await createBackedDocument(5, { [id]: '100.00' });
    await bank.services.db.transaction((tx) => storeShares(tx, documentId, [{ contractId: id, amount: '70' }]));
    expect(await findShares(queries(), documentId)).toEqual([{ contractId: id, amount: '70.00' }]);
    expect(await readRest(id)).toBe('930.00');
  });

  test('cannot be taken from a contract of another company', async () => {
    await bank.services.db.transaction(async (tx) => {
      await expect(storeShares(tx, 9001, [{ contractId: '999999', amount: '1.00' }])).rejects.toThrow('rules');
    });
  });
});

describe('storing a contract', () => {
  test('keeps what was typed, and a change keeps the contract’s id', async () => {
    const id = await save({ endDate: '2027-07-01' });
    expect(await findContract(id)).toMatchObject({
      bankId: `C${id}`,
      amount: '1000.00',
      rest: '1000.00',
      currencyLetters: 'EUR',
      endDate: '2027-07-01',
      partner: DRAFT.partner,
      partnerBank: { swift: 'DEUTDEFF' },
      intermediaryBank: EMPTY_BANK,
    });
    expect(await save({ id, amount: '2000.00' })).toBe(id);
    expect(await readRest(id)).toBe('2000.00');
    const rows = await queries()
      .select()
      .from(audit)
      .where(and(eq(audit.objectType, 'contract'), eq(audit.objectId, id)));
    expect(rows.map(({ action, userId, companyId }) => [action, userId, companyId])).toEqual([
      ['saveRecord', 503, 1001],
      ['saveRecord', 503, 1001],
    ]);
  });

  test('is refused with the fields that are wrong', async () => {
    const failure = await accountant.refused(saveContract, {
      contract: { ...DRAFT, number: '', startDate: '2026-07-16', amount: '0', partner: { ...DRAFT.partner, name: '' } },
    });
    expect(failure).toMatchObject({
      code: 'validation',
      problems: [
        { field: 'number', key: 'emptyField' },
        { field: 'startDate', key: 'incorrectAgreementDate' },
        { field: 'amount', key: expect.any(String) },
        { field: 'partner.name', key: 'emptyField' },
      ],
    });
  });

  test('names a group of goods for goods only', async () => {
    for (const kind of ['services', 'loan'] as const)
      expect(
        await accountant.refused(saveContract, { contract: { ...DRAFT, kind, goodsGroup: '8716' } }),
      ).toMatchObject({
        problems: [{ field: 'goodsGroup', key: 'goodsGroupNotOfKind' }],
      });
  });

  test('twice with the same number, day and partner is refused; with the same key it is one contract', async () => {
    const contract = { ...DRAFT, number: 'TWICE' };
    const options = { idempotencyKey: 'contract-twice-1' };
    const first = await accountant.get(saveContract, { contract }, options);
    expect(await accountant.get(saveContract, { contract }, options)).toEqual(first);
    expect(await accountant.refused(saveContract, { contract })).toMatchObject({ code: 'duplicateNumber' });
  });

  test('of another company or of nobody is refused alike', async () => {
    const id = await save();
    for (const foreign of [id, '999999', 'x'])
      expect(await stranger.refused(saveContract, { contract: { ...DRAFT, id: foreign } })).toMatchObject({
        code: 'notFound',
      });
  });

  test('for less than is used, or in another currency than the documents behind it, is refused', async () => {
    const id = await save();
    await createBackedDocument(5, { [id]: '400.00' });
    const change = (more: Partial<typeof DRAFT>) =>
      accountant.refused(saveContract, { contract: { ...DRAFT, number: 'LESS', id, ...more } });
    expect(await change({ amount: '399.99' })).toMatchObject({
      problems: [{ field: 'amount', key: 'contractExceeded', params: { rest: '-0.01' } }],
    });
    expect(await change({ currencyCode: '840' })).toMatchObject({
      problems: [{ field: 'currencyCode', key: 'contractsOfDifferentCurrency' }],
    });
    expect(await save({ id, amount: '400.00' })).toBe(id);
    expect(await readRest(id)).toBe('0.00');
  });
});

describe('removing a contract', () => {
  test('takes it out of the list, and it is unknown from then on', async () => {
    const id = await save();
    await accountant.get(dropContract, { id });
    expect(await findContract(id)).toBeUndefined();
    expect(await accountant.refused(dropContract, { id })).toMatchObject({ code: 'notFound' });
    expect(await accountant.refused(listContractPapers, { contractId: id })).toMatchObject({ code: 'notFound' });
  });

  test('is refused while a document stands behind it, and to another company', async () => {
    const id = await save();
    const documentId = await createBackedDocument(0, { [id]: '1.00' });
    expect(await accountant.refused(dropContract, { id })).toMatchObject({ code: 'contractInUse' });
    expect(await stranger.refused(dropContract, { id })).toMatchObject({ code: 'notFound' });
    await queries().update(document).set({ deletedAt: bank.clock.now() }).where(eq(document.id, documentId));
    await accountant.get(dropContract, { id });
  });
});

describe('the terms of payments abroad', () => {
  const PDF = Buffer.from('%PDF-1.7').toString('base64');
  const addPaper = (contractId: string, more: Partial<RequestOf<typeof addContractPaper>>) =>
    accountant.get(addContractPaper, {
      contractId,
      kind: 'customs',
      number: '26UA100110',
      date: BANK_DAY,
      amount: null,
      fileName: 'md.pdf',
      content: PDF,
      ...more,
    });
  /** Creates a payment whose amount decides if it is followed. */
  async function createExecutedPayment(contractId: string, amount: string, kind: 'ext' | 'own' = 'ext') {
    const id = await createBackedDocument(5, { [contractId]: amount });
    const details = { currencyPayment: { kind } } as (typeof document.$inferInsert)['details'];
    await queries().update(document).set({ amount, details, confirmedAt: bank.clock.now() }).where(eq(document.id, id));
    return String(id);
  }
  const operationsOf = (contractId: string) => accountant.get(listContractOperations, { contractId });

  test('end 180 days after the payment; papers that prove the goods settle them', async () => {
    const id = await save({ amount: '50000.00' });
    // 400,000 hryvnias are 8,276.43 euros at 48.3300.
    const [free, followed, inside] = [
      await createExecutedPayment(id, '8276.43'),
      await createExecutedPayment(id, '8276.44'),
      await createExecutedPayment(id, '9000.00', 'own'),
    ];
    const { settlementDays, operations } = await operationsOf(id);
    expect(settlementDays).toBe(180);
    expect(operations.map((one) => [one.id, one.amount, one.settleBy, one.open])).toEqual([
      [inside, '9000.00', null, null],
      [followed, '8276.44', '2027-01-11', '8276.44'],
      [free, '8276.43', null, null],
    ]);
    expect(await findContract(id)).toMatchObject({ followed: 1, settleBy: '2027-01-11', settleOpen: '8276.44' });

    await addPaper(id, { kind: 'invoice', number: 'INV-1' });
    await addPaper(id, { amount: '8276.00' });
    expect(await findContract(id)).toMatchObject({ followed: 1, settleBy: '2027-01-11', settleOpen: '0.44' });
    await addPaper(id, { kind: 'act', number: 'A-1' });
    expect(await findContract(id)).toMatchObject({ followed: 1, settleBy: null, settleOpen: '0.00' });
    const settled = (await operationsOf(id)).operations.find((one) => one.id === followed);
    expect(settled).toMatchObject({ open: '0.00', settledKind: 'act', settledNumber: 'A-1', settledDate: BANK_DAY });
  });

  test('are those of an import or of services; an export has a term for its proceeds, a loan none', async () => {
    const id = await save({ amount: '50000.00', goodsGroup: '8716' });
    await createExecutedPayment(id, '9000.00');
    expect(await operationsOf(id)).toMatchObject({ settlementDays: 270, operations: [{ settleBy: '2027-04-11' }] });
    const change = (more: Partial<typeof DRAFT>) => save({ id, amount: '50000.00', ...more });
    await change({ kind: 'services' });
    expect(await findContract(id)).toMatchObject({ kind: 'services', followed: 1, settleBy: '2027-01-11' });
    await change({ kind: 'export', goodsGroup: '8716' });
    expect(await operationsOf(id)).toMatchObject({ settlementDays: 270, operations: [{ settleBy: null }] });
    expect(await findContract(id)).toMatchObject({ kind: 'export', goodsGroup: '8716', followed: 0, settleBy: null });
    await change({ kind: null });
    expect(await findContract(id)).toMatchObject({ kind: 'export' });
    await change({ kind: 'loan' });
    expect(await operationsOf(id)).toMatchObject({ settlementDays: 180, operations: [{ settleBy: null }] });
    expect(await findContract(id)).toMatchObject({ kind: 'loan', goodsGroup: '', followed: 0, settleBy: null });
  });

  test('are unknown to another company, and a document that was deleted is none', async () => {
    const id = await save();
    const documentId = await createBackedDocument(0, { [id]: '1.00' });
    expect((await operationsOf(id)).operations).toMatchObject([{ status: 0, amount: '1.00', day: BANK_DAY }]);
    await queries().update(document).set({ deletedAt: bank.clock.now() }).where(eq(document.id, documentId));
    expect((await operationsOf(id)).operations).toEqual([]);
    expect(await stranger.refused(listContractOperations, { contractId: id })).toMatchObject({ code: 'notFound' });
  });
});

describe('papers of a contract', () => {
  const PDF = Buffer.from('%PDF-1.7\nпапір').toString('base64');
  const attachment: RequestOf<typeof addContractPaper> = {
    contractId: '31',
    kind: 'invoice',
    number: 'INV-1',
    date: '2026-07-01',
    amount: '10.50',
    fileName: 'invoice.pdf',
    content: PDF,
  };

  test('are added, listed, fetched and removed; the bytes come back as they were', async () => {
    const { id } = await accountant.get(addContractPaper, attachment);
    const { papers } = await accountant.get(listContractPapers, { contractId: '31' });
    const { content: _content, ...description } = attachment;
    expect(papers).toEqual([{ id, ...description, size: Buffer.from(PDF, 'base64').length }]);
    expect(await accountant.get(getContractPaper, { id })).toEqual({ fileName: 'invoice.pdf', content: PDF });
    await accountant.get(dropContractPaper, { id });
    expect(await accountant.get(listContractPapers, { contractId: '31' })).toEqual({ papers: [] });
    expect(await accountant.refused(getContractPaper, { id })).toMatchObject({ code: 'notFound' });
    expect(await accountant.refused(dropContractPaper, { id })).toMatchObject({ code: 'notFound' });
  });

  test.each([
    ['a program under a document’s name', { content: Buffer.from('MZ').toString('base64') }, 'incorrectFile'],
    ['what is no base64', { content: '***' }, 'incorrectFile'],
    ['an empty file', { content: '' }, 'tooLargeFile'],
  ])('%s is refused', async (_what, changes, key) => {
    expect(await accountant.refused(addContractPaper, { ...attachment, ...changes })).toMatchObject({
      problems: [{ field: 'content', key }],
    });
  });

  test('up to five megabytes fit into a call, more is refused by name', async () => {
    const pdf = (bytes: number) => Buffer.concat([Buffer.from('%PDF-'), Buffer.alloc(bytes - 5, 1)]).toString('base64');
    const { id } = await accountant.get(addContractPaper, { ...attachment, content: pdf(5 * 1024 * 1024) });
    await accountant.get(dropContractPaper, { id });
    expect(
      await accountant.refused(addContractPaper, { ...attachment, content: pdf(5 * 1024 * 1024 + 1) }),
    ).toMatchObject({
      problems: [{ field: 'content', key: 'tooLargeFile' }],
    });
  }, 60_000);

  test('of another company are unknown', async () => {
    const { id } = await accountant.get(addContractPaper, attachment);
    expect(await stranger.refused(listContractPapers, { contractId: '31' })).toMatchObject({ code: 'notFound' });
    expect(await stranger.refused(addContractPaper, attachment)).toMatchObject({ code: 'notFound' });
    for (const call of [getContractPaper, dropContractPaper])
      expect(await stranger.refused<{ id: string }, unknown>(call, { id })).toMatchObject({ code: 'notFound' });
  });
});
