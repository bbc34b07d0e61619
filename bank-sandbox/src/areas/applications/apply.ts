import type { AnswerOf, applyForCredit, applyForDeposit, RequestOf } from '@ncb/shared-kernel/api/contract';
import type { Problem } from '@ncb/shared-kernel/domain';
import { offerRate } from '@ncb/shared-kernel/domain/interest';
import { parseAmount } from '@ncb/shared-kernel/domain/money';
import { checkCreditApplication, checkDepositApplication, isAcceptedFile } from '@ncb/shared-kernel/domain/rules';
import { ApplicationKind, ApplicationStatus, findCurrency } from '@ncb/shared-kernel/domain/vocabulary';
import { recordAudit, writeAudit } from '../../audit';
import type { CompanyCaller } from '../../callers';
import { schema, type Queries } from '../../db';
import { done, refuse, refuseFields, type Outcome } from '../../outcome';
import type { Services } from '../../services';
import { asDebitAccount, companyAccount } from '../accounts/debit-account';
import { findOffer } from '../deposits/offers';
import { once } from '../documents/idempotency';
import { parseId } from '../ids';

const { application, applicationFile } = schema;

type Applied = AnswerOf<typeof applyForCredit>;
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
export async function applyCredit(
  { db }: Services,
  caller: CompanyCaller,
  draft: RequestOf<typeof applyForCredit>,
): Promise<Outcome<Applied>> {
  const { purpose, collateral, scheme, attachments } = draft;
  const files = attachments.map(({ name, content }) => ({ name, content: Buffer.from(content, 'base64') }));
  const problems = checkCreditApplication(draft);
  const areTaken = files.every(({ name, content }) => isAcceptedFile(name, content));
  if (problems.length === 0 && !areTaken) return refuseFields([{ field: 'attachments', key: 'incorrectFile' }]);
  return once(db, caller, async (tx) => {
    const special = { kind: ApplicationKind.credit, purpose, collateral, scheme };
    const applied = await submit(tx, caller, draft, special, problems);
    if (applied.ok) await keepFiles(tx, Number(applied.value.id), files);
    return applied;
  });
}

async function keepFiles(
  tx: Queries,
  applicationId: number,
  files: readonly { readonly name: string; readonly content: Uint8Array }[],
): Promise<void> {
  for (const { name, content } of files)
    await tx.insert(applicationFile).values({ applicationId, name, bytes: content.byteLength, content });
}

/** Answers `apply_deposit`: the rate is today's; the money is moved on approval. */
export async function applyDeposit(
  { db }: Services,
  caller: CompanyCaller,
  draft: RequestOf<typeof applyForDeposit>,
): Promise<Outcome<Applied>> {
  const { membership, bankDay } = caller;
  return once(db, caller, async (tx) => {
    const ownAccount = (id: string) => companyAccount(tx, membership.companyId, id);
    const [debit, interest, back] = [
      await ownAccount(draft.debitAccountId),
      await ownAccount(draft.interestAccountId),
      await ownAccount(draft.returnAccountId),
    ];
    const offer = await findOffer(tx, parseId(draft.offerId));
    const problems = checkDepositApplication(draft, {
      offer,
      bankDay,
      debitAccount: debit && asDebitAccount(debit),
      interestAccount: interest && asDebitAccount(interest),
      returnAccount: back && asDebitAccount(back),
    });
    const parsed = parseAmount(draft.amount);
    const rate = offer && parsed.ok ? offerRate(offer, parsed.amount, Number(draft.term)) : null;
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
    return submit(tx, caller, draft, special, problems);
  });
}

async function submit(
  tx: Queries,
  caller: CompanyCaller,
  { currencyCode, amount, term }: Shared,
  special: Special,
  problems: readonly Problem[],
): Promise<Outcome<Applied>> {
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
  await writeAudit(tx, recordAudit(caller, 'apply', 'application', stored.id));
  return done({ id: String(stored.id), status: ApplicationStatus.submitted });
}
