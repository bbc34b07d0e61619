import { DOCUMENT_KINDS, DocumentStatus } from '../vocabulary';
import { canCreatePayment } from './can-create-payment';

describe('canCreatePayment', () => {
  it('makes payments from buy requests only', () => {
    expect(DOCUMENT_KINDS.filter((type) => canCreatePayment({ status: 5, type }))).toEqual([3]);
  });

  it('makes none from a request that is unsaved or that the bank refused', () => {
    const allowed = Object.values(DocumentStatus).filter((status) => canCreatePayment({ status, type: 3 }));
    expect(allowed.sort()).toEqual([0, 1, 2, 3, 4, 5]);
  });

  it.each<[string, readonly DocumentStatus[], boolean]>([
    ['none yet', [], true],
    ['a new one', [0], true],
    ['an executed one', [5], true],
    ['a refused one, which only asks first', [6], true],
    ['one in progress', [4], false],
    ['a refused one and one in progress', [6, 4], false],
  ])('beside payments made from the request before: %s', (_, linked, expected) => {
    expect(canCreatePayment({ status: 5, type: 3, linked })).toBe(expected);
  });
});
