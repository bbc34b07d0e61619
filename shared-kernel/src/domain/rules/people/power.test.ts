import { PayrollAccess, RIGHTS_OF_ROLE, Role, SignatureRight, SignScheme } from '../../vocabulary';
import { canSignTogether, splitRights, type PersonRights } from './power';

const { all, first, second, operator } = SignatureRight;
const ACCOUNTANT: PersonRights = {
  role: Role.accountant,
  signatureRight: second,
  payrollAccess: PayrollAccess.totals,
  isAdministrator: false,
};

describe('splitRights', () => {
  it.each([
    ['a wider right to sign', { signatureRight: first }, { role: Role.accountant, signatureRight: first }],
    ['another role', { role: Role.director, signatureRight: all }, { role: Role.director, signatureRight: all }],
    ['more of payrolls', { payrollAccess: PayrollAccess.full }, { payrollAccess: PayrollAccess.full }],
    ['administration', { isAdministrator: true }, { isAdministrator: true }],
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
          [true, false].map((isAdministrator) => ({ role, signatureRight, payrollAccess, isAdministrator })),
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
