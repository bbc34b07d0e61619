import type { login, RequestOf, SignInAnswer } from '@ncb/shared-kernel/api/contract';
import { writeLoginText } from '@ncb/shared-kernel/domain/documents';
import { getCertificateFingerprint, decodeBase64, readSignature } from '@ncb/shared-kernel/signature';
import { readDstuSignature } from '@ncb/shared-kernel/signature/dstu';
import { writeAudit } from '../../audit';
import type { Caller } from '../../callers';
import { succeed, refuse, type Outcome } from '../../outcome';
import type { Services } from '../../services';
import { SIGNATURE_MAX_BYTES, verifySignature } from '../../signatures';
import { createCertificateRegistry, type StoredCertificate } from '../signing/certificates';
import { countCodeAttempt, readHalfSession, type HalfSession } from './half-sessions';
import { getAudience, takeChallenge } from './key-challenge';
import { openSession } from './open-session';
import { findUserById } from './users';

type Request = RequestOf<typeof login>;

/** Client's nonce, so that the bank alone does not choose the signed text. */
const NONCE = /^[\w+/=-]{16,128}$/;

/** Confirms step 2 by the signed challenge. */
export async function confirmKey(bank: Services, caller: Caller, request: Request): Promise<Outcome<SignInAnswer>> {
  const { queries } = bank.db;
  const half = await readHalfSession(queries, caller, 'key');
  if (!half) return refuse('unauthorized');
  if (request.login !== null && (await findUserById(queries, half.userId)).login !== request.login)
    return refuse('unauthorized');
  if (!NONCE.test(request.clientNonce ?? '')) return refuse('badRequest', { params: { where: 'cnonce' } });
  const checked = await checkKey(bank, caller, half, request);
  if (checked.ok) return openSession(bank, caller, half, checked.value.id);
  const actor = { userId: half.userId, companyId: null, address: caller.address };
  await writeAudit(queries, { at: caller.at, actor, action: 'keyChallenge', result: checked.refusal.code });
  return checked;
}

async function checkKey(
  { db, config, signatures }: Services,
  { at }: Caller,
  half: HalfSession,
  { clientNonce = '', signature = '' }: Request,
): Promise<Outcome<StoredCertificate>> {
  if ((await countCodeAttempt(db.queries, half.tokenHash)) === null) return refuse('unauthorized');
  const challenge = await takeChallenge(db.queries, half, at);
  if (challenge === null) return refuse('key_challenge_expired');
  const der = decodeBase64(signature);
  if (!der || der.length > SIGNATURE_MAX_BYTES) return refuse('signatureInvalid');
  const certificate = getCertificate(der);
  if (!certificate) return refuse('signatureInvalid');
  const text = writeLoginText({
    audience: getAudience(config),
    challenge,
    clientNonce,
    certificate: await getCertificateFingerprint(certificate),
  });
  const verdict = await verifySignature({
    der,
    storedBytes: new TextEncoder().encode(text),
    certificates: createCertificateRegistry(db.queries),
    userId: half.userId,
    now: at,
    rules: signatures,
  });
  return verdict.ok ? succeed(verdict.certificate) : refuse(verdict.code);
}

function getCertificate(der: Uint8Array): Uint8Array | null {
  const own = readSignature(der);
  return own.ok ? own.parts.certificate : (readDstuSignature(der)?.certificate ?? null);
}
