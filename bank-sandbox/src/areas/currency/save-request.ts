import type { AnswerOf, CurrencyRequestToSave, RequestOf, saveCurrencyRequest } from '@ncb/shared-kernel/api/contract';
import { parseAmount } from '@ncb/shared-kernel/domain/money';
import { checkCurrencyRequest, checkCredited } from '@ncb/shared-kernel/domain/rules';
import { DocumentType, UAH, RateType } from '@ncb/shared-kernel/domain/vocabulary';
import type { CompanyCaller } from '../../callers';
import type { Queries } from '../../db';
import { succeed, refuse, refuseFields, type Outcome } from '../../outcome';
import type { Services } from '../../services';
import { toDebitAccount, findCompanyAccount } from '../accounts/company-account';
import { storeShares } from '../contracts/contract-shares';
import { lockDocument } from '../documents/find-document';
import { withIdempotency } from '../documents/with-idempotency';
import { storeDocument } from '../documents/store-document';
import { countFee } from '../fees/count-fee';
import { findRate } from '../rates/find-rate';
import { findIban } from './find-account';
import { findDraftContracts, keepChosenBasis } from './purchase-basis';
import { checkConfirmedFigures } from './check-confirmed-figures';
import { writeCanonicalRequest } from './write-canonical-request';
import { hasBlockingPayments } from './find-linked-payments';
import { findPurchaseIban } from './purchase-account';
import { estimateCredited, toRequestRequisites } from './to-request-requisites';

type SaveAnswer = AnswerOf<typeof saveCurrencyRequest>;

/** Answers `save_pmt` of types 3 to 5. */
export async function saveRequest(
  { db }: Services,
  caller: CompanyCaller,
  { type, currencyRequest }: RequestOf<typeof saveCurrencyRequest>,
): Promise<Outcome<SaveAnswer>> {
  if (currencyRequest.type !== type) return refuse('badRequest', { params: { where: 'request_type' } });
  return withIdempotency(db, caller, (tx) => store(tx, caller, normaliseRequest(currencyRequest)));
}

async function store(tx: Queries, caller: CompanyCaller, draft: CurrencyRequestToSave): Promise<Outcome<SaveAnswer>> {
  const { membership, bankDay } = caller;
  const { companyId } = membership;
  const find = (id: string) => findCompanyAccount(tx, companyId, id);
  const [payer, rest, credit] = [
    await find(draft.debitAccountId),
    await find(draft.restAccountId),
    await find(draft.creditAccountId),
  ];
  const contracts = await findDraftContracts(tx, companyId, draft);
  const problems = checkCurrencyRequest(draft, {
    bankDay,
    contracts,
    debitAccount: payer && toDebitAccount(payer),
    restAccount: rest && toDebitAccount(rest),
    creditAccount: credit && toDebitAccount(credit),
  });
  const parsed = parseAmount(draft.amount);
  if (problems.length > 0 || !payer || !credit || !parsed.ok) return refuseFields(problems);
  const isConversion = draft.type === DocumentType.convertRequest;
  const proceedsCode = isConversion ? draft.targetCurrencyCode : UAH.code;
  const [rate, proceedsRate] = [await findRate(tx, draft.currencyCode), await findRate(tx, proceedsCode)];
  if (!rate) return refuseFields([{ field: 'currencyCode', key: 'currencyNotOffered' }]);
  if (!proceedsRate) return refuseFields([{ field: 'targetCurrencyCode', key: 'currencyNotOffered' }]);
  const before = draft.id === null ? null : await lockDocument(tx, companyId, draft.id);
  if (before && (await hasBlockingPayments(tx, before))) return refuse('statusForbidsAction');
  const { amount } = parsed;
  const proceeds = { code: proceedsCode, rate: proceedsRate };
  const fee = await countFee(tx, companyId, { operation: draft.type, payer, amount, rate, proceeds });
  if (!fee.ok) return fee;
  const eaten = checkCredited(draft.type, estimateCredited(draft, amount, { rate, proceedsRate, fee: fee.value }));
  if (eaten) return refuseFields([eaten]);
  const signedWith = {
    payerName: membership.companyName,
    payerCode: membership.companyCode,
    payerIban: payer.iban,
    feeIban: await findIban(tx, fee.value.accountId),
    basis: draft,
    contracts,
    restIban: rest?.iban ?? '',
    targetLetters: isConversion ? proceedsRate.letters : '',
    transitIban: await findPurchaseIban(tx),
  };
  const requisites = toRequestRequisites(
    draft,
    { payer, rest, credit },
    { amount, rate, proceedsRate, fee: fee.value, membership, moment: { bankDay, now: caller.at } },
  );
  const { hryvnias, quoted } = requisites.details.currencyRequest;
  const figures = checkConfirmedFigures(draft.confirmedFigures, {
    fee: fee.value.amount,
    hryvnias: hryvnias ?? undefined,
    quotedSum: quoted.sum,
  });
  if (!figures.ok) return figures;
  const stored = await storeDocument(tx, caller, {
    id: draft.id,
    version: draft.version,
    requisites,
    counter: 'currencyRequest',
    canonical: (row) => writeCanonicalRequest(row, signedWith),
    parts: (row) => storeShares(tx, row.id, draft.contracts),
  });
  return stored.ok ? succeed({ ...stored.value, figures: figures.value }) : stored;
}

/** Clears fields of other request types and rate kinds, which would be signed without meaning. */
function normaliseRequest(request: CurrencyRequestToSave): CurrencyRequestToSave {
  const { type, rateType, customerRate, restAccountId, targetCurrencyCode } = request;
  return {
    ...request,
    ...keepChosenBasis(request),
    customerRate: rateType === RateType.bank ? '' : customerRate.trim().replace(',', '.'),
    restAccountId: type === DocumentType.buyRequest ? restAccountId : '',
    targetCurrencyCode: type === DocumentType.convertRequest ? targetCurrencyCode : '',
  };
}
