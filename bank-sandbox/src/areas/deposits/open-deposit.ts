import { addMonths, getNextPaymentDay } from '@ncb/shared-kernel/domain/interest';
import { canPayFrom } from '@ncb/shared-kernel/domain/rules';
import { DepositOperationKind, DepositStatus } from '@ncb/shared-kernel/domain/vocabulary';
import { eq } from 'drizzle-orm';
import { schema, type Queries } from '../../db';
import { succeed, refuse, type Outcome } from '../../outcome';
import type { Moment } from '../documents/kind-of-document';
import { findOffer, getOfferTerms } from './deposit-offers';
import { storeOperation, postDeposit } from './post-deposit';

const { account, deposit } = schema;

type Application = typeof schema.application.$inferSelect;

/** Opens the deposit of an application, at its rate. Applications older than the offers are refused. */
export async function openDeposit(tx: Queries, application: Application, moment: Moment): Promise<Outcome<null>> {
  const { companyId, accountId, amount, currencyCode, currencyLetters, months, rate } = application;
  const offer = await findOffer(tx, application.offerId);
  if (!offer || rate === null) return refuse('depositTermsForbid');
  const [debit] = accountId === null ? [] : await tx.select().from(account).where(eq(account.id, accountId));
  if (!debit || !canPayFrom(debit)) return refuse('accountNotAllowed');
  const accounts = [{ accountId: debit.id, amount: `-${amount}` }];
  await postDeposit(tx, application, moment, { balanceChange: amount, interest: '0.00', accounts });
  const { bankDay, now } = moment;
  const term = { start: bankDay, end: addMonths(bankDay, months), payout: offer.payout };
  const [opened] = await tx
    .insert(deposit)
    .values({
      companyId,
      applicationId: application.id,
      offerId: offer.id,
      amount,
      currencyCode,
      currencyLetters,
      rate,
      months,
      payout: offer.payout,
      basis: offer.basis,
      startDate: term.start,
      endDate: term.end,
      renewals: application.renewals,
      isRenewable: offer.isRenewable,
      ...getOfferTerms(offer, { rate, end: term.end }),
      number: `ДП-${bankDay.slice(0, 4)}/${application.id}`,
      status: DepositStatus.active,
      accountId: application.returnAccountId ?? debit.id,
      interestAccountId: application.interestAccountId ?? debit.id,
      dueDate: getNextPaymentDay(term, bankDay),
    })
    .returning({ id: deposit.id });
  if (!opened) return refuse('internalError');
  await storeOperation(tx, opened.id, { day: bankDay, at: now, kind: DepositOperationKind.placed, amount });
  return succeed(null);
}
