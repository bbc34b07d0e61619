import { addAmounts, compareAmounts, parseAmount } from '../money';
import type { Problem } from '../problem';
import { COOLING_HOURS_MAX, TWO_PEOPLE_REASONS, type TwoPeopleReason } from '../vocabulary';
import { toProblem } from './checks';

/**
 * Company's rules of who signs a payment beside its signature scheme; amounts in UAH, null for no limit. Source:
 * docs/requirements/approval-policy.md#rules.
 */
export interface ApprovalPolicy {
  /** A larger payment needs two people. */
  readonly onePersonMax: string | null;
  /** A larger payment needs a director among its signers. */
  readonly withoutDirectorMax: string | null;
  /** Payments of a day need two people once their sum is larger. */
  readonly dayMax: string | null;
  /** Payments that need two people whatever their amount, in the order of the vocabulary. */
  readonly twoPeopleFor: readonly TwoPeopleReason[];
  /** Limits of persons, by user id. */
  readonly people: readonly PersonLimit[];
  /** A larger payment to a new payee needs a call that was made; 0.00 for every one. */
  readonly callBackAbove: string | null;
  /** Hours from the first entry of a new payee's account until it can be paid. */
  readonly coolingHours: number | null;
}

interface PersonLimit {
  readonly userId: string;
  /** Largest sum of a day that the person signs alone; 0.00 for never alone. */
  readonly dayMax: string;
}

export const NO_APPROVAL_POLICY: ApprovalPolicy = {
  onePersonMax: null,
  withoutDirectorMax: null,
  dayMax: null,
  twoPeopleFor: [],
  people: [],
  callBackAbove: null,
  coolingHours: null,
};

/** Policy as typed; '' for no limit. */
export interface ApprovalPolicyDraft extends Pick<ApprovalPolicy, 'twoPeopleFor' | 'people'> {
  readonly onePersonMax: string;
  readonly withoutDirectorMax: string;
  readonly dayMax: string;
  readonly callBackAbove: string;
  /** Digits. */
  readonly coolingHours: string;
}

const AMOUNTS = ['onePersonMax', 'withoutDirectorMax', 'dayMax'] as const;

export function parseApprovalPolicy(draft: ApprovalPolicyDraft): ApprovalPolicy {
  return normalise({
    onePersonMax: parseLimit(draft.onePersonMax),
    withoutDirectorMax: parseLimit(draft.withoutDirectorMax),
    dayMax: parseLimit(draft.dayMax),
    twoPeopleFor: draft.twoPeopleFor,
    callBackAbove: parseLimitOrZero(draft.callBackAbove),
    coolingHours: draft.coolingHours.trim() === '' ? null : Number(draft.coolingHours),
    people: draft.people.flatMap(({ userId, dayMax: text }) => {
      const dayMax = parseLimitOrZero(text);
      return dayMax === null ? [] : [{ userId, dayMax }];
    }),
  });
}

/** Writes a policy as it is typed. */
export function toPolicyDraft({
  onePersonMax,
  withoutDirectorMax,
  dayMax,
  callBackAbove,
  coolingHours,
  ...rest
}: ApprovalPolicy): ApprovalPolicyDraft {
  return {
    ...rest,
    onePersonMax: onePersonMax ?? '',
    withoutDirectorMax: withoutDirectorMax ?? '',
    dayMax: dayMax ?? '',
    callBackAbove: callBackAbove ?? '',
    coolingHours: coolingHours === null ? '' : String(coolingHours),
  };
}

/** Checks a typed policy; a problem names its field as `people.0.dayMax`. */
export function checkApprovalPolicy(draft: ApprovalPolicyDraft): readonly Problem[] {
  return [
    ...AMOUNTS.map((name) => checkLimit(name, draft[name])),
    ...draft.people.map(({ dayMax }, index) => checkLimitOrZero(`people.${index}.dayMax`, dayMax)),
    checkLimitOrZero('callBackAbove', draft.callBackAbove),
    checkHours(draft.coolingHours),
  ].filter((problem) => problem !== null);
}

/** Checks a limit as typed. */
export function checkLimit(field: string, text: string): Problem | null {
  if (text.trim() === '') return null;
  const parsed = parseAmount(text);
  return parsed.ok ? null : toProblem(field, parsed.key);
}

/** Parses a limit as typed; null for none. */
export function parseLimit(text: string): string | null {
  const parsed = parseAmount(text);
  return parsed.ok ? parsed.amount : null;
}

const checkLimitOrZero = (field: string, text: string) => (isZero(text) ? null : checkLimit(field, text));
const parseLimitOrZero = (text: string) => (isZero(text) ? '0.00' : parseLimit(text));

function checkHours(text: string): Problem | null {
  const typed = text.trim();
  const isRight = /^[1-9][0-9]*$/.test(typed) && Number(typed) <= COOLING_HOURS_MAX;
  return typed === '' || isRight
    ? null
    : toProblem('coolingHours', 'incorrectHours', { max: String(COOLING_HOURS_MAX) });
}

/** True for a typed zero, which amounts of payments never are. */
const isZero = (text: string) => /^\s*0+(?:[.,]0{1,2})?\s*$/.test(text);

/** Brings lists into one order, so that equal policies are equal as JSON. */
function normalise(policy: ApprovalPolicy): ApprovalPolicy {
  return {
    onePersonMax: policy.onePersonMax,
    withoutDirectorMax: policy.withoutDirectorMax,
    dayMax: policy.dayMax,
    twoPeopleFor: TWO_PEOPLE_REASONS.filter((reason) => policy.twoPeopleFor.includes(reason)),
    people: policy.people
      .map(({ userId, dayMax }) => ({ userId, dayMax }))
      .toSorted((a, b) => Number(a.userId) - Number(b.userId)),
    callBackAbove: policy.callBackAbove,
    coolingHours: policy.coolingHours,
  };
}

export const isSamePolicy = (policy: ApprovalPolicy, other: ApprovalPolicy) =>
  JSON.stringify(normalise(policy)) === JSON.stringify(normalise(other));

/**
 * Divides a change: what only tightens applies at once, the rest after a signature.
 * @returns null for a part that changes nothing
 */
export function splitApprovalPolicy(
  present: ApprovalPolicy,
  policy: ApprovalPolicy,
): { readonly now: ApprovalPolicy | null; readonly later: ApprovalPolicy | null } {
  const now = getStricter(present, policy);
  return { now: isSamePolicy(now, present) ? null : now, later: isSamePolicy(now, policy) ? null : policy };
}

/** Returns a policy that allows only what both allow. */
function getStricter(policy: ApprovalPolicy, other: ApprovalPolicy): ApprovalPolicy {
  const people = new Set([...policy.people, ...other.people].map(({ userId }) => userId));
  return normalise({
    onePersonMax: getLower(policy.onePersonMax, other.onePersonMax),
    withoutDirectorMax: getLower(policy.withoutDirectorMax, other.withoutDirectorMax),
    dayMax: getLower(policy.dayMax, other.dayMax),
    twoPeopleFor: [...policy.twoPeopleFor, ...other.twoPeopleFor],
    people: [...people].flatMap((userId) => {
      const dayMax = getLower(getPersonMax(policy, userId), getPersonMax(other, userId));
      return dayMax === null ? [] : [{ userId, dayMax }];
    }),
    callBackAbove: getLower(policy.callBackAbove, other.callBackAbove),
    coolingHours: Math.max(policy.coolingHours ?? 0, other.coolingHours ?? 0) || null,
  });
}

/** Returns the largest sum of a day that a person signs alone; null for no limit. */
export function getPersonMax({ people }: ApprovalPolicy, userId: string): string | null {
  return people.find((person) => person.userId === userId)?.dayMax ?? null;
}

/** Returns the lower limit; null is the highest. */
export function getLower(limit: string | null, other: string | null): string | null {
  if (limit === null || other === null) return limit ?? other;
  return compareAmounts(limit, other) > 0 ? other : limit;
}

/** Facts of a payment that a policy judges; amounts in UAH. */
interface JudgedPayment {
  readonly amount: string;
  /** Sum of the company's other payments of the day that one person signed. */
  readonly daySum: string;
  /** Reasons of `twoPeopleFor` that the payment has. */
  readonly traits: readonly TwoPeopleReason[];
}

type ApprovalReason = TwoPeopleReason | 'amount' | 'day';

/** Demands of a policy on a payment's signers. */
export interface ApprovalNeed {
  /** Why two people sign; empty if one may. */
  readonly twoPeople: readonly ApprovalReason[];
  readonly director: boolean;
}

/** Returns the policy's demands on a payment that hold for all signers. */
export function getApprovalNeed(policy: ApprovalPolicy, { amount, daySum, traits }: JudgedPayment): ApprovalNeed {
  return {
    twoPeople: [
      ...(isAbove(amount, policy.onePersonMax) ? (['amount'] as const) : []),
      ...(isAbove(addAmounts(daySum, amount), policy.dayMax) ? (['day'] as const) : []),
      ...policy.twoPeopleFor.filter((reason) => traits.includes(reason)),
    ],
    director: needsDirector(policy, amount),
  };
}

/** True if one of a payment's signers has to be a director. @param amount UAH */
export function needsDirector({ withoutDirectorMax }: ApprovalPolicy, amount: string): boolean {
  return isAbove(amount, withoutDirectorMax);
}

/** True if the person may not sign the payment alone. @param alone sum that the person signed alone today */
export function isAbovePersonMax(policy: ApprovalPolicy, userId: string, alone: string, amount: string): boolean {
  return isAbove(addAmounts(alone, amount), getPersonMax(policy, userId));
}

const isAbove = (amount: string, max: string | null) => max !== null && compareAmounts(amount, max) > 0;
