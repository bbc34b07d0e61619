import { keepRegistration, type AnswerOf, type getRegistration } from '@ncb/shared-kernel/api/contract';
import type { UserDraft } from '@ncb/shared-kernel/domain/rules';
import { toHex } from '@ncb/shared-kernel/signature';
import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Caller } from '../../callers';
import { kyivMoment } from '../../clock';
import { schema, type Queries } from '../../db';
import { done, type Outcome } from '../../outcome';
import type { Services } from '../../services';
import { publicPointOf } from '../../signatures';
import { tokenHash } from '../identity/tokens';
import { keyIdOf } from './key-id';

const { appUser, bankClient, certificateRequest, membership, registration } = schema;

type Answer = AnswerOf<typeof getRegistration>;
type Begun = NonNullable<Answer['registration']>;
type Person = Begun['people'][number];

/** `get_registration`: where the wizard of this browser stands, as long as the bank has not decided. */
export async function resumeRegistration(
  { db: { queries } }: Services,
  { at, cookies }: Caller,
): Promise<Outcome<Answer>> {
  const { registrationToken: token } = cookies;
  if (token === null) return done({ registration: null });
  const [found] = await queries
    .select({ registration, client: bankClient })
    .from(registration)
    .innerJoin(bankClient, eq(bankClient.companyId, registration.companyId))
    .where(and(eq(registration.tokenHash, tokenHash(token)), isNull(registration.outcome)));
  const isOpen = found !== undefined && found.registration.expiresAt > at;
  const people = found ? await peopleOf(queries, found.registration.companyId) : [];
  // Begun, left without anybody, and over: whoever comes next begins anew.
  if (!found || (!isOpen && people.length === 0)) {
    cookies.clearRegistration();
    return done({ registration: null });
  }
  const { companyId, draft } = found.registration;
  const { fullName, address, code, iban } = found.client;
  return done({
    registration: {
      companyRef: String(companyId),
      token,
      name: fullName,
      address,
      code,
      iban,
      isOpen,
      people,
      draft: read(draft),
    },
  });
}

/** As `keep_registration` stored it; null for what an older program kept otherwise. */
function read(draft: object | null): UserDraft | null {
  const codec = keepRegistration.request.fields['draft']?.codec;
  const wire = draft && codec?.wire.safeParse(draft);
  return wire?.success ? (codec?.decode(wire.data) as UserDraft) : null;
}

async function peopleOf(queries: Queries, companyId: number): Promise<readonly Person[]> {
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
    rows.map(async ({ user, seat, request }) => ({
      id: String(user.id),
      data: {
        ...{ lastName: user.lastName, firstName: user.firstName, middleName: user.middleName },
        ...{ code: user.taxCode, hasCode: /^[0-9]{10}$|^[0-9]{8}$/.test(user.taxCode) },
        ...{ role: seat.role, signatureRight: seat.signatureRight, isAdministrator: seat.isAdministrator },
        ...{ position: seat.position, email: user.email, phone: user.phone, consent: true },
        ...{ login: '', password: '', secretQuestion: '', secretAnswer: '' },
      },
      certificate: request && {
        request: String(request.id),
        keyId: keyIdOf(request.keyFingerprint),
        publicKey: toHex((await publicPointOf(request.csr)) ?? new Uint8Array()),
        created: kyivMoment(request.createdAt),
      },
    })),
  );
}
