import { changePaymentRules, getPaymentRules } from '@ncb/shared-kernel/api/contract';
import { NO_APPROVAL_POLICY, toPolicyDraft, type ApprovalPolicyDraft } from '@ncb/shared-kernel/domain/rules';
import { addDays } from '@ncb/shared-kernel/domain/dates';
import { DocumentStatus } from '@ncb/shared-kernel/domain/vocabulary';
import { and, eq } from 'drizzle-orm';
import { bankState, membership } from '../src/db/schema';
import { openTestBank, type TestBank } from './support/open-test-bank';
import { Person } from './support/person';
import { BANK_DAY } from './support/test-clock';
import { signDeclarations } from './support/sign-declarations';

jest.setTimeout(600_000);

/** Steps of all histories; each is drawn from a seed, so that a failing one can be repeated. */
const STEPS = 600;
const SEED = 20261130;

type Name = 'all' | 'first' | 'second';

/** Payment as the model follows it; amounts in kopecks. */
interface Paid {
  readonly id: string;
  readonly amount: number;
  signers: Name[];
  /** Day of sending; null before. */
  sentDay: number | null;
}

interface Policy {
  one: number | null;
  day: number | null;
  person: number | null;
  director: number | null;
}

/** Linear congruential generator. Source: Numerical Recipes. */
function createRandom(seed: number) {
  let state = seed >>> 0;
  return (below: number) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

let bank: TestBank;
let people: Record<Name, Person>;

beforeAll(async () => {
  bank = await openTestBank();
  people = {
    all: await new Person(bank, 'director1').signIn('1001'),
    first: await new Person(bank, 'director2').signIn('1001'),
    second: await new Person(bank, 'buh1').signIn('1001'),
  };
  // An administrator, who still agrees to changes of the policy, but no director: two people may then lack one.
  await bank.services.db.queries
    .update(membership)
    .set({ role: 1, isAdministrator: true })
    .where(and(eq(membership.userId, 502), eq(membership.companyId, 1001)));
}, 60_000);
afterAll(() => bank.close());

const isAbove = (sum: number, max: number | null) => max !== null && sum > max;

/**
 * Independent statement of the policy: whether these people may let a payment out, beside what others were let out by
 * one person.
 */
function mayGoOut(policy: Policy, payment: Pick<Paid, 'amount' | 'signers'>, others: readonly Paid[]): boolean {
  const { amount, signers } = payment;
  if (isAbove(amount, policy.director) && !signers.includes('all')) return false;
  if (signers.length > 1) return true;
  const alone = others.filter((other) => other.signers.length === 1);
  const sum = (list: readonly Paid[]) => list.reduce((total, other) => total + other.amount, amount);
  if (isAbove(amount, policy.one) || isAbove(sum(alone), policy.day)) return false;
  return signers[0] !== 'all' || !isAbove(sum(alone.filter((other) => other.signers[0] === 'all')), policy.person);
}

test(`${STEPS} random steps of three people: the bank lets out exactly what the policy allows`, async () => {
  const random = createRandom(SEED);
  const pick = <Item>(items: readonly Item[]) => items[random(items.length)] as Item;
  const policy: Policy = { one: null, day: null, person: null, director: null };
  const payments: Paid[] = [];
  let day = 0;
  let number = 40_000;
  const counts = { sent: 0, refused: 0, half: 0, alone: 0, withoutDirector: 0 };
  const format = (kopecks: number | null) => (kopecks === null ? '' : (kopecks / 100).toFixed(2));

  async function changePolicy() {
    const drawn = () => (random(3) === 0 ? null : (1 + random(30)) * 1000);
    Object.assign(policy, { one: drawn(), day: drawn(), person: drawn(), director: drawn() });
    const approval: ApprovalPolicyDraft = {
      ...toPolicyDraft(NO_APPROVAL_POLICY),
      onePersonMax: format(policy.one),
      dayMax: format(policy.day),
      withoutDirectorMax: format(policy.director),
      people: policy.person === null ? [] : [{ userId: '501', dayMax: format(policy.person) }],
    };
    const outcome = await people.all.call(changePaymentRules, { perPayment: '', perDay: '', reason: '', approval });
    if (!outcome.ok || !outcome.value.waits) return;
    const [waiting] = (await people.first.get(getPaymentRules, {})).changes;
    await signDeclarations(people.first, [waiting?.declarationId ?? '']);
  }

  const isOut = ({ sentDay }: Paid) => sentDay !== null;
  const sentToday = () => payments.filter(({ sentDay }) => sentDay === day);
  /** Completely signed as the bank answered, and not sent. */
  const ready = new Set<Paid>();

  for (let step = 0; step < STEPS; step += 1) {
    const payment = payments.length > 0 ? pick(payments) : null;
    const drawn = random(20);
    if (drawn < 5 || !payment) {
      const amount = (1 + random(40)) * 500;
      number += 1;
      const documentDate = addDays(BANK_DAY, day);
      const id = await people.all.save({ number: String(number), amount: format(amount), documentDate });
      payments.push({ id, amount, signers: [], sentDay: null });
    } else if (drawn < 13) {
      const name = pick<Name>(['all', 'first', 'second']);
      if (isOut(payment)) continue;
      const lacksDirector = isAbove(payment.amount, policy.director) && ![...payment.signers, name].includes('all');
      const isTaken = ready.has(payment) || payment.signers.includes(name);
      const maySign = !isTaken && !(payment.signers.length === 1 && lacksDirector);
      const [verdict] = await people[name].sign(payment.id);
      expect([step, verdict?.error === null]).toEqual([step, maySign]);
      if (verdict?.errorCode === 'directorMustSign') counts.withoutDirector += 1;
      if (!maySign) continue;
      payment.signers.push(name);
      const isReady = verdict?.status === DocumentStatus.ready;
      const others = [...sentToday(), ...ready];
      const isComplete = payment.signers.length === 2 || (payment.signers.length === 1 && payment.signers[0] === 'all');
      expect([step, isReady]).toEqual([step, isComplete && mayGoOut(policy, payment, others)]);
      if (isReady) ready.add(payment);
      if (isReady && payment.signers.length === 1) counts.alone += 1;
      if (!isReady && name === 'all') counts.half += 1;
    } else if (drawn < 14) {
      if (isOut(payment)) continue;
      await people.all.unsign(payment.id);
      payment.signers = [];
      ready.delete(payment);
    } else if (drawn < 18) {
      const [candidate] = ready;
      if (!candidate) continue;
      const [verdict] = await people.first.send(candidate.id);
      expect([step, verdict?.errorCode ?? null]).toEqual([
        step,
        mayGoOut(policy, candidate, sentToday()) ? null : 'approvalMissing',
      ]);
      ready.delete(candidate);
      if (verdict?.error === null) candidate.sentDay = day;
      else if (candidate.signers.length > 1) candidate.signers = [];
      counts[verdict?.error === null ? 'sent' : 'refused'] += 1;
    } else if (drawn < 19) await changePolicy();
    else {
      day += 1;
      await bank.services.db.queries.update(bankState).set({ dayOffset: day });
    }
  }
  // The histories must reach what they are about.
  for (const count of Object.values(counts)) expect(count).toBeGreaterThan(0);
});
