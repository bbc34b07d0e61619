import type { AnswerOf, bankInfo, RequestOf } from '@ncb/shared-kernel/api/contract';
import { isBankCode } from '@ncb/shared-kernel/domain/identifiers';
import { eq } from 'drizzle-orm';
import type { UserCaller } from '../../callers';
import { schema } from '../../db';
import { succeed, refuse, type Outcome } from '../../outcome';
import type { Services } from '../../services';

/** Answers `bank_info`. */
export async function findBankName(
  { db }: Services,
  _caller: UserCaller,
  { bankCode }: RequestOf<typeof bankInfo>,
): Promise<Outcome<AnswerOf<typeof bankInfo>>> {
  if (!isBankCode(bankCode)) return refuse('notFound');
  const [found] = await db.queries.select().from(schema.bank).where(eq(schema.bank.code, bankCode));
  return found ? succeed({ name: found.name }) : refuse('notFound');
}
