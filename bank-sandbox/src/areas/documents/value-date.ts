import { timeOfBankDay } from '@ncb/shared-kernel/domain/dates';
import { fixValueDate, nextOpenDay, type ValueDateSubject } from '@ncb/shared-kernel/domain/rules';
import { CurrencyPaymentKind, DocumentType, REQUEST_TYPES } from '@ncb/shared-kernel/domain/vocabulary';
import type { DocumentRow } from './company-document';
import type { Moment } from './kind-of-document';

/** Columns of the document table that hold the value date. */
export type ValueDateColumns = Pick<DocumentRow, 'valueDate' | 'valueDateFixed'>;

type Subject = Pick<DocumentRow, 'type' | 'currencyCode' | 'receiverAccount' | 'details'>;

/** Value date at saving: the day that the user chose, or the one that the bank fixes at this moment. */
export function valueDateOf(subject: ValueDateSubject, chosen: string, { bankDay, now }: Moment): ValueDateColumns {
  const isChosen = chosen !== '';
  const valueDate = fixValueDate(subject, chosen, { bankDay, time: timeOfBankDay(bankDay, now) });
  return { valueDate, valueDateFixed: !isChosen };
}

/**
 * Value date of a document that the bank accepts or executes now. A day that the user chose stays; one that the bank fixed
 * moves on when its cut-off has passed. The signed text keeps the day of saving.
 */
export function valueDateNow(row: Subject & ValueDateColumns, moment: Moment): ValueDateColumns {
  const { valueDate, valueDateFixed } = row;
  const isChosen = valueDate !== null && !valueDateFixed;
  if (isChosen && valueDate >= moment.bankDay) return { valueDate, valueDateFixed };
  return { ...valueDateOf(subjectOf(row), '', moment), valueDateFixed: !isChosen };
}

/**
 * Returns the value date of a document in progress that was saved before the rule, without a day or for a day on which banks are
 * closed: as if it were saved on the day of sending. The day of any other document stays as it is.
 */
export function valueDateInProgress(
  row: Subject & ValueDateColumns & Pick<DocumentRow, 'sentDay'>,
  { bankDay, now }: Moment,
): ValueDateColumns {
  const { valueDate, valueDateFixed, sentDay } = row;
  if (valueDate === null) return valueDateOf(subjectOf(row), '', { bankDay: sentDay ?? bankDay, now });
  return { valueDate: nextOpenDay(subjectOf(row), valueDate), valueDateFixed };
}

function subjectOf({ type, currencyCode, receiverAccount, details }: Subject): ValueDateSubject {
  return { type, currencyCode, payeeAccount: receiverAccount, kind: details.currencyPayment?.kind };
}

/** Value date after a recall: one that was fixed at saving is signed and stays, one that was fixed at sending is dropped. */
export function valueDateRecalled({
  valueDate,
  valueDateFixed,
  ...row
}: Pick<Subject, 'type' | 'details'> & ValueDateColumns) {
  return isFixedAtSaving(row) || !valueDateFixed
    ? { valueDate, valueDateFixed }
    : { valueDate: null, valueDateFixed: false };
}

/** True for payments abroad, and for requests to buy, sell or convert, whose deal needs a working day. */
function isFixedAtSaving({ type, details }: Pick<Subject, 'type' | 'details'>): boolean {
  if (type === DocumentType.currencyPayment) return details.currencyPayment?.kind !== CurrencyPaymentKind.own;
  return REQUEST_TYPES.some((one) => one === type);
}

/** Value date of an executed document: never earlier than the bank day on which the money moved. */
export function executedOn({ valueDate, valueDateFixed }: ValueDateColumns, bankDay: string): ValueDateColumns {
  if (valueDate !== null && valueDate >= bankDay) return { valueDate, valueDateFixed };
  return { valueDate: bankDay, valueDateFixed: valueDateFixed || valueDate === null };
}
