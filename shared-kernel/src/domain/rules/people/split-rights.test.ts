import { PayrollAccess, RIGHTS_OF_ROLE, Role, SignatureRight, SignScheme } from '../../vocabulary';
import { canSignTogether, areRightsValid, splitRights, type UserRights } from './split-rights';

const { all, first, second, operator } = SignatureRight;
const ACCOUNTANT: UserRights = {
  role: Role.accountant,
  signatureRight: second,
  payrollAccess: PayrollAccess.totals,
  isAdministrator: false,
  rightsUntil: '2026-12-31',
};

describe('splitRights', () => {
  it.each([
    ['a wider right to sign', { signatureRight: first }, { role: Role.accountant, signatureRight: first }],
    ['another role', { role: Role.director, signatureRight: all }, { role: Role.director, signatureRight: all }],
    ['more of payrolls', { payrollAccess: PayrollAccess.full }, { payrollAccess: PayrollAccess.full }],
    ['administration', { isAdministrator: true }, { isAdministrator: true }],
    ['a later end', { rightsUntil: '2027-01-01' }, { rightsUntil: '2027-01-01' }],
    ['rights without end', { rightsUntil: null }, { rightsUntil: null }],
  ])('lets %s wait and changes nothing at once', (_, change, later) => {
    expect(splitRights(ACCOUNTANT, { ...ACCOUNTANT, ...change })).toEqual({ now: ACCOUNTANT, later });
  });

  it('takes power away at once while the other half waits', () => {
    const after = { ...ACCOUNTANT, signatureRight: first, payrollAccess: PayrollAccess.none };
    expect(splitRights(ACCOUNTANT, after)).toEqual({
      now: { ...ACCOUNTANT, payrollAccess: PayrollAccess.none },
      later: { role: Role.accountant, signatureRight: first },
    });
  });

  it('never leaves a role with a right that it cannot have, nor more power at once than before', () => {
    const every = Object.values(Role).flatMap((role) =>
      RIGHTS_OF_ROLE[role].flatMap((signatureRight) =>
        Object.values(PayrollAccess).flatMap((payrollAccess) =>
          [true, false].map((isAdministrator) => ({
            role,
            signatureRight,
            payrollAccess,
            isAdministrator,
            rightsUntil: isAdministrator ? null : '2026-12-31',
          })),
        ),
      ),
    );
    for (const before of every)
      for (const after of every) {
        const { now, later } = splitRights(before, after);
        expect(RIGHTS_OF_ROLE[now.role]).toContain(now.signatureRight);
        expect(now.role >= before.role && now.signatureRight >= before.signatureRight).toBe(true);
        expect(now.payrollAccess <= before.payrollAccess && now.isAdministrator <= before.isAdministrator).toBe(true);
        expect({ ...now, ...later }).toEqual(after);
      }
  });
});

it('takes time away at once: an end, and an earlier one', () => {
  const endless = { ...ACCOUNTANT, rightsUntil: null };
  expect(splitRights(endless, ACCOUNTANT)).toEqual({ now: ACCOUNTANT, later: null });
  const earlier = { ...ACCOUNTANT, rightsUntil: '2026-12-30' };
  expect(splitRights(ACCOUNTANT, earlier)).toEqual({ now: earlier, later: null });
});

describe('rightsHold', () => {
  it.each([
    [null, true],
    ['2026-07-15', true],
    ['2026-07-14', false],
  ])('rights until %s hold on 15.07.2026: %s', (until, expected) => {
    expect(areRightsValid(until, '2026-07-15')).toBe(expected);
  });
});

describe('canSignTogether', () => {
  it.each([
    [SignScheme.two, [all], true],
    [SignScheme.two, [first, second], true],
    [SignScheme.two, [first, first, operator], false],
    [SignScheme.two, [second], false],
    [SignScheme.two, [], false],
    [SignScheme.one, [first], true],
    [SignScheme.one, [second, operator], false],
  ])('scheme %s, rights %j: %s', (scheme, rights, expected) => {
    expect(canSignTogether(scheme, rights)).toBe(expected);
  });
});
