import fc from 'fast-check';
import { ledgerFaults } from '../../src/ledger';
import { openTestBank, type TestBank } from '../support/bank';
import { Person } from '../support/person';
import { ask, describeReply, identityOf, type Parameters } from './ask';
import { CALLS, SEED } from './calls';
import { poisoned, withKnownIds } from './mutations';

const REQUESTS = 15;

let bank: TestBank;
beforeAll(async () => {
  bank = await openTestBank();
}, 60_000);
afterAll(() => bank.close(), 30_000);

const LAST = [
  '/do_logout',
  '/logout',
  '/change_pwd',
  '/revoke_user_rights',
  '/change_user_rights',
  '/change_user_status',
];
const isLast = ({ call }: (typeof CALLS)[number]) => LAST.includes(call.path);
const ORDERED = [...CALLS.filter((item) => !isLast(item)), ...CALLS.filter(isLast)];

test.each(ORDERED)(
  '$title answers whatever its contract allows without a fault of its own',
  async ({ call, parameters }) => {
    const person = await signedIn();
    const bad: string[] = [];
    const samples = fc.sample(parameters, { numRuns: REQUESTS, seed: SEED });
    for (const [index, sample] of samples.entries()) {
      const asked = changed(sample, index);
      const reply = await ask(bank, person, call, { ...asked, ...identityFor(call.access, person) });
      const isEnvelope = typeof reply.json<{ success?: unknown }>().success === 'boolean';
      if (reply.statusCode >= 500 || !isEnvelope)
        bad.push(`${describeReply(call, reply, asked)} ${causeOf(reply.body)}`);
      // Repeated sign-in calls are throttled.
      if (call.access !== 'company') bank.clock.pass({ minutes: 1 });
    }
    expect(bad).toEqual([]);
  },
  30_000,
);

test('after all of that the ledger has no fault', async () => {
  expect(await ledgerFaults(bank.services.db.queries)).toEqual([]);
});

/** Returns in turn: unchanged, with existing ids, with invalid characters. */
function changed(sample: Parameters, index: number): Parameters {
  if (index % 3 === 0) return sample;
  return index % 3 === 1 ? withKnownIds(sample, index) : poisoned(withKnownIds(sample, index), index);
}

function identityFor(access: string, person: Person): Parameters {
  return access === 'company' ? identityOf(person) : {};
}

let known: Person | null = null;

/** Signs in again if a call has ended the session. */
async function signedIn(): Promise<Person> {
  const probe = CALLS.find(({ call }) => call.path === '/acn_list');
  if (known && probe && (await ask(bank, known, probe.call, identityOf(known))).statusCode === 200) return known;
  known = await new Person(bank, 'director1').signIn('1001');
  return known;
}

function causeOf(body: string): string {
  const [, id = 'none'] = /"id":"([^"]+)"/.exec(body) ?? [];
  const line = bank
    .logged()
    .split('\n')
    .find((text) => text.includes(id));
  return (line ?? '').slice(0, 900);
}
