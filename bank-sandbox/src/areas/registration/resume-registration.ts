import { keepRegistration, type AnswerOf, type getRegistration } from '@ncb/shared-kernel/api/contract';
import type { UserDraft } from '@ncb/shared-kernel/domain/rules';
import { getKeyId, toHex } from '@ncb/shared-kernel/signature';
import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Caller } from '../../callers';
import { toKyivMoment } from '../../clock';
import { schema, type Queries } from '../../db';
import { succeed, type Outcome } from '../../outcome';
import type { Services } from '../../services';
import { readPublicPoint } from '../../signatures';
import { hashToken } from '../identity/tokens';

const { appUser, bankClient, certificateRequest, membership, registration } = schema;

type Answer = AnswerOf<typeof getRegistration>;
type Begun = NonNullable<Answer['registration']>;
type Person = Begun['people'][number];

/** Answers `get_registration`. */
export async function resumeRegistration(
  { db: { queries } }: Services,
  { at, cookies }: Caller,
): Promise<Outcome<Answer>> {
  const { registrationToken: token } = cookies;
  if (token === null) return succeed({ registration: null });
  const [found] = await queries
    .select({ registration, client: bankClient })
    .from(registration)
    .innerJoin(bankClient, eq(bankClient.companyId, registration.companyId))
    .where(and(eq(registration.tokenHash, hashToken(token)), isNull(registration.outcome)));
  const isOpen = found !== undefined && found.registration.expiresAt > at;
  const people = found ? await findUsers(queries, found.registration.companyId) : [];
  // A registration without users has expired.
  if (!found || (!isOpen && people.length === 0)) {
    cookies.clearRegistration();
    return succeed({ registration: null });
  }
  const { companyId, draft } = found.registration;
  const { fullName, address, code, iban } = found.client;
  return succeed({
    registration: {
      companyRef: String(companyId),
      token,
      name: fullName,
      address,
      code,
      iban,
      isOpen,
      people,
      draft: decodeDraft(draft),
    },
  });
}

function decodeDraft(draft: object | null): UserDraft | null {
  const codec = keepRegistration.request.fields['draft']?.codec;
  const wire = draft && codec?.wire.safeParse(draft);
  return wire?.success ? (codec?.decode(wire.data) as UserDraft) : null;
}

async function findUsers(queries: Queries, companyId: number): Promise<readonly Person[]> {
  const rows = await queries
    .select({ user: appUser, seat: membership, request: certificateRequest })
    .from(membership)
    .innerJoin(appUser, eq(appUser.id, membership.userId))
    .leftJoin(
      certificateRequest,
      and(eq(certificateRequest.userId, appUser.id), eq(certificateRequest.companyId, membership.companyId)),
    )
    .where(eq(membership.companyId, companyId))
    .orderBy(asc(appUser.id));
  return Promise.all(
    rows.map(async ({ user, seat: place, request }) => ({
      id: String(user.id),
      data: toOpenData(user, place),
      certificate: request && (await toKeyRequest(request)),
    })),
  );
}

function toOpenData(user: typeof appUser.$inferSelect, place: typeof membership.$inferSelect): UserDraft {
  const { lastName, firstName, middleName, taxCode: code, email, phone } = user;
  const { role, signatureRight, isAdministrator, position } = place;
  return {
    lastName,
    firstName,
    middleName,
    code,
    email,
    phone,
    role,
    signatureRight,
    isAdministrator,
    position,
    hasCode: /^(?:[0-9]{8}|[0-9]{10})$/.test(code),
    consent: true,
    login: '',
    password: '',
    secretQuestion: '',
    secretAnswer: '',
  };
}

async function toKeyRequest({ id, csr, createdAt }: typeof certificateRequest.$inferSelect) {
  const point = await readPublicPoint(csr);
  if (!point) throw new Error(`request ${id} cannot be read`);
  return {
    request: String(id),
    keyId: await getKeyId(point),
    publicKey: toHex(point),
    created: toKyivMoment(createdAt),
  };
}
