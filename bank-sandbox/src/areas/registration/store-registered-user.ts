import type { AnswerOf, registerUser, RequestOf } from '@ncb/shared-kernel/api/contract';
import { canManageUsers, getAllowedRights, type UserDraft } from '@ncb/shared-kernel/domain/rules';
import {
  CompanyStatus,
  PAYROLL_ACCESS_OF_ROLE,
  Role,
  SignatureRight,
  UserStatus,
} from '@ncb/shared-kernel/domain/vocabulary';
import { count, eq } from 'drizzle-orm';
import { writeAudit } from '../../audit';
import type { Caller, CompanyCaller } from '../../callers';
import { readBankDay } from '../../clock';
import { inTransaction, schema, type Queries } from '../../db';
import { succeed, refuse, refuseFields, type Outcome } from '../../outcome';
import type { Services } from '../../services';
import { storeRequest } from '../certificates/store-request';
import { getPasswordEnd } from '../identity/new-password';
import { checkCompanyPassword, OWNER_AT_BANK } from '../identity/get-password-owner';
import { listRights, WAITS } from '../users/rights-texts';
import { lockCompanies } from '../users/members';
import { normaliseUser, toOpenData, checkUser, toSecurityData } from '../users/user-data';
import { toRights, type Rights } from '../users/rights';
import { storePendingChange, requiresSecondManager } from '../users/second-manager';
import { hashAnswer } from '../users/secret-answers';
import { withThrottle } from './with-throttle';
import { findCompanyCaller } from './find-caller';
import { WIZARD_PEOPLE_MAX } from './limits';
import { checkKeyProof, type ProvenKey } from './check-key-proof';
import { lockRegistration, deriveRequestMark } from './registration-token';

const { appUser, membership, registration } = schema;

type Request = RequestOf<typeof registerUser>;
type Answer = AnswerOf<typeof registerUser>;

interface Place {
  readonly companyId: number;
  readonly manager: CompanyCaller | null;
}

/** Answers `register_user`, in the wizard or by a manager. */
export async function storeRegisteredUser(bank: Services, caller: Caller, request: Request): Promise<Outcome<Answer>> {
  const draft = normaliseUser(request.user);
  const problems = checkUser(draft, 'register', OWNER_AT_BANK);
  if (problems.length > 0) return refuseFields(problems);
  const registrar = request.token === null ? await findCompanyCaller(bank, caller, request.companyRef) : null;
  if (request.token === null && !registrar) return refuse('unauthorized');
  if (registrar && !canManageUsers(registrar.membership)) return refuse('forbidden');
  if (registrar && registrar.membership.companyStatus !== CompanyStatus.active) return refuse('invalid_clnt_status');
  // A colleague makes the key, so that only its owner ever holds it. Source: docs/adr/0104
  const isKeyless = registrar !== null && request.certificate === '' && request.signature === '';
  const proof = isKeyless
    ? succeed(null)
    : await checkKeyProof(
        { certificate: request.certificate, signature: request.signature, signedText: caller.parameters['data'] },
        draft.role === Role.operator ? SignatureRight.operator : draft.signatureRight,
      );
  if (!proof.ok) return proof;
  const place = registrar && { companyId: registrar.membership.companyId, manager: registrar };
  return withThrottle(
    bank,
    caller,
    () => true,
    async () => {
      const passwordHash = await bank.passwords.hash(draft.password);
      const answerHash = await hashAnswer(bank.passwords, draft.secretAnswer);
      return inTransaction(bank.db, async (tx) => {
        const open = place ? succeed(place) : await findWizardPlace(tx, caller, request);
        if (!open.ok) return open;
        return storePerson(tx, bank, caller, open.value, { draft, passwordHash, answerHash, key: proof.value });
      });
    },
  );
}

async function findWizardPlace(tx: Queries, { at }: Caller, { companyRef, token }: Request): Promise<Outcome<Place>> {
  const pending = await lockRegistration(tx, companyRef, token);
  if (!pending || pending.expiresAt <= at) return refuse('registrationExpired');
  return succeed({ companyId: pending.companyId, manager: null });
}

interface NewPerson {
  readonly draft: UserDraft;
  readonly passwordHash: string;
  readonly answerHash: string;
  readonly key: ProvenKey | null;
}

async function storePerson(
  tx: Queries,
  { pepper }: Services,
  caller: Caller,
  { companyId, manager }: Place,
  { draft, passwordHash, answerHash, key }: NewPerson,
): Promise<Outcome<Answer>> {
  const registrar = manager?.userId ?? null;
  await lockCompanies(tx, [companyId]);
  const registeredAs = caller.idempotency && `${companyId}:${deriveRequestMark(pepper, caller.idempotency)}`;
  const again = registeredAs === null ? null : await findSameRequest(tx, registeredAs);
  if (again !== null) return succeed({ userId: String(again) });
  const guessed = await checkCompanyPassword(tx, companyId, draft.password);
  if (guessed.length > 0) return refuseFields(guessed);
  const [people] = await tx.select({ count: count() }).from(membership).where(eq(membership.companyId, companyId));
  const others = people?.count ?? 0;
  if (registrar === null && others >= WIZARD_PEOPLE_MAX) return refuse('tooManyRequests');
  const [user] = await tx
    .insert(appUser)
    .values({
      ...toOpenData(draft),
      ...toSecurityData(draft, answerHash),
      passwordHash,
      passwordExpires: getPasswordEnd(await readBankDay(tx, caller.at)),
      status: UserStatus.registered,
      registeredBy: registrar,
      registeredAs,
    })
    .onConflictDoNothing({ target: appUser.login })
    .returning({ id: appUser.id });
  if (!user) return refuse('loginTaken');
  const rights = registrar === null && others === 0 ? toDirectorRights(draft) : toDraftRights(draft);
  await tx.insert(membership).values({
    userId: user.id,
    companyId,
    ...rights,
    rightsValid: true,
    payrollAccess: PAYROLL_ACCESS_OF_ROLE[rights.role],
    isAdministrator: draft.isAdministrator,
  });
  if (key) {
    const stored = await storeRequest(tx, { userId: user.id, companyId, ...key, now: caller.at });
    if (!stored.ok) return stored;
  }
  const needsApproval = manager !== null && (await requiresSecondManager(tx, companyId, [manager.userId, user.id]));
  if (needsApproval) {
    const access = {
      payrollAccess: PAYROLL_ACCESS_OF_ROLE[rights.role],
      isAdministrator: draft.isAdministrator,
      rightsUntil: null,
    };
    const pendingChange = await storePendingChange(tx, manager, {
      user: { id: user.id, ...toOpenData(draft) },
      kind: 'new',
      wanted: {},
      lines: [
        `Посада: ${rights.position}`,
        ...listRights({ ...rights, ...access }),
        `Телефон: ${draft.phone}`,
        `Пошта: ${draft.email}`,
      ],
    });
    if (!pendingChange.ok) return pendingChange;
  }
  await tx.update(registration).set({ draft: null }).where(eq(registration.companyId, companyId));
  await writeAudit(tx, {
    ...(needsApproval && { detail: WAITS }),
    at: caller.at,
    actor: { userId: registrar, companyId, address: caller.address },
    action: 'registerUser',
    object: { type: 'user', id: String(user.id) },
    result: 'ok',
  });
  return succeed({ userId: String(user.id) });
}

async function findSameRequest(tx: Queries, registeredAs: string): Promise<number | null> {
  const [found] = await tx.select({ id: appUser.id }).from(appUser).where(eq(appUser.registeredAs, registeredAs));
  return found?.id ?? null;
}

/**
 * Returns the rights of the first user, always a director. Source: docs/requirements/shell-accounts-admin.md#product.
 */
function toDirectorRights({ signatureRight, position }: UserDraft): Rights {
  const allowed = getAllowedRights(Role.director).find((right) => right === signatureRight);
  return { role: Role.director, signatureRight: allowed ?? SignatureRight.all, position };
}

function toDraftRights({ role, signatureRight, position }: UserDraft): Rights {
  if (role === null) throw new Error('the rules let a missing role pass');
  return toRights(role, signatureRight, position);
}
