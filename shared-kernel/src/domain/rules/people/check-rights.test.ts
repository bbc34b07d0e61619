import { PERSON_TEXT_MAX, REVOKING_ROLE, Role, SignatureRight } from '../../vocabulary';
import { checkRights, checkRightsEnd, type RightsDraft } from './check-rights';

const VALID: RightsDraft = {
  userId: '503',
  role: Role.accountant,
  signatureRight: SignatureRight.second,
  position: 'Головний бухгалтер',
};
const EMPTY: RightsDraft = { userId: '', role: null, signatureRight: null, position: '' };

describe('checkRights', () => {
  it.each<[string, Partial<RightsDraft>]>([
    ['everything that is asked', {}],
    ['an operator without a chosen right', { role: Role.operator, signatureRight: null }],
    ['an operator with the operator’s right', { role: Role.operator, signatureRight: SignatureRight.operator }],
    ['a position as long as may be', { position: 'я'.repeat(PERSON_TEXT_MAX) }],
  ])('takes %s', (_, changes) => {
    expect(checkRights({ ...VALID, ...changes })).toEqual([]);
  });

  it('asks for user, role, right and position', () => {
    expect(checkRights(EMPTY)).toEqual(
      ['userId', 'role', 'signatureRight', 'position'].map((field) => ({ field, key: 'emptyField' })),
    );
  });

  it('asks for nothing where the rights are taken away', () => {
    expect(checkRights({ ...EMPTY, role: REVOKING_ROLE })).toEqual([]);
  });

  it.each<[string, Partial<RightsDraft>, object]>([
    [
      'a director without a right',
      { role: Role.director, signatureRight: null },
      { field: 'signatureRight', key: 'emptyField' },
    ],
    [
      'a right the role cannot have',
      { signatureRight: SignatureRight.all },
      { field: 'signatureRight', key: 'rightNotOfRole' },
    ],
    ['an operator who signs', { role: Role.operator }, { field: 'signatureRight', key: 'rightNotOfRole' }],
    [
      'a position too long',
      { position: 'я'.repeat(PERSON_TEXT_MAX + 1) },
      { field: 'position', key: 'tooLongText', params: { length: '101', max: '100' } },
    ],
  ])('refuses %s', (_, changes, problem) => {
    expect(checkRights({ ...VALID, ...changes })).toEqual([problem]);
  });
});

describe('checkRightsEnd', () => {
  it.each([
    ['no end', null, null, null],
    ['today', '2026-07-15', null, null],
    ['an end in the past that was there before', '2026-07-01', '2026-07-01', null],
    ['an end in the past', '2026-07-14', null, 'rightsEndPast'],
    ['what is no day', '31.02', null, 'invalidDateMessage'],
  ])('of %s', (_, until, before, key) => {
    expect(checkRightsEnd(until, before, '2026-07-15').map((problem) => problem.key)).toEqual(key ? [key] : []);
  });
});
