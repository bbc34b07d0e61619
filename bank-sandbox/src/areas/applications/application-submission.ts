import type { AnswerOf, applyForCredit, applyForDeposit, RequestOf } from '@ncb/shared-kernel/api/contract';
import type { Problem } from '@ncb/shared-kernel/domain';
import { getOfferRate } from '@ncb/shared-kernel/domain/interest';
import { parseAmount } from '@ncb/shared-kernel/domain/money';
import { checkCreditApplication, checkDepositApplication, isAcceptedFile } from '@ncb/shared-kernel/domain/rules';
import { ApplicationKind, ApplicationStatus, findCurrency } from '@ncb/shared-kernel/domain/vocabulary';
import { buildAuditEntry, writeAudit } from '../../audit';
import type { CompanyCaller } from '../../callers';
import { schema, type Queries } from '../../db';
import { succeed, refuse, refuseFields, type Outcome } from '../../outcome';
import type { Services } from '../../services';
import { toDebitAccount, findCompanyAccount } from '../accounts/company-account';
import { findOffer } from '../deposits/deposit-offers';
import { withIdempotency } from '../documents/with-idempotency';
import { parseId } from '../parse-id';

const { application, applicationFile } = schema;

type SubmittedApplication = AnswerOf<typeof applyForCredit>;
type Shared = Pick<RequestOf<typeof applyForCredit>, 'currencyCode' | 'amount' | 'term'>;
type Special = Pick<
  typeof application.$inferInsert,
  | 'kind'
  | 'purpose'
  | 'collateral'
  | 'accountId'
  | 'interestAccountId'
  | 'returnAccountId'
  | 'offerId'
  | 'payout'
  | 'rate'
  | 'renewals'
  | 'scheme'
>;

/** Answers `apply_credit`. */
export async function submitCreditApplication(
  { db }: Services,
  caller: CompanyCaller,
  draft: RequestOf<typeof applyForCredit>,
): Promise<Outcome<SubmittedApplication>> {
  const { purpose, collateral, scheme, attachments } = draft;
  const files = attachments.map(({ name, content }) => ({ name, content: Buffer.from(content, 'base64') }));
  const problems = checkCreditApplication(draft);
  const areTaken = files.every(({ name, content }) => isAcceptedFile(name, content));
  if (problems.length === 0 && !areTaken) return refuseFields([{ field: 'attachments', key: 'incorrectFile' }]);
  return withIdempotency(db, caller, async (tx) => {
    const special = { kind: ApplicationKind.credit, purpose, collateral, scheme };
    const applied = await submitApplication(tx, caller, draft, special, problems);
    if (applied.ok) await storeFiles(tx, Number(applied.value.id), files);
    return applied;
  });
}

async function storeFiles(
  tx: Queries,
  applicationId: number,
  files: readonly { readonly name: string; readonly content: Uint8Array }[],
): Promise<void> {
  for (const { name, content } of files)
    await tx.insert(applicationFile).values({ applicationId, name, bytes: content.byteLength, content });
}

/** Answers `apply_deposit`: the rate is today's; the money is moved on approval. */
export async function submitDepositApplication(
  { db }: Services,
  caller: CompanyCaller,
  draft: RequestOf<typeof applyForDeposit>,
): Promise<Outcome<SubmittedApplication>> {
  const { membership, bankDay } = caller;
  return withIdempotency(db, caller, async (tx) => {
    const ownAccount = (id: string) => findCompanyAccount(tx, membership.companyId, id);
    const [debit, interest, back] = [
      await ownAccount(draft.debitAccountId),
      await ownAccount(draft.interestAccountId),
      await ownAccount(draft.returnAccountId),
    ];
    const offer = await findOffer(tx, parseId(draft.offerId));
    const problems = checkDepositApplication(draft, {
      offer,
      bankDay,
      debitAccount: debit && toDebitAccount(debit),
      interestAccount: interest && toDebitAccount(interest),
      returnAccount: back && toDebitAccount(back),
    });
    const parsed = parseAmount(draft.amount);
    const rate = offer && parsed.ok ? getOfferRate(offer, parsed.amount, Number(draft.term)) : null;
    const { confirmedRate } = draft;
    const isOther = confirmedRate !== undefined && rate !== null && Number(confirmedRate) !== Number(rate);
    if (problems.length === 0 && isOther) return refuse('figuresChanged', { params: { rate } });
    const special = {
      kind: ApplicationKind.deposit,
      accountId: debit?.id ?? null,
      interestAccountId: interest?.id ?? null,
      returnAccountId: back?.id ?? null,
      offerId: offer?.id ?? null,
      payout: offer?.payout ?? null,
      rate,
      renewals: Number(draft.renewals),
    };
    return submitApplication(tx, caller, draft, special, problems);
  });
}

async function submitApplication(
  tx: Queries,
  caller: CompanyCaller,
  { currencyCode, amount, term }: Shared,
  special: Special,
  problems: readonly Problem[],
): Promise<Outcome<SubmittedApplication>> {
  const [parsed, currency] = [parseAmount(amount), findCurrency(currencyCode)];
  if (problems.length > 0 || !parsed.ok || !currency) return refuseFields(problems);
  const [stored] = await tx
    .insert(application)
    .values({
      ...special,
      companyId: caller.membership.companyId,
      currencyCode: currency.code,
      currencyLetters: currency.letters,
      amount: parsed.amount,
      months: Number(term),
      creatorId: caller.userId,
      submittedAt: caller.at,
    })
    .returning({ id: application.id });
  if (!stored) return refuse('internalError');
  await writeAudit(tx, buildAuditEntry(caller, 'apply', 'application', stored.id));
  return succeed({ id: String(stored.id), status: ApplicationStatus.submitted });
}
