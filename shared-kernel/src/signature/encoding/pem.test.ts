import { decodePem, toPem } from './pem';
import { toHex } from './bytes';

describe('PEM', () => {
  it('gives back the bytes of each block of a text with several', () => {
    const key = Uint8Array.from({ length: 100 }, (_, index) => index);
    const text = toPem('PRIVATE KEY', key) + toPem('CERTIFICATE', Uint8Array.of(7));
    expect(toHex(decodePem('PRIVATE KEY', text) ?? new Uint8Array())).toBe(toHex(key));
    expect(decodePem('CERTIFICATE', text)).toHaveLength(1);
  });

  it('reads lines that end as on Windows', () => {
    const text = toPem('CERTIFICATE', new Uint8Array(100)).replaceAll('\n', '\r\n');
    expect(decodePem('CERTIFICATE', text)).toHaveLength(100);
  });

  it.each([
    ['no block', 'text'],
    ['a block without an end', '-----BEGIN CERTIFICATE-----\nAAAA\n'],
    ['two blocks of one kind', toPem('CERTIFICATE', Uint8Array.of(1)) + toPem('CERTIFICATE', Uint8Array.of(2))],
    ['a body that is not base64', '-----BEGIN CERTIFICATE-----\n*\n-----END CERTIFICATE-----\n'],
  ])('gives nothing for a text with %s', (_, text) => {
    expect(decodePem('CERTIFICATE', text)).toBeNull();
  });
});
