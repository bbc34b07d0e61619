import type { AnswerOf, registerCompany, RequestOf } from '@ncb/shared-kernel/api/contract';
import { CompanyStatus, PAYROLL_ACCESS_OF_ROLE, Role, SignatureRight } from '@ncb/shared-kernel/domain/vocabulary';
import { and, eq, isNull } from 'drizzle-orm';
import { writeAudit } from '../../audit';
import type { Caller, UserCaller } from '../../callers';
import { inTransaction, schema, type Queries } from '../../db';
import { succeed, refuse, refuseFields, type Outcome } from '../../outcome';
import type { Services } from '../../services';
import { hashToken } from '../identity/tokens';
import { withThrottle } from './with-throttle';
import { isFree, lockClient, readIdentity, type BankClient } from './bank-clients';
import { findUserCaller } from './find-caller';
import { endRegistration } from './end-registration';
import { REGISTRATION_MS } from './limits';
import { createRegistrationToken } from './registration-token';

const { bankClient, company, membership, registration } = schema;

type Answer = AnswerOf<typeof registerCompany>;

const DIRECTOR = { role: Role.director, signatureRight: SignatureRight.all, position: 'Директор' } as const;

/** Answers `register_company`; the bank confirms later. */
export async function storeRegisteredCompany(
  bank: Services,
  caller: Caller,
  request: RequestOf<typeof registerCompany>,
): Promise<Outcome<Answer>> {
  const { identity, problems } = readIdentity(request);
  if (problems.length > 0) return refuseFields(problems);
  const user = await findUserCaller(bank, caller);
  // The wizard must not add companies to others.
  if (request.userId !== null && request.userId !== String(user?.userId)) return refuse('unauthorized');
  const director = request.userId === null ? null : user;
  const token = createRegistrationToken(bank, caller);
  const outcome = await withThrottle(
    bank,
    caller,
    () => true,
    () =>
      inTransaction(bank.db, async (tx) => {
        const client = await lockClient(tx, identity);
        // The same answer as `chk_exists`.
        if (!client) return refuse('notFound');
        const again = await findSameRequest(tx, client, token);
        if (again !== null) return succeed(answer(again, director, token));
        if (!(await isFree(tx, client, caller.at))) return refuse('companyRegistered');
        const companyId = await startRegistration(tx, client, token, caller.at);
        if (director) await tx.insert(membership).values(toMembership(director, companyId));
        await writeAudit(tx, {
          at: caller.at,
          actor: { userId: director?.userId ?? null, companyId, address: caller.address },
          action: 'registerCompany',
          object: { type: 'company', id: String(companyId) },
          result: 'ok',
        });
        return succeed(answer(companyId, director, token));
      }),
  );
  // Only the wizard continues with the token.
  if (outcome.ok && !director) caller.cookies.setRegistration(token);
  return outcome;
}

async function findSameRequest(tx: Queries, { companyId }: BankClient, token: string): Promise<number | null> {
  if (companyId === null) return null;
  const [found] = await tx
    .select()
    .from(registration)
    .where(and(eq(registration.tokenHash, hashToken(token)), isNull(registration.outcome)));
  return found?.companyId === companyId ? companyId : null;
}

async function startRegistration(tx: Queries, client: BankClient, token: string, now: Date): Promise<number> {
  if (client.companyId !== null)
    await endRegistration(tx, { companyId: client.companyId, outcome: 'cancelled', reason: null, now });
  const [created] = await tx
    .insert(company)
    .values({
      shortName: client.shortName,
      fullName: client.fullName,
      code: client.code,
      address: client.address,
      addressParts: client.addressParts,
      // Eight digits are a code of the company register.
      type: /^[0-9]{8}$/.test(client.code) ? 'legal' : 'fop',
      status: CompanyStatus.registered,
      signScheme: client.signScheme,
    })
    .returning({ id: company.id });
  if (!created) throw new Error('a company was not stored');
  await tx.update(bankClient).set({ companyId: created.id }).where(eq(bankClient.id, client.id));
  const expiresAt = new Date(now.getTime() + REGISTRATION_MS);
  await tx
    .insert(registration)
    .values({ companyId: created.id, tokenHash: hashToken(token), startedAt: now, expiresAt });
  return created.id;
}

function toMembership({ userId }: UserCaller, companyId: number): typeof membership.$inferInsert {
  const payrollAccess = PAYROLL_ACCESS_OF_ROLE[DIRECTOR.role];
  return { userId, companyId, ...DIRECTOR, rightsValid: true, payrollAccess, isAdministrator: true };
}

function answer(companyId: number, director: UserCaller | null, token: string): Answer {
  const userAdded = director ? { success: true, error: null } : null;
  return { companyRef: String(companyId), userAdded, token };
}
