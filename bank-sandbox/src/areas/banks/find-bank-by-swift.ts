import type { AnswerOf, bankBySwift, RequestOf, bankInfo } from '@ncb/shared-kernel/api/contract';
import { normaliseBic, isBankCode } from '@ncb/shared-kernel/domain/identifiers';
import { asc, sql, eq } from 'drizzle-orm';
import type { UserCaller } from '../../callers';
import { schema } from '../../db';
import { succeed, refuse, type Outcome } from '../../outcome';
import type { Services } from '../../services';

const { foreignBank } = schema;

/** Length without the last three characters, which name a branch. */
const BANK_LENGTH = 8;
/**
 * Partly typed BIC, from six characters on. Source:
 * docs/requirements/currency-payroll-credits-statements.md#beneficiary-account.
 */
const TYPED = /^[A-Z0-9]{6,11}$/;

/** Answers `get_bank_by_swift`; a prefix that fits two banks finds none. */
export async function findBankBySwift(
  { db }: Services,
  _caller: UserCaller,
  { swift }: RequestOf<typeof bankBySwift>,
): Promise<Outcome<AnswerOf<typeof bankBySwift>>> {
  const bic = normaliseBic(swift);
  if (!TYPED.test(bic)) return refuse('notFound');
  const beginning = bic.slice(0, BANK_LENGTH);
  const found = await db.queries
    .select()
    .from(foreignBank)
    .where(sql`starts_with(${foreignBank.bic}, ${beginning})`)
    .orderBy(asc(foreignBank.bic))
    .limit(2);
  const [bank, another] = found;
  return bank && !another ? succeed({ bank: { country: bank.countryCode, name: bank.name } }) : refuse('notFound');
}

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
