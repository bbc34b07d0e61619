import { runOpensslForText, runOpenssl } from '../testing';
import { decodePem } from '../encoding/pem';
import { sha256, toHex } from '../encoding/bytes';
import { getKeyId } from '../get-key-id';
import { generateKey } from './generate-key';
import { openKeyFile } from './open-key-file';
import { readRequest } from './request';
import { createSeededPair } from './create-seeded-pair';
import { writeKeyFile } from './write-key-file';

describe('seededPair', () => {
  it('never makes the same key twice of the same samples', async () => {
    const samples = new Uint8Array(49 * 8);
    const points = await Promise.all(
      [1, 2, 3].map(async () => crypto.subtle.exportKey('raw', (await createSeededPair(samples)).publicKey)),
    );
    expect(new Set(points.map((point) => toHex(new Uint8Array(point)))).size).toBe(3);
  });

  it('takes the samples in: with the generator held still they decide the key', async () => {
    const still = jest.spyOn(crypto, 'getRandomValues').mockImplementation((array) => array);
    const keyOf = async (samples: Uint8Array) =>
      toHex(new Uint8Array(await crypto.subtle.exportKey('raw', (await createSeededPair(samples)).publicKey)));
    const [one, same, other] = await Promise.all([[1], [1], [2]].map((bytes) => keyOf(Uint8Array.from(bytes))));
    still.mockRestore();
    expect(one).toBe(same);
    expect(one).not.toBe(other);
  });

  it('makes a key whose file opens and whose id OpenSSL computes alike', async () => {
    const key = await generateKey({ commonName: 'Вигаданець Тарас' }, Uint8Array.of(1, 2, 3));
    const file = await writeKeyFile(key, 'Key-Password-1');
    expect(await openKeyFile(file, 'Key-Password-1')).toMatchObject({ ok: true });
    const pem = runOpensslForText(['req', '-in', 'key.pem', '-pubkey', '-noout'], { 'key.pem': file });
    const info = runOpenssl(['pkey', '-pubin', '-in', 'public.pem', '-outform', 'DER'], { 'public.pem': pem }).output;
    const digest = toHex(await sha256(info)).toUpperCase();
    const point = await readRequest(decodePem('CERTIFICATE REQUEST', file) ?? new Uint8Array());
    if (!point) throw new Error('no request');
    const id = await getKeyId(point);
    expect(id).toMatch(/^(?:[0-9A-F]{4} ){7}[0-9A-F]{4}$/);
    expect(digest.startsWith(id.replaceAll(' ', ''))).toBe(true);
  });
});
