import type { AnswerOf, registerUser, RequestOf } from '@ncb/shared-kernel/api/contract';
import { managesUsers, rightsOf, type UserDraft } from '@ncb/shared-kernel/domain/rules';
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
import { attempt, schema, type Queries } from '../../db';
import { done, refuse, refuseFields, type Outcome } from '../../outcome';
import type { Services } from '../../services';
import { storeRequest } from '../certificates/store-request';
import { passwordEnd } from '../identity/new-password';
import { companyPasswordProblems, OWNER_AT_BANK } from '../identity/get-password-owner';
import { linesOfRights, WAITS } from '../users/change-words';
import { lockCompanies } from '../users/members';
import { normalisedPerson, openData, personProblems, securityData } from '../users/person-data';
import { rightsOfDraft, type Rights } from '../users/rights';
import { holdChange, needsSecond } from '../users/second-manager';
import { hashOfAnswer } from '../users/secret-answers';
import { asking } from './asking';
import { companyCaller } from './caller-of';
import { WIZARD_PEOPLE_MAX } from './limits';
import { readProof, type ProvenKey } from './proof-of-key';
import { lockRegistration, requestMark } from './registration-token';

const { appUser, membership, registration } = schema;

type Request = RequestOf<typeof registerUser>;
type Answer = AnswerOf<typeof registerUser>;

interface Place {
  readonly companyId: number;
  readonly manager: CompanyCaller | null;
}

/** Answers `register_user`, in the wizard or by a manager. */
export async function registerPerson(bank: Services, caller: Caller, request: Request): Promise<Outcome<Answer>> {
  const draft = normalisedPerson(request.user);
  const problems = personProblems(draft, 'register', OWNER_AT_BANK);
  if (problems.length > 0) return refuseFields(problems);
  const registrar = request.token === null ? await companyCaller(bank, caller, request.companyRef) : null;
  if (request.token === null && !registrar) return refuse('unauthorized');
  if (registrar && !managesUsers(registrar.membership)) return refuse('forbidden');
  if (registrar && registrar.membership.companyStatus !== CompanyStatus.active) return refuse('invalid_clnt_status');
  // A colleague makes the key, so that only its owner ever holds it. Source: docs/adr/0105
  const isKeyless = registrar !== null && request.certificate === '' && request.signature === '';
  const proof = isKeyless
    ? done(null)
    : await readProof(
        { certificate: request.certificate, signature: request.signature, signedText: caller.parameters['data'] },
        draft.role === Role.operator ? SignatureRight.operator : draft.signatureRight,
      );
  if (!proof.ok) return proof;
  const place = registrar && { companyId: registrar.membership.companyId, manager: registrar };
  return asking(
    bank,
    caller,
    () => true,
    async () => {
      const passwordHash = await bank.passwords.hash(draft.password);
      const answerHash = await hashOfAnswer(bank.passwords, draft.secretAnswer);
      return attempt(bank.db, async (tx) => {
        const open = place ? done(place) : await wizardPlace(tx, caller, request);
        if (!open.ok) return open;
        return storePerson(tx, bank, caller, open.value, { draft, passwordHash, answerHash, key: proof.value });
      });
    },
  );
}

async function wizardPlace(tx: Queries, { at }: Caller, { companyRef, token }: Request): Promise<Outcome<Place>> {
  const begun = await lockRegistration(tx, companyRef, token);
  if (!begun || begun.expiresAt <= at) return refuse('registrationExpired');
  return done({ companyId: begun.companyId, manager: null });
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
  const registeredAs = caller.idempotency && `${companyId}:${requestMark(pepper, caller.idempotency)}`;
  const again = registeredAs === null ? null : await registeredBefore(tx, registeredAs);
  if (again !== null) return done({ userId: String(again) });
  const guessed = await companyPasswordProblems(tx, companyId, draft.password);
  if (guessed.length > 0) return refuseFields(guessed);
  const [people] = await tx.select({ count: count() }).from(membership).where(eq(membership.companyId, companyId));
  const others = people?.count ?? 0;
  if (registrar === null && others >= WIZARD_PEOPLE_MAX) return refuse('tooManyRequests');
  const [user] = await tx
    .insert(appUser)
    .values({
      ...openData(draft),
      ...securityData(draft, answerHash),
      passwordHash,
      passwordExpires: passwordEnd(await readBankDay(tx, caller.at)),
      status: UserStatus.registered,
      registeredBy: registrar,
      registeredAs,
    })
    .onConflictDoNothing({ target: appUser.login })
    .returning({ id: appUser.id });
  if (!user) return refuse('loginTaken');
  const rights = registrar === null && others === 0 ? asDirector(draft) : asDrafted(draft);
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
  const waits = manager !== null && (await needsSecond(tx, companyId, [manager.userId, user.id]));
  if (waits) {
    const access = {
      payrollAccess: PAYROLL_ACCESS_OF_ROLE[rights.role],
      isAdministrator: draft.isAdministrator,
      rightsUntil: null,
    };
    const held = await holdChange(tx, manager, {
      user: { id: user.id, ...openData(draft) },
      kind: 'new',
      wanted: {},
      lines: [
        `Посада: ${rights.position}`,
        ...linesOfRights({ ...rights, ...access }),
        `Телефон: ${draft.phone}`,
        `Пошта: ${draft.email}`,
      ],
    });
    if (!held.ok) return held;
  }
  await tx.update(registration).set({ draft: null }).where(eq(registration.companyId, companyId));
  await writeAudit(tx, {
    ...(waits && { detail: WAITS }),
    at: caller.at,
    actor: { userId: registrar, companyId, address: caller.address },
    action: 'registerUser',
    object: { type: 'user', id: String(user.id) },
    result: 'ok',
  });
  return done({ userId: String(user.id) });
}

async function registeredBefore(tx: Queries, registeredAs: string): Promise<number | null> {
  const [found] = await tx.select({ id: appUser.id }).from(appUser).where(eq(appUser.registeredAs, registeredAs));
  return found?.id ?? null;
}

/**
 * Returns the rights of the first user, always a director. Source: docs/requirements/shell-accounts-admin.md#product.
 */
function asDirector({ signatureRight, position }: UserDraft): Rights {
  const allowed = rightsOf(Role.director).find((right) => right === signatureRight);
  return { role: Role.director, signatureRight: allowed ?? SignatureRight.all, position };
}

function asDrafted({ role, signatureRight, position }: UserDraft): Rights {
  if (role === null) throw new Error('the rules let a missing role pass');
  return rightsOfDraft(role, signatureRight, position);
}
