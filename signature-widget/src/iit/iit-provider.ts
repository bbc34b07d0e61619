import type { DocumentSignature } from '@ncb/shared-kernel/domain/signing-protocol';
import type { Language } from '@ncb/shared-kernel/domain/vocabulary';
import { areEqualBytes } from '@ncb/shared-kernel/signature';
import { buildLoginText } from '../signing/build-login-text';
import type { KeyOutcome, SignatureProvider } from '../signing/signature-provider';
import { readCertificates, readSignatures, type IitCertificate } from './answers';
import { openIitFrame, type IitFrame, type IitFramePlace, type IitHost } from './open-iit-frame';
import { buildFrameAddress } from './protocol';

/**
 * Time limit to read a key, equal to an inactive session's lifetime: the user looks for a token, types, waits for the
 * key's provider.
 */
export const READ_LIMIT_MS = 10 * 60_000;
/** Time limit for a thousand documents, or one confirmed on a phone. */
export const SIGN_LIMIT_MS = 3 * 60_000;

/** IIT's `signAlgo` by the key's `publicKeyType`: DSTU 4145 with GOST 34.311, RSA and ECDSA with SHA-256. */
const ALGORITHMS: Readonly<Record<number, number>> = { 1: 1, 2: 2, 4: 3 };
/** IIT's `signType`: the bank adds what long-term verification needs. */
const CADES_BES = 1;
const LOGIN_NAME = 'login';

/** Key that the page has read and keeps until the next batch is signed. */
export interface IitKey {
  readonly certificate: IitCertificate;
}

/** Signs through the framed page of the IIT EndUser widget: key and password never leave that page. */
export interface IitProvider extends SignatureProvider<IitKey> {
  /**
   * Shows the page until the user has read a key there.
   * @param certificates the user's at the bank; a key without one of them is refused before anything is signed
   */
  readKey(certificates: readonly Uint8Array[], language: Language, place: IitFramePlace): Promise<KeyOutcome<IitKey>>;
}

/** @param url of the page; @param page our window */
export function createIitProvider(url: string, page: IitHost & { readonly origin: string }): IitProvider {
  let frame: IitFrame | null = null;

  const close = () => {
    frame?.close();
    frame = null;
  };

  /** After a lock there may be another frame, which must stay open. */
  const closeIf = (used: IitFrame) => {
    if (frame === used) close();
  };

  /** Signs and then always forgets the key: as with a key file, one reading serves one batch. */
  const signNamed = async (
    items: readonly { readonly name: string; readonly val: Uint8Array }[],
    { certificate }: IitKey,
  ): Promise<KeyOutcome<ReadonlyMap<string, Uint8Array>>> => {
    const used = frame;
    if (!used) return { ok: false, reason: 'locked' };
    const params = [items, true, false, ALGORITHMS[certificate.keyType], null, CADES_BES];
    const reply = await used.ask('SignData', params, SIGN_LIMIT_MS);
    closeIf(used);
    if (!reply.ok) return reply;
    const names = items.map(({ name }) => name);
    const signatures = readSignatures(reply.result, names);
    return signatures ? { ok: true, made: signatures } : { ok: false, reason: 'signingFailed' };
  };

  return {
    available: () => true,

    async readKey(certificates, language, place) {
      close();
      const address = buildFrameAddress(url, page.origin, language === 'en' ? 'en' : 'ua');
      const used = (frame = openIitFrame(page, address, place));
      const reply = await used.ask('ReadPrivateKey', [], READ_LIMIT_MS);
      const outcome = reply.ok ? chooseCertificate(reply.result, certificates) : reply;
      if (!outcome.ok) closeIf(used);
      return outcome;
    },

    async sign({ documents }, key, onProgress) {
      onProgress(0);
      const signing = await signNamed(
        documents.map(({ id, canonical }) => ({ name: id, val: canonical })),
        key,
      );
      if (!signing.ok) return signing;
      const signatures = documents.flatMap(({ id, version }): DocumentSignature[] => {
        const signature = signing.made.get(id);
        return signature ? [{ id, version, signature }] : [];
      });
      return { ok: true, made: signatures };
    },

    async signIn({ audience, challenge }, key) {
      const { clientNonce, bytes } = await buildLoginText({ audience, challenge }, key.certificate.der);
      const signing = await signNamed([{ name: LOGIN_NAME, val: bytes }], key);
      if (!signing.ok) return signing;
      const signature = signing.made.get(LOGIN_NAME);
      return signature ? { ok: true, made: { clientNonce, signature } } : { ok: false, reason: 'signingFailed' };
    },

    lock: close,
  };
}

function chooseCertificate(result: unknown, atBank: readonly Uint8Array[]): KeyOutcome<IitKey> {
  const ofKey = readCertificates(result);
  if (!ofKey) return { ok: false, reason: 'signingFailed' };
  const certificate = ofKey.find(
    ({ der, keyType }) => keyType in ALGORITHMS && atBank.some((own) => areEqualBytes(own, der)),
  );
  return certificate ? { ok: true, made: { certificate } } : { ok: false, reason: 'foreignKey' };
}
