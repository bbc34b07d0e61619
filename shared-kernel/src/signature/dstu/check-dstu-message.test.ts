import { copyBytes, toHex } from '../encoding/bytes';
import { readPackageFile } from '../testing/read-package-file';
import { unwrapValue, readDstuMessage } from './read-message';
import { signHash } from './create-dstu-signer';
import { checkDstuMessage } from './check-dstu-message';
import { gost34311 } from './hashes';
import { readPrivateKey } from './keys';
import { findDstuKey, createDstuKeyCache } from './find-dstu-key';

/** Order of the usual curve. Source: docs/requirements/files-and-printing.md#dstu-4145-keys */
const ORDER_257 = 0x800000000000000000000000000000006759213af182e987d3e17714907d470dn;
const CONTENT = new TextEncoder().encode('123');
const ATTACHED = readPackageFile('message.p7');
const DETACHED = readPackageFile('message_detached.p7');

describe('GOST 34.311', () => {
  const blocks = 'This message has several blocks of thirty-two bytes.';

  it.each([
    ['shorter than a block', '123123', '34d4da2c04e9c1ceb933282069c864617d94ed7cc5c0a9840c0c1a99629df637'],
    [
      'exactly a block',
      '12345678901234567890123456789011',
      '7686f3f4b113aadc97bca9ea054f41821f0676c5c28ffb987e41797a568e1ed4',
    ],
  ])('of a message %s has the known value', (_size, message, hash) => {
    expect(toHex(gost34311(new TextEncoder().encode(message)))).toBe(hash);
  });

  it('leaves the message as it was', () => {
    const message = new TextEncoder().encode(blocks);
    gost34311(message);
    expect(new TextDecoder().decode(message)).toBe(blocks);
  });

  it('is the hash that other software writes into its messages', () => {
    expect(toHex(gost34311(CONTENT))).toBe('0d7638f766847f80f60525e3509ade2f1307a4d356b62a30e141d6ff0bb7b038');
    expect(gost34311(CONTENT)).toEqual(readDstuMessage(ATTACHED)?.messageDigest);
  });
});

describe('the key of a certificate', () => {
  it.each([
    ['SELF_SIGNED1.cer', 257],
    ['SFS_1.cer', 257],
    ['CA-Justice.cer', 257],
    ['CZOROOT.cer', 431],
    ['SELF_SIGNED_ENC_E54B.cer', 431],
  ])('of %s has a field of degree %d', (name, degree) => {
    expect(findDstuKey(readPackageFile(name))?.degree).toBe(degree);
  });

  it.each(['CA-Justice-ECDSA-261217.cer', 'PRIV1.cer', 'CAList.cer', 'message.p7'])('of %s is none', (name) => {
    expect(findDstuKey(readPackageFile(name))).toBeNull();
  });

  it('takes a value of r and s between nought and the order, and nothing else', () => {
    const key = findDstuKey(readPackageFile('SELF_SIGNED1.cer'));
    if (!key) throw new Error('no key');
    const hash = gost34311(CONTENT);
    const value = signHash(readPrivateKey(readPackageFile('PRIV1.cer')), hash);
    expect(key.verify(hash, value)).toBe(true);
    const zero = new Uint8Array(32);
    const above = new Uint8Array(32).fill(0xff);
    const [r, s] = [value.slice(0, 32), value.slice(32)];
    for (const wrong of [[zero, s], [r, zero], [above, s], [r, above], [s, r], [r], [], [r, s, zero]])
      expect(key.verify(hash, copyBytes(Buffer.concat(wrong)))).toBe(false);
    // The package would treat s plus the order as the same number.
    expect(key.verify(hash, copyBytes(Buffer.concat([r, addOrder(s)])))).toBe(false);
    expect(key.verify(hash, copyBytes(Buffer.concat([r, Buffer.of(0), s, Buffer.of(0)])))).toBe(false);
    expect(key.verify(hash.slice(1), value)).toBe(false);
    expect(key.verify(gost34311(hash), value)).toBe(false);
  });
});

describe('a message of other software', () => {
  it('is signed by the certificate in it, attached and detached', () => {
    expect(checkDstuMessage(ATTACHED, null)).toMatchObject({ ok: true });
    expect(checkDstuMessage(ATTACHED, CONTENT)).toMatchObject({ ok: true });
    expect(checkDstuMessage(DETACHED, CONTENT)).toMatchObject({ ok: true });
    expect(readDstuMessage(ATTACHED)?.signingTime).toBeInstanceOf(Date);
  });

  it('is verified in a batch by keys that are found once', () => {
    const keyOf = createDstuKeyCache();
    expect(checkDstuMessage(ATTACHED, null, keyOf)).toMatchObject({ ok: true });
    expect(checkDstuMessage(DETACHED, CONTENT, keyOf)).toMatchObject({ ok: true });
    const certificate = readDstuMessage(ATTACHED)?.certificate ?? ATTACHED;
    expect(keyOf(certificate)).toBe(keyOf(certificate));
    expect(keyOf(ATTACHED)).toBeNull();
  });

  it('is refused with the reason', () => {
    expect(checkDstuMessage(DETACHED, null)).toEqual({ ok: false, flaw: 'noContent' });
    expect(checkDstuMessage(DETACHED, new TextEncoder().encode('1234'))).toEqual({ ok: false, flaw: 'content' });
    expect(checkDstuMessage(ATTACHED, new TextEncoder().encode('1234'))).toEqual({ ok: false, flaw: 'content' });
    expect(checkDstuMessage(readPackageFile('enc_message.p7'), null)).toEqual({ ok: false, flaw: 'notAMessage' });
    expect(checkDstuMessage(readPackageFile('CZOROOT.cer'), null)).toEqual({ ok: false, flaw: 'notAMessage' });
  });

  it('may have its value in one more OCTET STRING', () => {
    const value = readDstuMessage(ATTACHED)?.value ?? new Uint8Array();
    expect(unwrapValue(copyBytes(Buffer.concat([Buffer.of(4, value.length), value])))).toEqual(value);
    expect(unwrapValue(copyBytes(value))).toEqual(value);
  });

  it('that is cut anywhere is refused, without a crash', () => {
    for (let length = 0; length < ATTACHED.length; length += 7)
      expect(checkDstuMessage(ATTACHED.subarray(0, length), null)).toMatchObject({ ok: false });
  });

  it('with a changed bit anywhere but in what nobody signs is refused', () => {
    const changes = Array.from({ length: ATTACHED.length }, (_, place) => place).filter((place) => place % 8 === 0);
    const passed = changes.filter((place) => {
      const changed = copyBytes(ATTACHED);
      changed[place] = (changed[place] ?? 0) ^ 1;
      return checkDstuMessage(changed, CONTENT).ok;
    });
    const signed = [CONTENT, ...signedParts()].map((part) => Buffer.from(ATTACHED).indexOf(Buffer.from(part)));
    expect(signed.every((place) => place > 0)).toBe(true);
    const inside = (place: number) =>
      signedParts().some((part, index) => isWithin(place, signed[index + 1] ?? 0, part));
    expect(passed.filter(inside)).toEqual([]);
    expect(passed.length).toBeLessThan(changes.length / 10);
  });
});

function signedParts(): readonly Uint8Array[] {
  const message = readDstuMessage(ATTACHED);
  if (!message) throw new Error('no message');
  return [message.certificate, message.signedAttributes.subarray(1), message.value];
}

function isWithin(place: number, start: number, { length }: Uint8Array): boolean {
  return place >= start && place < start + length;
}

/** Little endian. */
function addOrder(number: Uint8Array): Uint8Array {
  const sum = BigInt(`0x${toHex(copyBytes(number).reverse())}`) + ORDER_257;
  return copyBytes(Buffer.from(sum.toString(16).padStart(64, '0'), 'hex')).reverse();
}
