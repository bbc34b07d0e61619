import { DayCount, type CreditScheme } from '@ncb/shared-kernel/domain/interest';
import { getShortAccount } from '@ncb/shared-kernel/domain/identifiers';
import { canPayFrom } from '@ncb/shared-kernel/domain/rules';
import {
  AccountKind,
  AccountStatus,
  ApplicationKind,
  ApplicationStatus,
  CreditDealStatus,
} from '@ncb/shared-kernel/domain/vocabulary';
import { and, asc, eq } from 'drizzle-orm';
import { OPERATOR, writeAudit } from '../../audit';
import { inTransaction, schema, type Queries } from '../../db';
import { openInternalAccount, post } from '../../ledger';
import { succeed, refuse, type Outcome } from '../../outcome';
import type { Services } from '../../services';
import { buildOwnIban } from '../banks/build-iban';
import type { Moment } from '../documents/kind-of-document';
import { planDeal } from './plan-deal';
import { toInstalmentRow } from './stored-credit';
import { PENALTY_RATE } from './credit-terms';

const { account, application, creditDeal, creditInstalment } = schema;

type Application = typeof application.$inferSelect;

/** Numbers inside IBANs of credits, below those of the demonstration. */
const FIRST_SERIAL = 900_000_000;

/**
 * Opens the deal of an approved application and credits the company's account. Refused if expired or issued already
 * (`statusForbidsAction`), and without an account (`accountNotAllowed`).
 * @returns the number of the deal
 */
export async function issueCredit({ db }: Pick<Services, 'db'>, id: number, moment: Moment): Promise<Outcome<string>> {
  return inTransaction(db, async (tx) => {
    const [row] = await tx.select().from(application).where(eq(application.id, id)).for('no key update');
    if (!row || row.kind !== ApplicationKind.credit) return refuse('notFound');
    const { status, rate, scheme, validUntil } = row;
    const isOfferValid = status === ApplicationStatus.approved && validUntil !== null && validUntil >= moment.bankDay;
    if (!isOfferValid || rate === null || scheme === null || (await isIssued(tx, id)))
      return refuse('statusForbidsAction');
    const receiver = await findReceivingAccount(tx, row);
    if (!receiver) return refuse('accountNotAllowed');
    const number = await openDeal(tx, { ...row, rate, scheme }, receiver.id, moment);
    const object = { type: 'application', id: String(id) } as const;
    const { companyId } = row;
    await writeAudit(tx, {
      at: moment.now,
      actor: { ...OPERATOR, companyId },
      action: 'issueCredit',
      object,
      result: 'ok',
    });
    return succeed(number);
  });
}

async function isIssued(tx: Queries, applicationId: number): Promise<boolean> {
  const deals = await tx
    .select({ id: creditDeal.id })
    .from(creditDeal)
    .where(eq(creditDeal.applicationId, applicationId));
  return deals.length > 0;
}

/** Finds the company's oldest suitable account. */
async function findReceivingAccount(tx: Queries, { companyId, currencyCode }: Application) {
  const accounts = await tx
    .select()
    .from(account)
    .where(
      and(
        eq(account.companyId, companyId),
        eq(account.currencyCode, currencyCode),
        eq(account.kind, AccountKind.current),
      ),
    )
    .orderBy(asc(account.id));
  return accounts.find(canPayFrom);
}

type Approved = Application & { readonly rate: string; readonly scheme: CreditScheme };

async function openDeal(tx: Queries, row: Approved, receiverId: number, { bankDay, now }: Moment): Promise<string> {
  const { id, companyId, currencyCode, currencyLetters, amount, months: periods, rate, scheme, purpose } = row;
  const basis = DayCount.act365;
  const { instalments, part } = planDeal({ scheme, basis, rate, currencyCode, amount, start: bankDay, periods });
  const currency = { code: currencyCode, letters: currencyLetters };
  const serial = FIRST_SERIAL + id;
  const iban = buildOwnIban('2063', serial);
  const [loan] = await tx
    .insert(account)
    .values({
      kind: AccountKind.credit,
      companyId,
      iban,
      number: getShortAccount(iban),
      currencyCode,
      currencyLetters,
      status: AccountStatus.active,
      balance: '0.00',
      interestRate: rate,
      opened: bankDay,
      comment: purpose,
    })
    .returning({ id: account.id });
  if (!loan) throw new Error(`the account of the credit of application ${id} was not opened`);
  const number = `КД-${bankDay.slice(0, 4)}/${id}`;
  const [deal] = await tx
    .insert(creditDeal)
    .values({
      companyId,
      applicationId: id,
      number,
      status: CreditDealStatus.active,
      start: bankDay,
      rate,
      scheme,
      basis,
      currencyCode,
      currencyLetters,
      amount,
      issued: amount,
      principal: amount,
      purpose,
      part,
      dueDay: Number(bankDay.slice(-2)),
      end: instalments.at(-1)?.plannedOn ?? null,
      penaltyRate: PENALTY_RATE,
      principalAccountId: loan.id,
      interestAccountId: await openInternalAccount(tx, {
        kind: 'loanInterest',
        iban: buildOwnIban('2068', serial),
        currency,
      }),
      repaymentAccountId: await openInternalAccount(tx, {
        kind: 'loanRepayment',
        iban: buildOwnIban('2909', serial),
        currency,
      }),
    })
    .returning({ id: creditDeal.id });
  if (!deal) throw new Error(`the deal of application ${id} was not opened`);
  await tx.insert(creditInstalment).values(instalments.map((instalment) => toInstalmentRow(deal.id, instalment)));
  const movements = [
    { accountId: loan.id, amount: `-${amount}` },
    { accountId: receiverId, amount },
  ];
  await post(tx, { kind: 'credit', documentId: null, bankDay, at: now, movements });
  return number;
}
