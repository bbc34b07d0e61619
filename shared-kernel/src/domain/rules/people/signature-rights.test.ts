import { Role, SignatureRight } from '../../vocabulary';
import { checkRightOfRole, getFixedRight, getAllowedRights } from './signature-rights';

const RIGHTS = Object.values(SignatureRight);

describe('the rights of a role', () => {
  it.each([
    ['director', Role.director, [SignatureRight.all, SignatureRight.first]],
    ['accountant', Role.accountant, [SignatureRight.first, SignatureRight.second]],
    ['operator', Role.operator, [SignatureRight.operator]],
  ])('of the %s are these and no others', (_, role, rights) => {
    expect(getAllowedRights(role)).toEqual(rights);
    expect(RIGHTS.filter((right) => checkRightOfRole(right, role) === null)).toEqual(rights);
    expect(RIGHTS.filter((right) => checkRightOfRole(right, role) === 'rightNotOfRole')).toHaveLength(
      RIGHTS.length - rights.length,
    );
  });

  it('is fixed for the operator only', () => {
    expect(Object.values(Role).map(getFixedRight)).toEqual([null, null, SignatureRight.operator]);
  });

  it('has to be chosen by all but the operator', () => {
    expect(checkRightOfRole(null, Role.director)).toBe('emptyField');
    expect(checkRightOfRole(null, Role.accountant)).toBe('emptyField');
    expect(checkRightOfRole(null, Role.operator)).toBeNull();
    expect(checkRightOfRole(null, null)).toBe('emptyField');
  });

  it('is any as long as there is no role', () => {
    expect(RIGHTS.map((right) => checkRightOfRole(right, null))).toEqual(RIGHTS.map(() => null));
  });
});
