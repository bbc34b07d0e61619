import type { UahPaymentToSave } from '@ncb/shared-kernel/api/contract';
import { findCountry, normaliseCountry } from '@ncb/shared-kernel/domain/countries';
import {
  getIbanBankCode,
  normaliseCode,
  normaliseIban,
  normalisePassport,
} from '@ncb/shared-kernel/domain/identifiers';
import {
  normaliseCallBack,
  normalisePhone,
  readPaymentXml,
  type PaymentParts,
  type UahPaymentContext,
} from '@ncb/shared-kernel/domain/rules';
import { and, eq, sql } from 'drizzle-orm';
import type { CompanyCaller } from '../../callers';
import { prepareQuery, schema, type Queries } from '../../db';
import type { StoredCallBack } from '../../db/schema';
import { succeed, refuseFields, type Outcome } from '../../outcome';
import { readTerms } from '../instant/read-instant-terms';
import { parseId } from '../parse-id';
import { findOwnerCodesFor } from '../receivers/find-account-facts';
import { toDebitAccount, buildCurrentAccountCondition, type CompanyAccount } from '../accounts/company-account';
import { readCallBack } from './call-back';

const { account, bank, correspondent } = schema;

interface UahPaymentFacts {
  readonly draft: UahPaymentToSave;
  readonly parts: PaymentParts;
  readonly debit: CompanyAccount | null;
  readonly context: UahPaymentContext;
  /** Absent without a statement about a call. */
  readonly callBack?: StoredCallBack;
  /** Text of the action journal about the call; null for none. */
  readonly callBackDetail: string | null;
}

export async function readUahPaymentFacts(
  tx: Queries,
  caller: CompanyCaller,
  payment: UahPaymentToSave,
): Promise<Outcome<UahPaymentFacts>> {
  const { membership, bankDay } = caller;
  const { callBack: stated, ...draft } = normalisePayment(payment);
  const xml = readPaymentXml(draft);
  if (!xml.ok) return refuseFields(xml.problems);
  const { debit, ...receiver } = await findAccountAndReceiver(tx, membership.companyId, draft);
  const { creditIban, receiverCode } = draft;
  const ownerCodesOf = await findOwnerCodesFor(tx, [{ account: creditIban, code: receiverCode }]);
  const receiverOwnerCodes = ownerCodesOf(creditIban);
  const callBack = await readCallBack(tx, caller, { ...draft, ...(stated && { callBack: stated }) });
  const context = {
    bankDay,
    debitAccount: debit && toDebitAccount(debit),
    ...receiver,
    receiverOwnerCodes,
    ...(callBack.facts && { callBackFacts: callBack.facts }),
    ...(draft.isInstant && { instantTerms: await readTerms(tx, membership.companyId, creditIban) }),
  };
  return succeed({
    // A statement that is not checked is not in the draft.
    draft: stated && callBack.facts ? { ...draft, callBack: stated } : draft,
    parts: xml.parts,
    debit,
    context,
    ...(callBack.stored && { callBack: callBack.stored }),
    callBackDetail: callBack.detail,
  });
}

/** Accounts and codes lose pasted spaces. */
function normalisePayment(payment: UahPaymentToSave): UahPaymentToSave {
  const { receiverCountry: _, callBack, ...others } = payment;
  const isPassport = payment.receiverIsResident && !payment.receiverHasCode;
  const country = toCountryNumber(payment);
  return {
    ...others,
    ...(country !== '' && { receiverCountry: country }),
    ...(callBack && { callBack: normaliseCallBack({ ...callBack, phone: normalisePhone(callBack.phone) }) }),
    creditIban: normaliseIban(payment.creditIban),
    receiverCode: (isPassport ? normalisePassport : normaliseCode)(payment.receiverCode),
  };
}

function toCountryNumber({ receiverIsResident, receiverCountry = '' }: UahPaymentToSave): string {
  if (receiverIsResident || receiverCountry === '') return '';
  return findCountry(normaliseCountry(receiverCountry))?.numeric ?? receiverCountry;
}

const accountWithReceiver = prepareQuery((queries) =>
  queries
    .select({ row: account, maximum: correspondent.maximum, bankCode: bank.code })
    .from(account)
    .leftJoin(
      correspondent,
      and(
        eq(correspondent.companyId, sql.placeholder('companyId')),
        eq(correspondent.iban, sql.placeholder('creditIban')),
        eq(correspondent.code, sql.placeholder('receiverCode')),
      ),
    )
    .leftJoin(bank, eq(bank.code, sql.placeholder('bankCode')))
    .where(buildCurrentAccountCondition(sql.placeholder('companyId'), sql.placeholder('accountId')))
    .prepare('account_with_receiver'),
);

async function findAccountAndReceiver(tx: Queries, companyId: number, draft: UahPaymentToSave) {
  const { creditIban, receiverCode } = draft;
  const accountId = parseId(draft.debitAccountId) ?? 0;
  const bankCode = getIbanBankCode(creditIban);
  const [found] = await accountWithReceiver(tx).execute({ companyId, accountId, creditIban, receiverCode, bankCode });
  const iban = found?.row.iban ?? null;
  return {
    debit: found && iban !== null ? { ...found.row, iban } : null,
    receiverMaximum: found?.maximum ?? null,
    // Without the account only that is reported.
    isReceiverBankKnown: !found || found.bankCode !== null,
  };
}
