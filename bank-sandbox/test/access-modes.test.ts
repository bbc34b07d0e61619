import {
  applyForCredit,
  getAccount,
  getUserInfo,
  listApplications,
  listCertificates,
  listCreditDeals,
  listDrafts,
  requestCertificate,
  saveDraft,
  withdrawApplication,
} from '@ncb/shared-kernel/api/contract';
import { ACCESS_MODES, type AccessMode } from '@ncb/shared-kernel/domain/vocabulary';
import { desc, eq } from 'drizzle-orm';
import { appUser, audit } from '../src/db/schema';
import { ROUTES } from '../src/server/routes';
import { findAccessRefusal } from './support/find-access-refusal';
import { Operator } from './support/operator';
import { Person } from './support/person';
import { setUpBank } from './support/set-up-bank';

jest.setTimeout(30_000);

const bank = setUpBank();

const setMode = (login: string, accessMode: AccessMode) =>
  bank.services.db.queries.update(appUser).set({ accessMode }).where(eq(appUser.login, login));

/** Written independently of the bank's table. Source: docs/requirements/shell-accounts-admin.md#menu. */
const FORBIDDEN_IN_MODE_3 = [
  'GET /cred_list',
  'GET /cred_deals',
  'GET /get_credit_deal',
  'GET /get_early_repayment',
  'POST /order_early_repayment',
  'GET /get_credit_terms',
  'POST /apply_credit',
  'POST /change_cert_status',
  'POST /upload_cert',
  'POST /request_cert',
  'GET /get_cert_requests',
  'POST /cancel_cert_request',
  'POST /renew_cert',
];

test.each(ACCESS_MODES)('mode %s is refused the calls of pages that it does not offer, and no others', async (mode) => {
  const director = await new Person(bank, 'director1').signIn('1001');
  await setMode('director1', mode);
  const refused: string[] = [];
  for (const route of ROUTES.filter(({ call }) => call.access === 'company'))
    if ((await findAccessRefusal(bank, director, route)) === 'forbidden')
      refused.push(`${route.call.method} ${route.call.path}`);
  await setMode('director1', 0);
  expect(refused.sort()).toEqual(mode === 3 ? [...FORBIDDEN_IN_MODE_3].sort() : []);
});

test.each([1, 2, 3] as const)('the demonstration has somebody in mode %s, whom the bank tells so', async (mode) => {
  const person = await new Person(bank, `mode${mode}`).signIn();
  expect((await person.get(getUserInfo, { companyRef: null })).user).toMatchObject({ accessMode: mode, role: 1 });
  const answers = await Promise.all([
    person.call(listCreditDeals, {}),
    person.call(requestCertificate, { request: 'no request' }),
  ]);
  const codes = answers.map((outcome) => (outcome.ok ? 'answered' : (outcome.failure as { code?: string }).code));
  expect(codes).toEqual(mode === 3 ? ['forbidden', 'forbidden'] : ['answered', expect.not.stringMatching('forbidden')]);
});

test('a refused call is written down, and signing still finds the certificates', async () => {
  const person = await new Person(bank, 'mode3').signIn();
  expect(await person.refused(listCreditDeals, {})).toMatchObject({ code: 'forbidden' });
  const [last] = await bank.services.db.queries.select().from(audit).orderBy(desc(audit.id)).limit(1);
  expect(last).toMatchObject({ action: 'foreignPage', result: 'forbidden', userId: 513, companyId: 1002 });
  expect(await person.call(listCertificates, {})).toMatchObject({ ok: true });
});

test('calls of several pages are refused for what belongs to the pages of credits', async () => {
  const director = await new Person(bank, 'director1').signIn('1001');
  const { id } = await director.get(applyForCredit, {
    currencyCode: '980',
    amount: '300000',
    term: '24',
    purpose: 'Обладнання',
    collateral: '',
    scheme: 'classic',
    attachments: [],
    hasAgreed: true,
  });
  await director.get(saveDraft, { id: null, page: 'miCreditsGet', name: '', data: '{}' });
  await setMode('director1', 3);
  for (const refused of [
    director.refused(getAccount, { id: '7016', kind: 'credit' }),
    director.refused(listApplications, { kind: 'credit' }),
    director.refused(withdrawApplication, { id }),
  ])
    expect(await refused).toMatchObject({ code: 'forbidden' });
  expect(await director.call(listApplications, { kind: 'deposit' })).toMatchObject({ ok: true });
  expect(await director.call(getAccount, { id: '7001', kind: 'current' })).toMatchObject({ ok: true });
  expect((await director.get(listDrafts, { page: null })).drafts).toEqual([]);
  await setMode('director1', 0);
  expect((await director.get(listDrafts, { page: null })).drafts).toHaveLength(1);
  expect(await director.call(withdrawApplication, { id })).toMatchObject({ ok: true });
});

test('nobody gives himself another mode, whatever he sends along', async () => {
  const person = await new Person(bank, 'mode3').signIn();
  const session = { clnt_id: '1002', ncb_id: '1002', user_id: '513' };
  const forged = { access_mode: '0', accessMode: '0', mode: '0', modes: '0' };
  const api = bank.fetchWith(person.jar);
  const send = (path: string, more: object) =>
    api(`/ncb/api${path}`, { method: 'POST', body: new URLSearchParams({ ...session, ...forged, ...more }) });
  await send('/save_settings', { settings: JSON.stringify({ ...forged, timeoutInterval: 15 }) });
  await send('/change_user_info', { tgt_user_id: '513', data: JSON.stringify(forged) });
  await send('/change_user_rights', { tgt_user_id: '513', role_ref: '0', signature: '0' });
  const { user } = await person.get(getUserInfo, { companyRef: '1002' });
  expect(user).toMatchObject({ accessMode: 3, role: 1 });
  expect(await person.refused(listCreditDeals, {})).toMatchObject({ code: 'forbidden' });
  const query = new URLSearchParams({ ...session, ...forged });
  expect((await api(`/ncb/api/cred_deals?${query}`)).status).toBe(403);
});

test('the operator gives a mode, and the bank answers by it from the next call on', async () => {
  const operator = new Operator(bank);
  const person = await new Person(bank, 'mode1').signIn();
  expect(await operator.press('mode', { login: 'mode1', mode: '3' })).toBe('Користувач mode1 має режим доступу 3.');
  expect(await person.refused(listCreditDeals, {})).toMatchObject({ code: 'forbidden' });
  const rows = await bank.services.db.queries.select().from(audit).where(eq(audit.action, 'changeAccessMode'));
  expect(rows).toMatchObject([{ objectId: '511', address: 'operator', detail: 'Режим доступу: 1 → 3', word: null }]);
  expect(await operator.command('mode', 'mode1', '1')).toMatchObject({ ok: true });
  expect(await person.call(listCreditDeals, {})).toMatchObject({ ok: true });
  expect(await operator.command('mode', 'mode1', '4')).toMatchObject({ ok: false });
  expect(await operator.press('mode', { login: 'nobody', mode: '1' })).toBe('Не знайдено.');
});
