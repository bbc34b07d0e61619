import type { StatementDocument } from '@ncb/shared-kernel/api/contract';
import { Side, UAH } from '@ncb/shared-kernel/domain/vocabulary';
import { bankNumberOf } from '../../ledger';
import type { AccountOfStatement } from './accounts-asked';
import { counterpartyOf } from './counterparty';
import { documentTypeOf, purposeOf } from './line-text';
import type { Line, ReversedPosting } from './lines';
import { equivalentOf, rateOfOne, type RateHistory } from './official-rates';

export function toDocument(
  line: Line,
  account: AccountOfStatement,
  rates: RateHistory,
  companyId: number,
): StatementDocument {
  const { currencyCode, currencyLetters } = account;
  const { name, code, account: counterAccount, bankCode } = counterpartyOf(line);
  const isDebit = line.amount.startsWith('-');
  const amount = isDebit ? line.amount.slice(1) : line.amount;
  const rate = rates.on(currencyCode, line.bankDay);
  const isForeign = currencyCode !== UAH.code;
  return {
    id: bankNumberOf(line.postingId),
    received: (line.reversed ? null : line.document?.sent) ?? line.posted,
    operationDate: line.bankDay,
    executed: line.posted,
    documentType: documentTypeOf(line),
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
    purpose: purposeOf(line),
    amount: equivalentOf(amount, rate),
    currencyAmount: isForeign ? amount : null,
    rate: isForeign ? rateOfOne(rate) : null,
    side: isDebit ? Side.debit : Side.credit,
    fp: '',
    madeHere: line.document !== null && line.reversed === null,
    isRevaluation: false,
    ...(line.document?.companyId === companyId && !line.reversed && { documentId: String(line.document.id) }),
    ...(line.reversed && reversalOf(line.reversed)),
    // Two movements with one UETR would look like a double payment.
    ...(line.kind === 'payment' && line.document?.uetr && { uetr: line.document.uetr }),
  };
}

function reversalOf({ id, bankDay }: ReversedPosting) {
  return { isReversal: true, reverses: bankNumberOf(id), valueDate: bankDay };
}
