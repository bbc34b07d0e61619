import {
  addTemplate,
  checkReceivers,
  documentsToSign,
  getPayment,
  getPayroll,
  importCorrespondents,
  insertBeneficiary,
  insertCorrespondent,
  saveContract,
  saveCurrencyPayment,
  saveEmployee,
  saveEmployees,
  savePayment,
  savePayments,
  savePayroll,
  writeUahTemplate,
  type UahPaymentToSave,
} from '@ncb/shared-kernel/api/contract';
import { isBudgetIban, NO_CODE } from '@ncb/shared-kernel/domain/identifiers';
import { toComparableCode, EMPTY_BANK } from '@ncb/shared-kernel/domain/rules';
import { AccountKind, EmployeeStatus, OWN_BANK_REGISTRY_CODE_FALLBACK } from '@ncb/shared-kernel/domain/vocabulary';
import { and, eq } from 'drizzle-orm';
import { account, document, payrollRow } from '../src/db/schema';
import { listReceivers } from '../src/generator/list-receivers';
import { findLedgerFaults } from '../src/ledger';
import { SEED } from '../src/seed';
import { BANK_CLIENTS } from '../src/seed/bank-clients';
import { EUROS_WITHIN } from './support/currency-documents';
import { ONE_ENGINE } from './support/engines';
import { findOwnerCode } from './support/find-owner-code';
import { withOneRow, payrollRef, storePayroll, PAYROLL, sends, TRANSIT } from './support/payroll';
import { PAYMENT, Person } from './support/person';
import { openPairAccounts, RECEIVER_PAIRS, type ReceiverPair } from './support/receiver-pairs';
import { setUpBank } from './support/set-up-bank';

const UMOVNA = { account: 'UA883516070000026202999000200', taxCode: '0148102804' };
const VYHADANA = { account: 'UA093516070000026201999000201', taxCode: '0151802838' };
const MLYN = { iban: 'UA913516070000026006999000020', code: '91000023' };
const NAME = { lastName: 'Умовна', firstName: 'Оксана', middleName: 'Тестівна' };
const notOfAccount = (field: string) => ({ problems: [expect.objectContaining({ field, key: 'codeNotOfAccount' })] });

describe.each(ONE_ENGINE)('the account and the code of a receiver, bank on %s', (engine) => {
  let director: Person;
  let numbers = 5000;
  const bank = setUpBank({ engine });
  beforeAll(async () => {
    await openPairAccounts(bank);
    director = await new Person(bank, 'director1').signIn('1001');
    await bank.engine.runOnce();
  }, 180_000);
  afterEach(async () => expect(await findLedgerFaults(bank.services.db.queries)).toEqual([]));

  const db = () => bank.services.db.queries;
  const nextNumber = () => String((numbers += 1));
  const run = () => {
    bank.clock.pass({ minutes: 2 });
    return bank.engine.runOnce();
  };
  const balanceOf = async (id: number) => (await db().select().from(account).where(eq(account.id, id)))[0];

  const toPayment = ({ iban, code }: Pick<ReceiverPair, 'iban' | 'code'>): UahPaymentToSave => ({
    ...PAYMENT,
    number: nextNumber(),
    debitAccountId: '7009',
    creditIban: iban,
    receiverCode: code,
    receiverIsResident: code !== NO_CODE,
    receiverHasCode: code !== NO_CODE && !/^[а-яa-z]{2}|^00\d{7}$/i.test(code),
    amount: '1.00',
    ...(isBudgetIban(iban) && {
      structuredPurposeKind: 'budget',
      structuredPurposeXml:
        '<Strd><TaxRmt><Rcrd><CertId>101</CertId><AddtlInf>ПДВ за червень 2026</AddtlInf></Rcrd></TaxRmt></Strd>',
    }),
  });

  test('the table has more than forty pairs, each verdict among them', () => {
    expect(RECEIVER_PAIRS.length).toBeGreaterThan(40);
    expect(new Set(RECEIVER_PAIRS.map(({ verdict }) => verdict)).size).toBe(4);
  });

  test.each(RECEIVER_PAIRS)('$what: $verdict before saving, and at entry', async (pair) => {
    const { iban, code, verdict } = pair;
    const { checks } = await director.get(checkReceivers, { receivers: [{ account: iban, code }] });
    expect(checks[0]?.verdict).toBe(verdict);
    expect((checks[0]?.seen.length ?? 0) > 0).toBe(verdict === 'seenWithOthers');
    const outcome = await director.call(savePayment, { type: 1, payment: toPayment(pair) });
    if (verdict === 'differs') expect(outcome).toMatchObject({ failure: notOfAccount('receiverCode') });
    else expect(outcome).toMatchObject({ ok: true });
  });

  test('the payments of a file have the same verdicts, row by row', async () => {
    const { results } = await director.get(savePayments, {
      type: 1,
      all: false,
      payments: RECEIVER_PAIRS.map(toPayment),
    });
    const barred = results.map(({ problems }) => problems.some(({ key }) => key === 'codeNotOfAccount'));
    expect(barred).toEqual(RECEIVER_PAIRS.map(({ verdict }) => verdict === 'differs'));
    const stored = results.map(({ id }) => id !== null);
    expect(stored).toEqual(RECEIVER_PAIRS.map(({ verdict }) => verdict !== 'differs'));
  });

  test('the engine asks again before it credits: what does not belong together is refused, and its money is free', async () => {
    const { results } = await director.get(savePayments, {
      type: 1,
      all: true,
      payments: RECEIVER_PAIRS.map(({ iban, code }) => toPayment({ iban, code: findOwnerCode(iban) ?? code })).map(
        (payment) => ({ ...payment, ...findPairCode(payment.creditIban) }),
      ),
    });
    const ids = results.map(({ id }) => id ?? '');
    await director.sign(...ids);
    await director.send(...ids);
    const before = await balanceOf(7009);
    // Stored before the rule, or the owner has changed.
    for (const [index, { code }] of RECEIVER_PAIRS.entries())
      await db()
        .update(document)
        .set({ receiverCode: toComparableCode(code) })
        .where(eq(document.id, Number(ids[index])));
    await run();
    const payments = await Promise.all(ids.map(async (id) => (await director.get(getPayment, { id })).payment));
    expect(payments.map(({ status, abortReason }) => [status, abortReason])).toEqual(
      RECEIVER_PAIRS.map(({ refusal }) => (refusal === null ? [5, null] : [6, refusal])),
    );
    const executed = RECEIVER_PAIRS.filter(({ refusal }) => refusal === null).length;
    const after = await balanceOf(7009);
    expect(Number(before?.balance) - Number(after?.balance)).toBeCloseTo(executed, 2);
    expect(after?.reserved).toBe('0.00');
  });

  test.each([
    ['the tax number of the account’s owner', UMOVNA, true],
    ['the same without its leading zero', { ...UMOVNA, taxCode: '148102804' }, true],
    ['no code', { ...UMOVNA, taxCode: '' }, true],
    ['the tax number of another employee', { ...UMOVNA, taxCode: VYHADANA.taxCode }, false],
    ['the account of another employee', { ...VYHADANA, taxCode: UMOVNA.taxCode }, false],
    ['the account of another employee in the old form', { account: '26201999000201', taxCode: UMOVNA.taxCode }, false],
    ['a passport where the owner has a tax number', { ...UMOVNA, taxCode: 'АА123456' }, false],
    ['an account with us whose owner is not known', { account: '26203999000209', taxCode: '0181402989' }, true],
    ['an account in another bank', { account: 'UA353220010000026206999000211', taxCode: UMOVNA.taxCode }, true],
  ])('a row of a payroll and an employee with %s', async (_what, row, isTaken) => {
    const payroll = { ...PAYROLL, number: nextNumber(), ...withOneRow({ ...NAME, ...row }) };
    const saved = await director.call(savePayroll, { payroll });
    const people = [{ ...NAME, ...row }];
    const { results } = await director.get(saveEmployees, { employees: people });
    if (isTaken) {
      expect(saved).toMatchObject({ ok: true });
      expect(results[0]?.problems).toEqual([]);
      return;
    }
    expect(saved).toMatchObject({ failure: notOfAccount('employees.0.taxCode') });
    expect(results).toMatchObject([notOfAccount('taxCode')]);
    const employee = { ...NAME, ...row, id: null, status: EmployeeStatus.active };
    expect(await director.refused(saveEmployee, employee)).toMatchObject(notOfAccount('taxCode'));
  });

  test('a row of a payroll and an employee with the account of a company are wrong in code and account', async () => {
    const row = { ...NAME, account: MLYN.iban, taxCode: UMOVNA.taxCode };
    const wrong = (prefix = '') => [
      expect.objectContaining({ field: `${prefix}taxCode`, key: 'codeNotOfAccount' }),
      expect.objectContaining({ field: `${prefix}account`, key: 'accountNotOfPerson' }),
    ];
    const payroll = { ...PAYROLL, number: nextNumber(), ...withOneRow(row) };
    expect(await director.refused(savePayroll, { payroll })).toMatchObject({ problems: wrong('employees.0.') });
    const { results } = await director.get(saveEmployees, { employees: [row] });
    expect(results).toMatchObject([{ problems: wrong() }]);
  });

  test('a row of a payroll whose code is not the owner’s comes back at the engine, the rest is paid', async () => {
    const rows = PAYROLL.employees.slice(0, 2).map((row) => ({ ...row, amount: '100.00' }));
    const id = await storePayroll(director, { number: nextNumber(), employees: rows, total: '200.00' });
    const salary = await director.save({ number: nextNumber(), amount: '200.00', creditIban: TRANSIT });
    await director.signRefs(payrollRef(id));
    await director.sign(salary);
    await sends(director, payrollRef(id));
    await director.send(salary);
    const before = await balanceOf(7001);
    await db()
      .update(payrollRow)
      .set({ taxCode: VYHADANA.taxCode })
      .where(and(eq(payrollRow.documentId, Number(id)), eq(payrollRow.row, 1)));
    await run();
    await run();
    const { payroll } = await director.get(getPayroll, { id });
    expect(payroll.status).toBe(5);
    expect(payroll.employees.map(({ outcome, reason }) => [outcome, reason])).toEqual([
      ['returned', 'Код не належить власнику рахунку'],
      ['paid', null],
    ]);
    const after = await balanceOf(7001);
    expect(Number(before?.balance) - Number(after?.balance)).toBeCloseTo(100, 2);
  });

  test('documents stored before the rule are told before the key is read, and are neither signed nor sent', async () => {
    const payment = await director.save({ number: nextNumber(), creditIban: MLYN.iban });
    const currency = { ...EUROS_WITHIN, number: nextNumber() };
    const { id: euros } = await director.get(saveCurrencyPayment, { type: 2, payment: currency });
    const payroll = await storePayroll(director, { number: nextNumber(), ...withOneRow() });
    const toPerson = await storePayroll(director, { number: nextNumber(), ...withOneRow() });
    const documents = [
      { id: payment, type: 1 as const },
      { id: euros, type: 2 as const },
      payrollRef(payroll),
      payrollRef(toPerson),
    ];
    const refusals = async () =>
      (await director.get(documentsToSign, { documents })).documents.map(({ refusal }) => refusal);
    expect(await refusals()).toEqual([undefined, undefined, undefined, undefined]);
    const rowOf = (id: string) => eq(payrollRow.documentId, Number(id));
    for (const id of [payment, euros])
      await db()
        .update(document)
        .set({ receiverCode: '92000019' })
        .where(eq(document.id, Number(id)));
    await db().update(payrollRow).set({ taxCode: VYHADANA.taxCode }).where(rowOf(payroll));
    await db().update(payrollRow).set({ account: MLYN.iban }).where(rowOf(toPerson));
    const codes = ['codeNotOfAccount', 'codeNotOfAccount', 'codeNotOfAccount', 'accountNotOfPerson'];
    expect(await refusals()).toEqual(codes);
    const verdicts = await director.signRefs(...documents);
    expect(verdicts.map(({ errorCode }) => errorCode)).toEqual(codes);
    for (const { id } of documents)
      await db()
        .update(document)
        .set({ status: 3 })
        .where(eq(document.id, Number(id)));
    expect((await sends(director, ...documents)).map(({ errorCode }) => errorCode)).toEqual(codes);
  });

  test('a catalogue takes no pair that does not belong together, typed or from a file', async () => {
    const row = { ...MLYN, name: 'ПП «Степовий Млин»', isResident: true, hasCode: true, maximum: null, phone: '' };
    const wrong = { ...row, code: '92000019' };
    expect(
      await director.refused(insertCorrespondent, { catalogue: 'ncb_correspondents_c', row: wrong }),
    ).toMatchObject(notOfAccount('code'));
    expect(await director.refused(importCorrespondents, { rows: [row, wrong] })).toMatchObject(
      notOfAccount('rows.1.code'),
    );
  });

  test('a template and the catalogue of beneficiaries take none either, nor does a payment in currency within the bank', async () => {
    const data = writeUahTemplate({ ...toPayment({ ...MLYN, code: '92000019' }), number: '', documentDate: '' });
    const template = { name: 'Млин', type: 1, currencyCode: '980', amount: null, data } as const;
    const named = { receiverName: '', receiverAccount: '' };
    expect(await director.refused(addTemplate, { ...template, ...named })).toMatchObject(notOfAccount('okpo_co'));
    const beneficiary = { ...EUROS_WITHIN.beneficiary, code: '92000019' };
    const { beneficiaryBank, intermediaryBank } = EUROS_WITHIN;
    const row = { beneficiary, addressParts: undefined, beneficiaryBank, intermediaryBank, maximum: undefined };
    expect(await director.refused(insertBeneficiary, { catalogue: 'ncb_beneficiary_c', row })).toMatchObject(
      notOfAccount('beneficiary.code'),
    );
    const payment = { ...EUROS_WITHIN, number: nextNumber(), beneficiary };
    expect(await director.refused(saveCurrencyPayment, { type: 2, payment })).toMatchObject(
      notOfAccount('beneficiary.code'),
    );
  });

  test('a contract takes no partner whose code is not the owner’s of an account with us', async () => {
    const contract = {
      id: null,
      kind: 'import' as const,
      number: 'Д-1',
      startDate: '2026-07-01',
      endDate: '',
      amount: '10.00',
      currencyCode: '978',
      beneficiary: '',
      beneficiaryCountry: '',
      goodsGroup: '' as const,
      partnerBank: EMPTY_BANK,
      intermediaryBank: EMPTY_BANK,
      partner: { name: 'ПП «Степовий Млин»', address: '', code: '92000019', account: MLYN.iban, country: '804' },
    };
    expect(await director.refused(saveContract, { contract })).toMatchObject(notOfAccount('partner.code'));
    const ofOwner = { ...contract, partner: { ...contract.partner, code: MLYN.code } };
    expect(await director.call(saveContract, { contract: ofOwner })).toMatchObject({ ok: true });
  });

  test('a list of codes does not find the owner’s: beyond the fifth of an account no code is right', async () => {
    const codes = ['91000017', '91000046', '92000019', '92000025', '99000011', MLYN.code];
    const payments = codes.map((code) => toPayment({ iban: MLYN.iban, code }));
    for (const all of [false, true]) {
      const { results } = await director.get(savePayments, { type: 1, all, payments });
      expect(results).toMatchObject(codes.map(() => notOfAccount('receiverCode')));
    }
    const numbersOfOthers = SEED.employees.slice(2, 7).map(({ tin }) => tin);
    const employees = [...numbersOfOthers, UMOVNA.taxCode].map((taxCode) => ({ ...NAME, ...UMOVNA, taxCode }));
    const { results } = await director.get(saveEmployees, { employees });
    expect(results).toMatchObject(employees.map(() => notOfAccount('taxCode')));
    const people = employees.map((employee) => ({ ...employee, amount: '1.00' }));
    const payroll = { ...PAYROLL, number: nextNumber(), employees: people, total: '6.00' };
    const failure = await director.refused(savePayroll, { payroll });
    expect(failure).toMatchObject({
      problems: people.map((_, place) => expect.objectContaining({ field: `employees.${place}.taxCode` })),
    });
  });

  test('the refusal tells neither the right code nor the owner’s name', async () => {
    const payment = toPayment({ iban: MLYN.iban, code: '92000019' });
    const text = JSON.stringify(await director.refused(savePayment, { type: 1, payment }));
    expect(text).not.toContain(MLYN.code);
    expect(text).not.toContain('Млин');
  });

  test('no pair of the demonstration is barred or asked about', async () => {
    const own = SEED.companies.flatMap(({ clientRef, code }) =>
      SEED.accounts.filter(({ company }) => company === clientRef).map(({ iban }) => ({ account: iban, code })),
    );
    const ofBank = [
      SEED.buy_special_account.spec_acn,
      ...SEED.salary_projects.flatMap(({ tran_acn_n, fee_account }) => [tran_acn_n, fee_account]),
      ...SEED.credit_deals.flatMap(({ main_acn, proc_acn }) => [main_acn, proc_acn]),
      ...SEED.accounts.filter(({ type }) => type === AccountKind.credit).map(({ iban }) => iban),
    ].map((iban) => ({ account: iban, code: OWN_BANK_REGISTRY_CODE_FALLBACK }));
    const pairs = [
      ...own,
      ...ofBank,
      ...SEED.payments.map(({ acnt_co, okpo_co }) => ({ account: acnt_co, code: okpo_co })),
      ...SEED.correspondents.map(({ IBAN, CODE }) => ({ account: IBAN, code: CODE })),
      ...SEED.employees.map(({ emp_acn, tin }) => ({ account: emp_acn, code: tin })),
      ...SEED.beneficiaries.map(({ account: to, code }) => ({ account: to, code })),
      ...BANK_CLIENTS.map(({ iban, code }) => ({ account: iban, code })),
      ...listReceivers().map(({ iban, code }) => ({ account: iban, code })),
    ];
    for (const login of ['oper1', 'fop1']) {
      const person = await new Person(bank, login).signIn();
      const { checks } = await person.get(checkReceivers, { receivers: pairs });
      expect(pairs.filter((_pair, index) => !['fits', 'unknown'].includes(checks[index]?.verdict ?? ''))).toEqual([]);
    }
  });
});

/** Returns the right code for accounts missing in the seed. */
function findPairCode(iban: string): Partial<UahPaymentToSave> {
  const pair = RECEIVER_PAIRS.find((one) => one.iban === iban && one.verdict === 'fits');
  if (!pair) return {};
  const isNobody = pair.code === NO_CODE;
  const hasCode = !isNobody && /^\d+$/.test(pair.code);
  return { receiverCode: pair.code, receiverIsResident: !isNobody, receiverHasCode: hasCode };
}
