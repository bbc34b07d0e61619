import { and, eq, max } from 'drizzle-orm';
import { schema } from '../../src/db';
import { Person } from '../support/person';
import { sendCall, toSessionParameters } from './send-call';
import { CALLS } from './calls';
import { setUpBank } from '../support/set-up-bank';

const { audit, membership } = schema;

/** Logins; the first user is also an administrator. */
const LOGINS = ['director1', 'director2', 'buh1', 'oper1'] as const;
const FOREIGN = { clnt_id: '1003', ncb_id: '1003' };
const UNKNOWN = { clnt_id: '8888', ncb_id: '8888' };

/**
 * Everything else is for all users. Source: docs/requirements/shell-accounts-admin.md#states-and-transitions,
 * docs/requirements/shell-accounts-admin.md#roles.
 */
const RULES = [
  {
    words:
      'Adding users and changing rights require roleRef 0 or administrator. Lock/unlock require roleRef 0 or administrator.',
    calls: [
      'POST /add_user',
      'POST /change_user_rights',
      'POST /revoke_user_rights',
      'POST /change_user_status',
      'POST /change_payroll_access',
      'GET /get_user_sessions',
      'POST /end_user_sessions',
      'GET /get_user_passkeys',
      'POST /drop_user_passkeys',
      'POST /change_payment_rules',
      'POST /decide_payment_rules',
    ],
    letIn: ['director1', 'director2'],
  },
  {
    words: 'Users with roleRef above 1 cannot add a user certificate (action disabled).',
    calls: [
      'POST /upload_cert',
      'POST /request_cert',
      'GET /get_cert_requests',
      'POST /cancel_cert_request',
      'POST /renew_cert',
    ],
    letIn: ['director1', 'director2', 'buh1'],
  },
  {
    words:
      'What binds the company to the bank needs a director or an accountant (ours, where the specification is silent)',
    calls: [
      'POST /save_questionnaire',
      'POST /attach_questionnaire_file',
      'POST /apply_deposit',
      'POST /apply_credit',
      'POST /withdraw_application',
      'POST /order_early_repayment',
      'POST /top_up_deposit',
      'POST /withdraw_from_deposit',
      'POST /set_deposit_renewal',
      'POST /set_regular_statements',
    ],
    letIn: ['director1', 'director2', 'buh1'],
  },
  {
    words:
      'The questionnaire is signed by the head of the company. Source: docs/requirements/keys-and-users.md#questionnaire',
    calls: ['POST /submit_questionnaire'],
    letIn: ['director1', 'director2'],
  },
  {
    words: 'A deposit is returned early by a director (ours, where the specification is silent)',
    calls: ['POST /break_deposit'],
    letIn: ['director1', 'director2'],
  },
] as const;

let lastRefusalId = 0;
const people = new Map<string, Person>();
const bank = setUpBank();
beforeAll(async () => {
  for (const login of LOGINS) people.set(login, await new Person(bank, login).signIn('1001'));
}, 60_000);

const OF_COMPANIES = CALLS.filter(({ call }) => call.access === 'company');
const getName = ({ method, path }: (typeof CALLS)[number]['call']) => `${method} ${path}`;

function getPerson(login: string): Person {
  const person = people.get(login);
  if (!person) throw new Error(`${login} is not signed in`);
  return person;
}

function isAllowed(name: string, login: string): boolean {
  const rule = RULES.find(({ calls }) => calls.some((item) => item === name));
  return !rule || rule.letIn.some((item) => item === login);
}

describe.each(OF_COMPANIES)('$title', ({ call }) => {
  test.each(LOGINS)('%s is let in or kept out as the rules say', async (login) => {
    const person = getPerson(login);
    const reply = await sendCall(bank, person, call, toSessionParameters(person));
    const isPermitted = isAllowed(getName(call), login);
    expect(await isRefusedByRole()).toBe(!isPermitted);
    if (!isPermitted) expect([reply.statusCode, reply.json()]).toMatchObject([403, { error_code: 'forbidden' }]);
  });

  test.each(LOGINS)('%s gets the same bytes for a company of others as for one that does not exist', async (login) => {
    const person = getPerson(login);
    const foreign = await sendCall(bank, person, call, { ...toSessionParameters(person), ...FOREIGN });
    const unknown = await sendCall(bank, person, call, { ...toSessionParameters(person), ...UNKNOWN });
    expect([foreign.statusCode, foreign.body]).toEqual([unknown.statusCode, unknown.body]);
    expect(foreign.json()).toMatchObject({ success: false, error_code: 'notFound' });
  });
});

test.each(RULES)('$words: each of these calls is one of the bank', ({ calls }) => {
  const names = OF_COMPANIES.map(({ call }) => getName(call));
  expect(calls.filter((name) => !names.includes(name))).toEqual([]);
});

test.each(RULES)(
  '$words: an administrator of another role is let in where the words name him, and nowhere else',
  async ({ words, calls }) => {
    const { queries } = bank.services.db;
    const operator = getPerson('oper1');
    const ofOperator = and(eq(membership.userId, 504), eq(membership.companyId, 1001));
    await queries.update(membership).set({ isAdministrator: true }).where(ofOperator);
    try {
      for (const { call } of OF_COMPANIES.filter((item) => calls.some((name) => name === getName(item.call)))) {
        await sendCall(bank, operator, call, toSessionParameters(operator));
        expect([getName(call), await isRefusedByRole()]).toEqual([getName(call), !words.includes('administrator')]);
      }
    } finally {
      await queries.update(membership).set({ isAdministrator: false }).where(ofOperator);
    }
  },
);

/** Refusals by handlers leave no such entry. */
async function isRefusedByRole(): Promise<boolean> {
  const [row] = await bank.services.db.queries
    .select({ last: max(audit.id) })
    .from(audit)
    .where(and(eq(audit.action, 'foreignRole'), eq(audit.companyId, 1001)));
  const before = lastRefusalId;
  lastRefusalId = row?.last ?? 0;
  return lastRefusalId > before;
}
