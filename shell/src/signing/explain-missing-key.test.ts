import { explainMissingKey } from './explain-missing-key';

const ACTIVE = 0;
const BLOCKED = 1;
const OVER = 2;

describe('missingKey', () => {
  it.each([
    ['nobody who never had a certificate', [], { reason: 'missing' }],
    ['a blocked one', [{ status: BLOCKED, validUntil: '2027-01-01' }], { reason: 'blocked' }],
    ['an expired one', [{ status: OVER, validUntil: '2026-06-30' }], { reason: 'expired', until: '2026-06-30' }],
    ['one that ends today', [{ status: OVER, validUntil: '2026-07-01' }], { reason: 'expired', until: '2026-07-01' }],
    ['one that was revoked before its time', [{ status: OVER, validUntil: '2026-07-02' }], { reason: 'revoked' }],
    ['one without a day', [{ status: OVER, validUntil: null }], { reason: 'revoked' }],
    ['one that is not valid yet', [{ status: ACTIVE, validUntil: '2028-01-01' }], { reason: 'revoked' }],
  ] as const)('says of %s what is the matter with it', (_, own, reason) => {
    expect(explainMissingKey(own, '2026-07-01')).toEqual(reason);
  });

  it('speaks of the blocked one, which can be helped, and not of older ones that are over', () => {
    const own = [
      { status: OVER, validUntil: '2025-01-01' },
      { status: BLOCKED, validUntil: '2027-01-01' },
    ] as const;
    expect(explainMissingKey(own, '2026-07-01')).toEqual({ reason: 'blocked' });
  });

  it('goes by the latest of several that are over', () => {
    const own = [
      { status: OVER, validUntil: '2026-06-30' },
      { status: OVER, validUntil: '2025-01-01' },
    ] as const;
    expect(explainMissingKey(own, '2026-07-01')).toEqual({ reason: 'expired', until: '2026-06-30' });
  });
});
