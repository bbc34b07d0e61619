import fc from 'fast-check';
import { compareAmounts } from '../money';
import { TWO_PEOPLE_REASONS } from '../vocabulary';
import {
  checkApprovalPolicy,
  getApprovalNeed,
  getPersonMax,
  isAbovePersonMax,
  isSamePolicy,
  NO_APPROVAL_POLICY,
  parseApprovalPolicy,
  splitApprovalPolicy,
  toPolicyDraft,
  type ApprovalPolicy,
} from './approval-policy';
import { checkPaymentRules, splitPaymentRules } from './payment-rules';

const policyOf = (policy: Partial<ApprovalPolicy>): ApprovalPolicy => ({ ...NO_APPROVAL_POLICY, ...policy });
const amounts = fc.integer({ min: 1, max: 9 }).map((tens) => `${tens}0.00`);
const limits = fc.option(amounts);
const policies: fc.Arbitrary<ApprovalPolicy> = fc.record({
  onePersonMax: limits,
  withoutDirectorMax: limits,
  dayMax: limits,
  twoPeopleFor: fc.subarray([...TWO_PEOPLE_REASONS]),
  people: fc.uniqueArray(fc.record({ userId: fc.constantFrom('1', '2', '30'), dayMax: amounts }), {
    selector: ({ userId }) => userId,
  }),
  callBackAbove: limits,
  coolingHours: fc.option(fc.integer({ min: 1, max: 9 })),
});

describe('a policy as typed', () => {
  it('is read and written alike, in one order', () => {
    const policy = parseApprovalPolicy({
      onePersonMax: '50 000',
      withoutDirectorMax: '',
      dayMax: '1000000,5',
      twoPeopleFor: ['newReceiver', 'payroll'],
      people: [
        { userId: '30', dayMax: '0' },
        { userId: '4', dayMax: '150 000,00' },
        { userId: '5', dayMax: '' },
      ],
      callBackAbove: '0',
      coolingHours: ' 24 ',
    });
    expect(policy).toEqual({
      onePersonMax: '50000.00',
      withoutDirectorMax: null,
      dayMax: '1000000.50',
      twoPeopleFor: ['payroll', 'newReceiver'],
      people: [
        { userId: '4', dayMax: '150000.00' },
        { userId: '30', dayMax: '0.00' },
      ],
      callBackAbove: '0.00',
      coolingHours: 24,
    });
    expect(parseApprovalPolicy(toPolicyDraft(policy))).toEqual(policy);
  });

  it('names the field that cannot be read; zero stands only for a person who never signs alone', () => {
    const draft = {
      ...toPolicyDraft(NO_APPROVAL_POLICY),
      onePersonMax: 'багато',
      dayMax: '0',
      people: [
        { userId: '4', dayMax: '0,00' },
        { userId: '5', dayMax: '-1' },
      ],
      callBackAbove: '-5',
      coolingHours: '721',
    };
    expect(checkApprovalPolicy(draft).map(({ field }) => field)).toEqual([
      'onePersonMax',
      'dayMax',
      'people.1.dayMax',
      'callBackAbove',
      'coolingHours',
    ]);
    for (const hours of ['0', '1.5', '-3', 'доба'])
      expect(checkApprovalPolicy({ ...toPolicyDraft(NO_APPROVAL_POLICY), coolingHours: hours })).toMatchObject([
        { field: 'coolingHours', key: 'incorrectHours' },
      ]);
    const present = { limits: { perPayment: null, perDay: null }, approval: NO_APPROVAL_POLICY };
    const typed = { perPayment: '', perDay: '', reason: '', approval: draft };
    expect(checkPaymentRules(typed, present)[0]?.field).toBe('approval.onePersonMax');
    expect(checkPaymentRules({ ...typed, approval: toPolicyDraft(NO_APPROVAL_POLICY) }, present)).toMatchObject([
      { key: 'limitsUnchanged' },
    ]);
  });
});

describe('a change of a policy', () => {
  it('applies at once only as far as it allows nothing more', () => {
    const present = policyOf({
      onePersonMax: '50.00',
      twoPeopleFor: ['payroll'],
      people: [{ userId: '1', dayMax: '5.00' }],
    });
    const wanted = policyOf({ onePersonMax: '30.00', twoPeopleFor: ['currency'], people: [] });
    expect(splitApprovalPolicy(present, wanted)).toEqual({
      now: policyOf({
        onePersonMax: '30.00',
        twoPeopleFor: ['payroll', 'currency'],
        people: [{ userId: '1', dayMax: '5.00' }],
      }),
      later: wanted,
    });
    expect(splitApprovalPolicy(present, present)).toEqual({ now: null, later: null });
    const rules = { limits: { perPayment: null, perDay: '9.00' }, approval: present };
    expect(splitPaymentRules(rules, { ...rules, approval: policyOf({ ...present, dayMax: '1.00' }) })).toEqual({
      now: { ...rules, approval: policyOf({ ...present, dayMax: '1.00' }) },
      later: null,
    });
    expect(splitPaymentRules(rules, { ...rules, limits: { perPayment: null, perDay: null } })).toEqual({
      now: null,
      later: { limits: { perPayment: null, perDay: null }, approval: present },
    });
  });

  it('never demands less at once than before, nor less than wanted', () => {
    const payments = fc.record({
      amount: amounts,
      daySum: amounts,
      traits: fc.subarray([...TWO_PEOPLE_REASONS]),
    });
    fc.assert(
      fc.property(policies, policies, payments, amounts, (present, wanted, payment, alone) => {
        const { now, later } = splitApprovalPolicy(present, wanted);
        const applied = now ?? present;
        expect(isSamePolicy(later ?? applied, wanted)).toBe(true);
        for (const policy of [present, wanted]) {
          const need = getApprovalNeed(policy, payment);
          const needNow = getApprovalNeed(applied, payment);
          expect(needNow.twoPeople).toEqual(expect.arrayContaining([...need.twoPeople]));
          expect(needNow.director || !need.director).toBe(true);
          expect(applied.coolingHours ?? 0).toBeGreaterThanOrEqual(policy.coolingHours ?? 0);
          if (policy.callBackAbove !== null)
            expect(Number(applied.callBackAbove ?? Infinity)).toBeLessThanOrEqual(Number(policy.callBackAbove));
          for (const userId of ['1', '2', '30'])
            if (isAbovePersonMax(policy, userId, alone, payment.amount))
              expect(isAbovePersonMax(applied, userId, alone, payment.amount)).toBe(true);
        }
      }),
    );
  });
});

describe('what a policy demands', () => {
  const policy = policyOf({
    onePersonMax: '50.00',
    withoutDirectorMax: '500.00',
    dayMax: '100.00',
    twoPeopleFor: ['newReceiver'],
    people: [{ userId: '1', dayMax: '60.00' }],
  });

  it.each([
    ['up to the limits', '50.00', '50.00', [], [], false],
    ['above the amount', '50.01', '0.00', [], ['amount'], false],
    ['above the day', '50.00', '50.01', [], ['day'], false],
    ['to a new receiver', '1.00', '0.00', ['newReceiver'], ['newReceiver'], false],
    ['of a kind that is free', '1.00', '0.00', ['payroll', 'currency'], [], false],
    ['with a director', '500.01', '0.00', ['newReceiver'], ['amount', 'day', 'newReceiver'], true],
  ] as const)('of a payment %s', (_, amount, daySum, traits, twoPeople, director) => {
    expect(getApprovalNeed(policy, { amount, daySum, traits })).toEqual({ twoPeople, director });
  });

  it('of a person: the day’s sum with the payment', () => {
    expect(isAbovePersonMax(policy, '1', '50.00', '10.00')).toBe(false);
    expect(isAbovePersonMax(policy, '1', '50.00', '10.01')).toBe(true);
    expect(isAbovePersonMax(policy, '2', '50.00', '10.01')).toBe(false);
    expect(getPersonMax(policy, '2')).toBeNull();
    expect(compareAmounts(getPersonMax(policy, '1') ?? '0', '60')).toBe(0);
  });
});
