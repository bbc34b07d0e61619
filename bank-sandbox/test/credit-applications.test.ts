import { addAmounts } from '@ncb/shared-kernel/domain/money';
import type { CreditApplicationDraft } from '@ncb/shared-kernel/domain/rules';
import {
  applyForCredit,
  applyForDeposit,
  getCreditDeal,
  listAccounts,
  listApplications,
  listCreditAccounts,
  listCreditDeals,
  withdrawApplication,
} from '@ncb/shared-kernel/api/contract';
import { acceptApplication, refuseApplication } from '../src/areas/applications/application-decisions';
import { issueCredit } from '../src/areas/credits/issue-credit';
import { findLedgerFaults } from '../src/ledger';
import { BANK_DAY } from './support/test-clock';
import { DEPOSIT } from './support/deposit-requests';
import { setUpBank, setUpPerson } from './support/set-up-bank';

const bank = setUpBank();
const director = setUpPerson(bank, 'director1');
const operator = setUpPerson(bank, 'oper1');
const stranger = setUpPerson(bank, 'fop1');

const CREDIT: CreditApplicationDraft = {
  currencyCode: '980',
  amount: '300000',
  term: '24',
  purpose: 'Обладнання',
  collateral: 'Верстат',
  scheme: 'classic',
  attachments: [],
  hasAgreed: true,
};
const moment = () => ({ bankDay: BANK_DAY, now: bank.clock.now() });

describe('an application for a credit', () => {
  test('is kept once per key and shown among the credits of the company alone', async () => {
    const options = { idempotencyKey: 'credit-key-1' };
    const first = await director.get(applyForCredit, CREDIT, options);
    expect(first.status).toBe(0);
    expect(await director.get(applyForCredit, CREDIT, options)).toEqual(first);
    const { applications } = await director.get(listApplications, { kind: 'credit' });
    expect(applications).toMatchObject([{ id: first.id, kind: 'credit', amount: '300000.00', term: 24, status: 0 }]);
    expect(await stranger.get(listApplications, { kind: 'credit' })).toEqual({ applications: [] });
    expect(await acceptApplication(bank.services, Number(first.id), moment())).toMatchObject({ ok: true });
    // The company has thirty days.
    expect((await director.get(listApplications, { kind: 'credit' })).applications[0]).toMatchObject({
      status: 2,
      rate: '18.50',
      validUntil: '2026-08-14',
      scheme: 'classic',
      collateral: 'Верстат',
    });
  });

  test('keeps its papers, whose content must be what their names say', async () => {
    const attachment = { name: 'Баланс.pdf', content: Buffer.from('%PDF-1.7 balance').toString('base64') };
    await director.get(applyForCredit, { ...CREDIT, attachments: [attachment] });
    const { applications } = await director.get(listApplications, { kind: 'credit' });
    expect(applications[0]?.files).toEqual([{ name: 'Баланс.pdf', bytes: 16 }]);
    const program = { name: 'Баланс.pdf', content: Buffer.from('MZ program').toString('base64') };
    expect(await director.refused(applyForCredit, { ...CREDIT, attachments: [program] })).toMatchObject({
      problems: [{ field: 'attachments', key: 'incorrectFile' }],
    });
    expect((await director.get(listApplications, { kind: 'credit' })).applications).toHaveLength(applications.length);
  });

  test('is withdrawn while the bank has not decided, by the company alone', async () => {
    const { id } = await director.get(applyForCredit, CREDIT);
    expect(await stranger.refused(withdrawApplication, { id })).toMatchObject({ code: 'notFound' });
    expect(await director.get(withdrawApplication, { id })).toEqual({ id, status: 4 });
    expect(await director.refused(withdrawApplication, { id })).toMatchObject({ code: 'applicationDecided' });
    expect(await acceptApplication(bank.services, Number(id), moment())).toMatchObject({
      refusal: { code: 'statusForbidsAction' },
    });
  });

  test('is refused with a reason that the company reads', async () => {
    const { id } = await director.get(applyForCredit, CREDIT);
    await refuseApplication(bank.services, Number(id), 'Недостатньо оборотів', moment());
    expect((await director.get(listApplications, { kind: 'credit' })).applications[0]).toMatchObject({
      id,
      status: 3,
      reason: 'Недостатньо оборотів',
      validUntil: null,
    });
  });

  test('without the consent is refused', async () => {
    expect(await director.refused(applyForCredit, { ...CREDIT, hasAgreed: false })).toMatchObject({
      problems: [{ field: 'hasAgreed', key: 'consentRequired' }],
    });
  });

  test('without a purpose is refused, and an operator may not apply at all', async () => {
    expect(await director.refused(applyForCredit, { ...CREDIT, purpose: '' })).toMatchObject({
      problems: [{ field: 'purpose', key: 'emptyField' }],
    });
    expect(await operator.refused(applyForCredit, CREDIT)).toMatchObject({ code: 'forbidden' });
    expect(await operator.refused(applyForDeposit, DEPOSIT)).toMatchObject({ code: 'forbidden' });
  });
});

describe('an approved credit', () => {
  const approved = async (changes: Partial<CreditApplicationDraft> = {}) => {
    const { id } = await director.get(applyForCredit, { ...CREDIT, ...changes });
    await acceptApplication(bank.services, Number(id), moment());
    return id;
  };
  const issue = (id: string, at = moment()) => issueCredit(bank.services, Number(id), at);
  const account = async (id: string) => (await director.get(listAccounts, {})).accounts.find((one) => one.id === id);
  const ofLoan = async (iban: string) =>
    (await director.get(listCreditAccounts, {})).accounts.find((one) => one.iban === iban);

  test.each(['classic', 'annuity', 'line'] as const)(
    'is given out once (%s): a deal with its schedule, and the money on the account',
    async (scheme) => {
      const before = await account('7001');
      const id = await approved({ scheme });
      expect(await issue(id)).toEqual({ ok: true, value: `КД-2026/${id}` });
      const number = `КД-2026/${id}`;
      const { deal, rows, ...details } = await director.get(getCreditDeal, { number });
      expect(deal).toMatchObject({ amount: '300000.00', principal: '300000.00', rate: '18.50', start: BANK_DAY });
      expect(details).toMatchObject({ scheme, issued: '300000.00', purpose: 'Обладнання', penaltyRate: '30.00' });
      expect(rows).toHaveLength(24);
      expect(rows.reduce((sum, { principal }) => addAmounts(sum, principal), '0.00')).toBe('300000.00');
      expect(rows.at(-1)?.rest).toBe('0.00');
      expect((await account('7001'))?.balance).toBe(addAmounts(before?.balance ?? '', '300000.00'));
      expect((await ofLoan(deal.principalAccount))?.balance).toBe('-300000.00');
      expect((await director.get(listApplications, { kind: 'credit' })).applications[0]).toMatchObject({
        id,
        dealNumber: number,
      });
      expect(await stranger.refused(getCreditDeal, { number })).toMatchObject({ code: 'notFound' });
      expect(await issue(id)).toMatchObject({ refusal: { code: 'statusForbidsAction' } });
      expect((await account('7001'))?.balance).toBe(addAmounts(before?.balance ?? '', '300000.00'));
      expect(await findLedgerFaults(bank.services.db.queries)).toEqual([]);
    },
  );

  test('is not given out after the last day of the answer, nor before the bank has said yes', async () => {
    const id = await approved();
    expect(await issue(id, { ...moment(), bankDay: '2026-08-15' })).toMatchObject({
      refusal: { code: 'statusForbidsAction' },
    });
    const open = await director.get(applyForCredit, CREDIT);
    expect(await issue(open.id)).toMatchObject({ refusal: { code: 'statusForbidsAction' } });
    const deposit = await director.get(applyForDeposit, DEPOSIT);
    expect(await issue(deposit.id)).toMatchObject({ refusal: { code: 'notFound' } });
    expect(await issue(id, { ...moment(), bankDay: '2026-08-14' })).toMatchObject({ ok: true });
  });

  test('waits for an account in its currency', async () => {
    const { id } = await stranger.get(applyForCredit, { ...CREDIT, currencyCode: '978', amount: '6000' });
    await acceptApplication(bank.services, Number(id), moment());
    expect(await issue(id)).toMatchObject({ refusal: { code: 'accountNotAllowed' } });
    expect(await stranger.get(listCreditDeals, {})).toMatchObject({ deals: [] });
  });
});
