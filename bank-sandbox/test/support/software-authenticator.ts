import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto';
import type { NewPasskeyTerms } from '@ncb/shared-kernel/api/contract';
import { APP_ORIGIN } from './origins';

const FLAGS = { present: 0x01, verified: 0x04, backupEligible: 0x08, backedUp: 0x10, attested: 0x40 } as const;

/** Parts of a message that an attacker changes. */
interface Deviation {
  readonly origin?: string;
  readonly relyingPartyId?: string;
  readonly isVerified?: boolean;
  readonly crossOrigin?: boolean;
  readonly type?: string;
  readonly counter?: number;
  readonly credentialId?: string;
  readonly userHandle?: string;
  readonly format?: string;
  readonly statement?: Readonly<Record<string, Cbor>>;
}

type Cbor = number | string | Buffer | readonly Cbor[] | ReadonlyMap<number | string, Cbor>;

/** Authenticator with one discoverable ES256 passkey. Source: WebAuthn Level 3, 6. */
export class SoftwareAuthenticator {
  readonly credentialId = randomBytes(32).toString('base64url');
  readonly #pair: { readonly publicKey: KeyObject; readonly privateKey: KeyObject };
  readonly #isSynced: boolean;
  #userHandle = '';
  #counter = 0;

  /** @param isSynced true for a passkey of an account, which does not count its signatures */
  constructor({ isSynced = false, pair }: { readonly isSynced?: boolean; readonly pair?: SoftwareAuthenticator } = {}) {
    this.#isSynced = isSynced;
    this.#pair = pair ? pair.#pair : generateKeyPairSync('ec', { namedCurve: 'P-256' });
  }

  create({ challenge, relyingPartyId, userHandle }: NewPasskeyTerms, deviation: Deviation = {}) {
    this.#userHandle = userHandle;
    const { x = '', y = '' } = this.#pair.publicKey.export({ format: 'jwk' });
    const key = new Map<number, Cbor>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, Buffer.from(x, 'base64url')],
      [-3, Buffer.from(y, 'base64url')],
    ]);
    const id = Buffer.from(this.credentialId, 'base64url');
    const attested = Buffer.concat([Buffer.alloc(16), toBytes(id.length, 2), id, encodeCbor(key)]);
    const data = this.#buildData(relyingPartyId, deviation, attested);
    const object = new Map<string, Cbor>([
      ['fmt', deviation.format ?? 'none'],
      ['attStmt', new Map(Object.entries(deviation.statement ?? {}))],
      ['authData', data],
    ]);
    return {
      credentialId: deviation.credentialId ?? this.credentialId,
      clientData: buildClientData('webauthn.create', challenge, deviation),
      attestation: encodeCbor(object).toString('base64url'),
    };
  }

  sign(
    { challenge, relyingPartyId }: { readonly challenge: string; readonly relyingPartyId: string },
    deviation: Deviation = {},
  ) {
    if (!this.#isSynced) this.#counter += 1;
    const data = this.#buildData(relyingPartyId, deviation);
    const clientData = buildClientData('webauthn.get', challenge, deviation);
    const hash = createHash('sha256').update(Buffer.from(clientData, 'base64url')).digest();
    return {
      credentialId: deviation.credentialId ?? this.credentialId,
      clientData,
      authenticatorData: data.toString('base64url'),
      signature: sign('sha256', Buffer.concat([data, hash]), this.#pair.privateKey).toString('base64url'),
      userHandle: deviation.userHandle ?? this.#userHandle,
    };
  }

  #buildData(relyingPartyId: string, deviation: Deviation, attested = Buffer.alloc(0)): Buffer {
    const flags =
      FLAGS.present |
      (deviation.isVerified === false ? 0 : FLAGS.verified) |
      (this.#isSynced ? FLAGS.backupEligible | FLAGS.backedUp : 0) |
      (attested.length > 0 ? FLAGS.attested : 0);
    const hash = createHash('sha256')
      .update(deviation.relyingPartyId ?? relyingPartyId)
      .digest();
    return Buffer.concat([hash, toBytes(flags, 1), toBytes(deviation.counter ?? this.#counter, 4), attested]);
  }
}

function buildClientData(type: string, challenge: string, deviation: Deviation): string {
  const { origin = APP_ORIGIN, crossOrigin = false } = deviation;
  return Buffer.from(JSON.stringify({ type: deviation.type ?? type, challenge, origin, crossOrigin })).toString(
    'base64url',
  );
}

function toBytes(value: number, length: number): Buffer {
  const bytes = Buffer.alloc(length);
  bytes.writeUIntBE(value, 0, length);
  return bytes;
}

/** Source: RFC 8949 3. */
function encodeCbor(value: Cbor): Buffer {
  if (typeof value === 'number') return value < 0 ? encodeHead(1, -1 - value) : encodeHead(0, value);
  if (Buffer.isBuffer(value)) return Buffer.concat([encodeHead(2, value.length), value]);
  if (typeof value === 'string') {
    const text = Buffer.from(value);
    return Buffer.concat([encodeHead(3, text.length), text]);
  }
  if (value instanceof Map) {
    const entries = [...(value as ReadonlyMap<number | string, Cbor>)];
    return Buffer.concat([encodeHead(5, entries.length), ...entries.flat().map(encodeCbor)]);
  }
  const items = value as readonly Cbor[];
  return Buffer.concat([encodeHead(4, items.length), ...items.map(encodeCbor)]);
}

function encodeHead(kind: number, value: number): Buffer {
  if (value < 24) return toBytes((kind << 5) | value, 1);
  return value < 256
    ? Buffer.concat([toBytes((kind << 5) | 24, 1), toBytes(value, 1)])
    : Buffer.concat([toBytes((kind << 5) | 25, 1), toBytes(value, 2)]);
}
