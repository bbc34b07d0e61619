import { decodeParameters } from '@ncb/shared-kernel/api/contract';
import fc from 'fast-check';
import { selectRoute } from '../../src/server/addresses';
import { sendCall, sendRaw, describeReply, form, toSessionParameters, type Parameters } from './send-call';
import { CALLS, SEED } from './calls';
import { countRows } from './count-rows';
import { damage, OVERSIZED, WRONG_VALUES } from './wrong-values';
import { setUpBank, setUpPerson } from '../support/set-up-bank';

const bank = setUpBank();
const person = setUpPerson(bank, 'director1', '1001');

/** Last row counts; null after a possible change. */
let lastCounts: string | null = null;

async function expectNoChange(work: () => Promise<void>): Promise<void> {
  const { queries } = bank.services.db;
  const before = lastCounts ?? (await countRows(queries));
  await work();
  lastCounts = await countRows(queries);
  expect(lastCounts).toBe(before);
}

/** Copies per JSON parameter, spread over all. */
const DAMAGED_MAX = 25;

describe.each(CALLS.filter(({ call }) => call.access === 'company' || call.access === 'user'))(
  '$title',
  ({ route, call, parameters }) => {
    const fields = Object.values(call.request.fields);
    // Has most optional parameters.
    const [sample = {}] = fc
      .sample(parameters, { numRuns: 20, seed: SEED })
      .sort((a, b) => Object.keys(b).length - Object.keys(a).length);
    const identity = () => (call.access === 'company' ? toSessionParameters(person) : {});

    /** @returns those that were not refused properly */
    async function findAccepted(invalid: readonly Parameters[]): Promise<readonly string[]> {
      const bad: string[] = [];
      for (const parameters of invalid) {
        // Valid for this call or another one at the same address.
        const calls = getSiblings(route).map((sibling) => sibling.call);
        const { call: chosen } = selectRoute({ first: route, variants: getSiblings(route) }, parameters);
        if (!calls.includes(chosen) || decodeParameters(chosen.request, parameters).ok) continue;
        const reply = await sendCall(bank, person, call, parameters);
        const { success, error, error_code: code } = reply.json<Record<string, unknown>>();
        const isRefused = reply.statusCode >= 400 && reply.statusCode < 500 && success === false;
        if (!isRefused || typeof error !== 'string' || error === '' || typeof code !== 'string')
          bad.push(describeReply(call, reply, parameters));
      }
      return bad;
    }

    test('refuses what is missing, wrong or damaged, and nothing changes', async () => {
      const whole = { ...sample, ...identity() };
      const missing = fields.map(({ wireName }) => without(whole, wireName));
      const invalid = fields.flatMap(({ wireName }) =>
        WRONG_VALUES.map(([, value]) => ({ ...whole, [wireName]: value })),
      );
      const inside = fields
        .filter(({ isJson }) => isJson)
        .flatMap(({ wireName }) => {
          const copies = [...damage(JSON.parse(sample[wireName] ?? 'null'))];
          const step = Math.max(1, Math.ceil(copies.length / DAMAGED_MAX));
          return copies
            .filter((_copy, index) => index % step === 0)
            .map((copy) => ({ ...whole, [wireName]: JSON.stringify(copy) }));
        });
      await expectNoChange(async () => expect(await findAccepted([...missing, ...invalid, ...inside])).toEqual([]));
      expect(bank.readLog()).not.toContain('Канарка');
    }, 30_000);

    if (call.encoding === 'form') {
      test('refuses what is given twice, and bytes that are no text', async () => {
        const { text, type } = form({ ...sample, ...identity() });
        await expectNoChange(async () => {
          for (const { wireName } of fields) {
            const reply = await sendRaw(bank, person, call, { type, text: `${text}&${wireName}=1&${wireName}=2` });
            expect([reply.statusCode, reply.json()]).toMatchObject([400, { success: false }]);
            const half = await sendRaw(bank, person, call, { type, text: `${wireName}=%ED%A0%80&${text}` });
            expect(half.statusCode).toBeLessThan(500);
          }
        });
      }, 30_000);
    }

    if (call.method === 'POST') {
      test('survives texts of a megabyte in each of its parameters', async () => {
        lastCounts = null;
        const bad: string[] = [];
        for (const { wireName } of fields) {
          const parameters = { ...sample, ...identity(), [wireName]: OVERSIZED };
          const reply = await sendCall(bank, person, call, parameters);
          if (reply.statusCode >= 500) bad.push(describeReply(call, reply, wireName));
        }
        expect(bad).toEqual([]);
      }, 30_000);
    }
  },
);

test('nothing of all that has reached the prototype of objects', () => {
  expect(({} as { polluted?: number }).polluted).toBeUndefined();
});

function without(parameters: Parameters, name: string): Parameters {
  return Object.fromEntries(Object.entries(parameters).filter(([other]) => other !== name));
}

function getSiblings({ call }: (typeof CALLS)[number]['route']) {
  return CALLS.map(({ route }) => route).filter(
    (other) => other.call.path === call.path && other.call.method === call.method,
  );
}
