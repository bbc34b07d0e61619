import fc from 'fast-check';
import { findLedgerFaults } from '../../src/ledger';
import { Person } from '../support/person';
import { sendCall, describeReply, toSessionParameters, type Parameters } from './send-call';
import { CALLS, SEED } from './calls';
import { insertPoison, replaceIds } from './mutations';
import { setUpBank } from '../support/set-up-bank';

const REQUESTS = 15;

const bank = setUpBank();

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
    const person = await ensureSession();
    const bad: string[] = [];
    const samples = fc.sample(parameters, { numRuns: REQUESTS, seed: SEED });
    for (const [index, sample] of samples.entries()) {
      const mutant = mutate(sample, index);
      const reply = await sendCall(bank, person, call, { ...mutant, ...getSessionParameters(call.access, person) });
      const isEnvelope = typeof reply.json<{ success?: unknown }>().success === 'boolean';
      if (reply.statusCode >= 500 || !isEnvelope)
        bad.push(`${describeReply(call, reply, mutant)} ${findCause(reply.body)}`);
      // Repeated sign-in calls are throttled.
      if (call.access !== 'company') bank.clock.pass({ minutes: 1 });
    }
    expect(bad).toEqual([]);
  },
  30_000,
);

test('after all of that the ledger has no fault', async () => {
  expect(await findLedgerFaults(bank.services.db.queries)).toEqual([]);
});

/** Returns in turn: unchanged, with existing ids, with invalid characters. */
function mutate(sample: Parameters, index: number): Parameters {
  if (index % 3 === 0) return sample;
  return index % 3 === 1 ? replaceIds(sample, index) : insertPoison(replaceIds(sample, index), index);
}

function getSessionParameters(access: string, person: Person): Parameters {
  return access === 'company' ? toSessionParameters(person) : {};
}

let currentPerson: Person | null = null;

/** Signs in again if a call has ended the session. */
async function ensureSession(): Promise<Person> {
  const probe = CALLS.find(({ call }) => call.path === '/acn_list');
  if (
    currentPerson &&
    probe &&
    (await sendCall(bank, currentPerson, probe.call, toSessionParameters(currentPerson))).statusCode === 200
  )
    return currentPerson;
  currentPerson = await new Person(bank, 'director1').signIn('1001');
  return currentPerson;
}

function findCause(body: string): string {
  const [, id = 'none'] = /"id":"([^"]+)"/.exec(body) ?? [];
  const line = bank
    .readLog()
    .split('\n')
    .find((text) => text.includes(id));
  return (line ?? '').slice(0, 900);
}
