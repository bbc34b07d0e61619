import { SignatureRight, SignScheme, STORED_STATUSES } from '../vocabulary';
import { getNextAction } from './get-next-action';

const of = (right: SignatureRight, scheme: SignScheme, rightsValid = true) =>
  STORED_STATUSES.map((status) => getNextAction(status, { right, rightsValid }, scheme));
const { all, first, second, operator } = SignatureRight;

describe('waitsFor', () => {
  it.each([
    ['all signatures, of two', all, SignScheme.two, ['sign', 'sign', 'sign', 'send', null, null, null]],
    ['the first of two', first, SignScheme.two, ['sign', 'sign', null, 'send', null, null, null]],
    ['the second of two', second, SignScheme.two, ['sign', null, 'sign', 'send', null, null, null]],
    ['the first of one', first, SignScheme.one, ['sign', 'sign', null, 'send', null, null, null]],
    ['none', operator, SignScheme.two, [null, null, null, null, null, null, null]],
  ])('whoever has %s', (_, right, scheme, expected) => {
    expect(of(right, scheme)).toEqual(expected);
  });

  it('waits for nobody whose rights have ended', () => {
    expect(of(all, SignScheme.one, false)).toEqual([null, null, null, null, null, null, null]);
  });
});
