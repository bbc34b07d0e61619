import { CompanyStatus } from '@ncb/shared-kernel/domain/vocabulary';
import { and, eq } from 'drizzle-orm';
import { company, membership } from '../src/db/schema';
import { ROUTES } from '../src/server/routes';
import { findAccessRefusal } from './support/find-access-refusal';
import { Person, findSeedUser } from './support/person';
import { setUpBank } from './support/set-up-bank';

jest.setTimeout(30_000);

const bank = setUpBank();

const WHO = ['director', 'accountant', 'operator', 'administrator'] as const;
type Who = (typeof WHO)[number];
const LOGINS: Readonly<Record<Who, string>> = {
  director: 'director2',
  accountant: 'buh1',
  operator: 'oper1',
  administrator: 'oper1',
};

const ALL = WHO;
const MANAGERS: readonly Who[] = ['director', 'administrator'];
const SIGNERS: readonly Who[] = ['director', 'accountant'];

/** Written independently of the bank's table, so that a mistaken change there fails here. */
const TABLE: Readonly<Record<string, readonly [who: readonly Who[], beforeConfirmation?: true]>> = {
  '/get_users_list': [ALL, true],
  '/get_person_info': [ALL, true],
  '/change_user_info': [ALL],
  '/add_user': [MANAGERS],
  '/change_user_rights': [MANAGERS],
  '/revoke_user_rights': [MANAGERS],
  '/change_user_status': [MANAGERS],
  '/change_payroll_access': [MANAGERS],
  '/decide_user_change': [ALL],
  '/get_user_sessions': [MANAGERS, true],
  '/end_user_sessions': [MANAGERS],
  '/get_payment_rules': [ALL],
  '/change_payment_rules': [MANAGERS],
  '/decide_payment_rules': [MANAGERS],
  '/get_journal': [ALL],
  '/export_journal': [ALL],
  '/get_certificates': [ALL],
  '/change_cert_status': [ALL],
  '/upload_cert': [SIGNERS],
  '/request_cert': [SIGNERS],
  '/get_cert_requests': [SIGNERS],
  '/cancel_cert_request': [SIGNERS],
  '/renew_cert': [SIGNERS],
  '/get_clnt_form': [ALL],
  '/get_docs_list': [ALL],
  '/get_document': [ALL],
  '/get_questionnaire': [ALL],
  '/save_questionnaire': [SIGNERS],
  '/submit_questionnaire': [['director']],
  '/attach_questionnaire_file': [SIGNERS],
  '/get_questionnaire_file': [ALL],
  '/get_mail': [ALL],
  '/read_mail': [ALL],
  '/send_mail': [ALL],
  '/prepare_mail': [ALL],
  '/confirm_mail': [ALL],
  '/get_mail_file': [ALL],
};

function findRoute(path: string) {
  const route = ROUTES.find(({ call }) => call.path === path && call.access === 'company');
  if (!route) throw new Error(`no call ${path}`);
  return route;
}

describe.each([
  ['active', CompanyStatus.active],
  ['waiting for the bank', CompanyStatus.registered],
])('calls of administration for a company that is %s', (_, status) => {
  test.each(WHO)('are answered to the %s as far as the table lets them', async (who) => {
    const { queries } = bank.services.db;
    const login = LOGINS[who];
    const person = await new Person(bank, login).signIn('1001');
    const seat = and(eq(membership.userId, Number(findSeedUser(login).userId)), eq(membership.companyId, 1001));
    await queries
      .update(membership)
      .set({ isAdministrator: who === 'administrator' })
      .where(seat);
    await queries.update(company).set({ status }).where(eq(company.id, 1001));
    const refusals: Record<string, string | null> = {};
    for (const path of Object.keys(TABLE)) refusals[path] = await findAccessRefusal(bank, person, findRoute(path));
    await queries.update(company).set({ status: CompanyStatus.active }).where(eq(company.id, 1001));
    const expected = Object.entries(TABLE).map(([path, [allowed, beforeConfirmation]]) => {
      if (status !== CompanyStatus.active && !beforeConfirmation) return [path, 'invalid_clnt_status'];
      return [path, allowed.includes(who) ? null : 'forbidden'];
    });
    expect(refusals).toEqual(Object.fromEntries(expected));
  });
});
