import { eq, and, desc } from 'drizzle-orm';
import { schema } from '../../src/db';
import { maySee, permissionOf } from '../../src/server/permissions';
import { openTestBank, type TestBank } from '../support/bank';
import { Person, seedUser } from '../support/person';
import { ask, identityOf } from './ask';
import { CALLS } from './calls';

/** Somebody of each role in company 1001; the first one is its administrator besides. */
const LOGINS = ['director1', 'director2', 'buh1', 'oper1'] as const;
const FOREIGN = { clnt_id: '1003', ncb_id: '1003' };
const UNKNOWN = { clnt_id: '8888', ncb_id: '8888' };

let bank: TestBank;
const people = new Map<string, Person>();
beforeAll(async () => {
  bank = await openTestBank();
  for (const login of LOGINS) people.set(login, await new Person(bank, login).signIn('1001'));
}, 60_000);
afterAll(() => bank.close(), 30_000);

const OF_COMPANIES = CALLS.filter(({ call }) => call.access === 'company');

function personOf(login: string): Person {
  const person = people.get(login);
  if (!person) throw new Error(`${login} is not signed in`);
  return person;
}

describe.each(OF_COMPANIES)('$title', ({ route, call }) => {
  test.each(LOGINS)('%s is let in or kept out as the table of permissions says', async (login) => {
    const person = personOf(login);
    const { roleRef, isAdmin } = seedUser(login);
    const isPermitted = maySee(permissionOf(route), {
      ...membershipOf,
      role: roleRef,
      isAdministrator: isAdmin === 1,
    });
    const before = await lastForeignRole();
    const reply = await ask(bank, person, call, identityOf(person));
    expect((await lastForeignRole()) > before).toBe(!isPermitted);
    if (!isPermitted) expect([reply.statusCode, reply.json()]).toMatchObject([403, { error_code: 'forbidden' }]);
  });

  test.each(LOGINS)('%s gets the same bytes for a company of others as for one that does not exist', async (login) => {
    const person = personOf(login);
    const foreign = await ask(bank, person, call, { ...identityOf(person), ...FOREIGN });
    const unknown = await ask(bank, person, call, { ...identityOf(person), ...UNKNOWN });
    expect([foreign.statusCode, foreign.body]).toEqual([unknown.statusCode, unknown.body]);
    expect(foreign.json()).toMatchObject({ success: false, error_code: 'notFound' });
  });
});

/** What the table of permissions does not look at. */
const membershipOf = {
  companyId: 1001,
  companyStatus: 2,
  companyName: '',
  companyCode: '',
  signScheme: 'two',
  right: 0,
  rightsValid: true,
} as const;

/** The number of the last refusal by role; a call that its answer refuses leaves none. */
async function lastForeignRole(): Promise<number> {
  const { audit } = schema;
  const [row] = await bank.services.db.queries
    .select({ id: audit.id })
    .from(audit)
    .where(and(eq(audit.action, 'foreignRole'), eq(audit.companyId, 1001)))
    .orderBy(desc(audit.id))
    .limit(1);
  return row?.id ?? 0;
}
