import type { Certificate } from '@ncb/shared-kernel/api/contract';
import { buildKeyRows, findOwnKey } from './build-key-rows';

const DAY = '2026-07-22';
const OWN = { userId: '501', name: 'Вигаданець Тарас', position: 'Директор' };
const certificate = (more: Partial<Certificate> = {}): Certificate => ({
  serial: '0A',
  validUntil: '2027-03-14',
  name: 'Вигаданець Тарас',
  position: 'Директор',
  signatureRight: 0,
  status: 0,
  owner: 'Вигаданець Т.',
  ownerRef: '501',
  keyId: '4F19',
  lastUsed: null,
  signatureCount: 0,
  isRevoked: false,
  ...more,
});
const request = (id: string, status: 'requested' | 'issued' | 'refused', keyId: string) => ({
  id,
  status,
  keyId,
  publicKey: null,
  created: '2026-07-20T10:00:00',
  reason: null,
  certificate: status === 'issued' ? 'PEM' : null,
});

describe('the state of a certificate', () => {
  it.each([
    [{ validUntil: '2026-08-22' }, 'active'],
    [{ validUntil: '2026-08-21' }, 'ending'],
    [{ status: 1, validUntil: '2026-08-01' }, 'blocked'],
    [{ status: 2, validUntil: '2026-07-01' }, 'expired'],
    [{ status: 2, isRevoked: true }, 'revoked'],
  ] as const)('of %p is %s', (more, state) => {
    expect(buildKeyRows([certificate(more)], [], OWN, DAY)[0]?.state).toBe(state);
  });
});

describe('keyRows', () => {
  it('puts what waits and the own keys first, and leaves out what was refused or is in use already', () => {
    const certificates = [certificate({ serial: 'B', ownerRef: '502', keyId: 'B' }), certificate()];
    const requests = [
      request('15', 'requested', 'X'),
      request('14', 'issued', 'Y'),
      request('13', 'refused', 'Z'),
      request('12', 'issued', '4F19'),
    ];
    const rows = buildKeyRows(certificates, requests, OWN, DAY);
    expect(rows.map(({ id, state }) => [id, state])).toEqual([
      ['15', 'requested'],
      ['14', 'issued'],
      ['0A', 'active'],
      ['B', 'active'],
    ]);
    expect(findOwnKey(rows, '501')?.id).toBe('0A');
    expect(findOwnKey(rows, '509')).toBeNull();
  });
});
