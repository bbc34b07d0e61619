import type { AnswerOf, CurrencyPaymentToSave, RequestOf, saveCurrencyPayment } from '@ncb/shared-kernel/api/contract';
import { parseAmount, toHryvnias } from '@ncb/shared-kernel/domain/money';
import { checkCurrencyPayment, readPaymentXml, checkWithheldFee } from '@ncb/shared-kernel/domain/rules';
import { DocumentType, FeePayer } from '@ncb/shared-kernel/domain/vocabulary';
import type { CompanyCaller } from '../../callers';
import type { Queries } from '../../db';
import { succeed, refuseFields, type Outcome } from '../../outcome';
import type { Services } from '../../services';
import { toDebitAccount, findCompanyAccount } from '../accounts/company-account';
import { OWN_BANK } from '../banks/own-bank';
import { findBeneficiaryMaximum } from '../catalogues/beneficiaries';
import { storeShares } from '../contracts/contract-shares';
import { withIdempotency } from '../documents/with-idempotency';
import { storeDocument } from '../documents/store-document';
import { countFee } from '../fees/count-fee';
import { toPaymentDetails } from '../payments/payment-details';
import { findRate } from '../rates/find-rate';
import { findOwnerCodesFor } from '../receivers/find-account-facts';
import { findDraftContracts } from './purchase-basis';
import { checkConfirmedFigures } from './check-confirmed-figures';
import { writeCanonicalCurrencyPayment } from './write-canonical-currency-payment';
import { checkPaymentRequest } from './find-linked-payments';
import { normalisePayment } from './normalise-payment';
import { toPaymentRequisites } from './to-payment-requisites';
import { toOfficialRate } from './quoted-rates';
import { findIban } from './find-account';

type SaveAnswer = AnswerOf<typeof saveCurrencyPayment>;

/** Answers `save_pmt` of type 2. */
export async function storeCurrencyPayment(
  { db }: Services,
  caller: CompanyCaller,
  { payment }: RequestOf<typeof saveCurrencyPayment>,
): Promise<Outcome<SaveAnswer>> {
  return withIdempotency(db, caller, (tx) => store(tx, caller, normalisePayment(payment)));
}

async function store(tx: Queries, caller: CompanyCaller, input: CurrencyPaymentToSave): Promise<Outcome<SaveAnswer>> {
  const { membership, bankDay } = caller;
  const { companyId } = membership;
  const xml = readPaymentXml(input);
  if (!xml.ok) return refuseFields(xml.problems);
  const draft = { ...input, ...xml.parts };
  const payer = await findCompanyAccount(tx, companyId, draft.debitAccountId);
  const rate = await findRate(tx, draft.currencyCode);
  const contracts = await findDraftContracts(tx, companyId, draft);
  const parsed = parseAmount(draft.amount);
  const problems = checkCurrencyPayment(draft, {
    bankDay,
    contracts,
    debitAccount: payer && toDebitAccount(payer),
    ownBankCode: OWN_BANK.code,
    ownBankSwift: OWN_BANK.swift,
    ownerCodesOf: await findOwnerCodesFor(tx, [draft.beneficiary]),
    beneficiaryMaximum: await findBeneficiaryMaximum(tx, companyId, draft.beneficiary.account),
    ...(rate && parsed.ok && { hryvniaEquivalent: toHryvnias(parsed.amount, toOfficialRate(rate)) }),
  });
  if (problems.length > 0 || !payer || !parsed.ok) return refuseFields(problems);
  if (!rate) return refuseFields([{ field: 'currencyCode', key: 'currencyNotOffered' }]);
  const request = await checkPaymentRequest(tx, companyId, draft);
  if (!request.ok) return request;
  const { amount } = parsed;
  const fee = await countFee(tx, companyId, {
    operation: DocumentType.currencyPayment,
    payer,
    amount,
    rate,
    proceeds: { code: draft.currencyCode, rate },
    isPaidByBeneficiary: draft.feePayer === FeePayer.beneficiary,
  });
  if (!fee.ok) return fee;
  const eaten = checkWithheldFee(draft, fee.value.amount);
  if (eaten) return refuseFields([eaten]);
  const figures = checkConfirmedFigures(draft.confirmedFigures, {
    fee: fee.value.amount,
    hryvnias: undefined,
    quotedSum: undefined,
  });
  if (!figures.ok) return figures;
  const requisites = toPaymentRequisites(draft, payer, {
    amount,
    fee: fee.value,
    requestId: request.value,
    moment: { bankDay, now: caller.at },
  });
  const signedWith = {
    payerName: membership.companyName,
    payerCode: membership.companyCode,
    payerIban: payer.iban,
    feeIban: await findIban(tx, fee.value.accountId),
    basis: draft,
    contracts,
  };
  const stored = await storeDocument(tx, caller, {
    id: draft.id,
    version: draft.version,
    requisites: { ...requisites, details: { ...toPaymentDetails(xml.parts), ...requisites.details } },
    counter: 'currencyPayment',
    canonical: (row) => writeCanonicalCurrencyPayment(row, signedWith),
    parts: (row) => storeShares(tx, row.id, draft.contracts),
  });
  return stored.ok ? succeed({ ...stored.value, figures: figures.value }) : stored;
}
