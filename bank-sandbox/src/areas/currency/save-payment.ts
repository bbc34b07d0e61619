import type { AnswerOf, CurrencyPaymentToSave, RequestOf, saveCurrencyPayment } from '@ncb/shared-kernel/api/contract';
import { parseAmount, toHryvnias } from '@ncb/shared-kernel/domain/money';
import { checkCurrencyPayment, readPaymentXml, withheldFeeProblem } from '@ncb/shared-kernel/domain/rules';
import { DocumentType, FeePayer } from '@ncb/shared-kernel/domain/vocabulary';
import type { CompanyCaller } from '../../callers';
import type { Queries } from '../../db';
import { done, refuseFields, type Outcome } from '../../outcome';
import type { Services } from '../../services';
import { asDebitAccount, companyAccount } from '../accounts/debit-account';
import { OWN_BANK } from '../banks/own-bank';
import { maximumTo } from '../catalogues/beneficiaries';
import { keepShares } from '../contracts/shares';
import { once } from '../documents/idempotency';
import { storeDocument } from '../documents/store-document';
import { countFee } from '../fees/count-fee';
import { detailsOf } from '../payments/details';
import { rateOf } from '../rates/rates';
import { ownerCodesFor } from '../receivers/find-account-facts';
import { contractsOf } from './basis';
import { checkConfirmedFigures } from './check-confirmed-figures';
import { canonicalCurrencyPayment } from './canonical-payment';
import { requestBehind } from './linked-payments';
import { normalisedPayment } from './payment-draft';
import { toRequisites } from './payment-requisites';
import { officialOf } from './quoted-rates';
import { ibanOf } from './account-names';

type Saved = AnswerOf<typeof saveCurrencyPayment>;

/** Answers `save_pmt` of type 2. */
export async function savePaymentInCurrency(
  { db }: Services,
  caller: CompanyCaller,
  { payment }: RequestOf<typeof saveCurrencyPayment>,
): Promise<Outcome<Saved>> {
  return once(db, caller, (tx) => store(tx, caller, normalisedPayment(payment)));
}

async function store(tx: Queries, caller: CompanyCaller, given: CurrencyPaymentToSave): Promise<Outcome<Saved>> {
  const { membership, bankDay } = caller;
  const { companyId } = membership;
  const xml = readPaymentXml(given);
  if (!xml.ok) return refuseFields(xml.problems);
  const draft = { ...given, ...xml.parts };
  const payer = await companyAccount(tx, companyId, draft.debitAccountId);
  const rate = await rateOf(tx, draft.currencyCode);
  const contracts = await contractsOf(tx, companyId, draft);
  const parsed = parseAmount(draft.amount);
  const problems = checkCurrencyPayment(draft, {
    bankDay,
    contracts,
    debitAccount: payer && asDebitAccount(payer),
    ownBankCode: OWN_BANK.code,
    ownBankSwift: OWN_BANK.swift,
    ownerCodesOf: await ownerCodesFor(tx, [draft.beneficiary]),
    receiverMaximum: await maximumTo(tx, companyId, draft.beneficiary.account),
    ...(rate && parsed.ok && { hryvniaEquivalent: toHryvnias(parsed.amount, officialOf(rate)) }),
  });
  if (problems.length > 0 || !payer || !parsed.ok) return refuseFields(problems);
  if (!rate) return refuseFields([{ field: 'cur_ref', key: 'currencyNotOffered' }]);
  const request = await requestBehind(tx, companyId, draft);
  if (!request.ok) return request;
  const { amount } = parsed;
  const fee = await countFee(tx, companyId, {
    operation: DocumentType.currencyPayment,
    payer,
    amount,
    rate,
    proceeds: { code: draft.currencyCode, rate },
    isBeneficiarys: draft.feePayer === FeePayer.beneficiary,
  });
  if (!fee.ok) return fee;
  const eaten = withheldFeeProblem(draft, fee.value.amount);
  if (eaten) return refuseFields([eaten]);
  const figures = checkConfirmedFigures(draft.confirmedFigures, {
    fee: fee.value.amount,
    hryvnias: undefined,
    quotedSum: undefined,
  });
  if (!figures.ok) return figures;
  const requisites = toRequisites(draft, payer, {
    amount,
    fee: fee.value,
    requestId: request.value,
    moment: { bankDay, now: caller.at },
  });
  const signedWith = {
    payerName: membership.companyName,
    payerCode: membership.companyCode,
    payerIban: payer.iban,
    feeIban: await ibanOf(tx, fee.value.accountId),
    basis: draft,
    contracts,
  };
  const stored = await storeDocument(tx, caller, {
    id: draft.id,
    version: draft.version,
    requisites: { ...requisites, details: { ...detailsOf(xml.parts), ...requisites.details } },
    counter: 'currencyPayment',
    canonical: (row) => canonicalCurrencyPayment(row, signedWith),
    parts: (row) => keepShares(tx, row.id, draft.contracts),
  });
  return stored.ok ? done({ ...stored.value, figures: figures.value }) : stored;
}
