import type { StatementDocument } from '@ncb/shared-kernel/api/contract';
import { Side, UAH } from '@ncb/shared-kernel/domain/vocabulary';
import { toBankNumber } from '../../ledger';
import type { StatementAccountRow } from './find-statement-accounts';
import { getCounterparty } from './get-counterparty';
import { getDocumentType, getPurpose } from './line-text';
import { getUetrField, type Line, type ReversedPosting } from './find-lines';
import { toEquivalent, toRatePerUnit, type RateHistory } from './rate-history';

export function toDocument(
  line: Line,
  account: StatementAccountRow,
  rates: RateHistory,
  companyId: number,
): StatementDocument {
  const { currencyCode, currencyLetters } = account;
  const { name, code, account: counterAccount, bankCode } = getCounterparty(line);
  const isDebit = line.amount.startsWith('-');
  const amount = isDebit ? line.amount.slice(1) : line.amount;
  const rate = rates.on(currencyCode, line.bankDay);
  const isForeign = currencyCode !== UAH.code;
  const uetr = getUetrField(line);
  return {
    id: toBankNumber(line.postingId),
    received: (line.reversed ? null : line.document?.sent) ?? line.posted,
    operationDate: line.bankDay,
    executed: line.posted,
    documentType: getDocumentType(line),
    number: line.document?.number ?? '',
    account: account.number,
    accountId: String(account.id),
    currencyLetters,
    currencyCode,
    correspondent: [name, code, counterAccount].filter((part) => part !== '').join(', '),
    correspondentBankCode: bankCode,
    correspondentAccount: counterAccount,
    correspondentName: name,
    correspondentCode: code,
    purpose: getPurpose(line),
    amount: toEquivalent(amount, rate),
    currencyAmount: isForeign ? amount : null,
    rate: isForeign ? toRatePerUnit(rate) : null,
    side: isDebit ? Side.debit : Side.credit,
    fp: '',
    madeHere: line.document !== null && line.reversed === null,
    isRevaluation: false,
    ...(line.document?.companyId === companyId && !line.reversed && { documentId: String(line.document.id) }),
    ...(line.reversed && toReversal(line.reversed)),
    ...uetr,
    ...(line.document?.isInstant && uetr.uetr !== undefined && { isInstant: true }),
  };
}

function toReversal({ id, bankDay }: ReversedPosting) {
  return { isReversal: true, reverses: toBankNumber(id), valueDate: bankDay };
}
