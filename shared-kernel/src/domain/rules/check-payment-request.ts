import { isCalendarDate } from '../dates';
import { parseAmount } from '../money';
import { buildNbuQr, countPurposeRoom, type NbuQrBuilding, type PaymentRequest } from '../nbu-qr';
import type { Problem } from '../problem';
import { PURPOSE_MAX } from '../vocabulary';
import { checkNoCardNumber, checkTextField, runChecks, toProblem } from './checks';

interface CheckedRequest {
  readonly problems: readonly Problem[];
  /** Null while there are problems. */
  readonly building: NbuQrBuilding | null;
}

/**
 * Checks a request to be paid and builds its QR code.
 * @param typed amount and date as typed
 * @param bankDay current bank day, `yyyy-MM-dd`
 */
export function checkPaymentRequest(typed: PaymentRequest, bankDay: string): CheckedRequest {
  const amount = typed.amount.trim() === '' ? null : parseAmount(typed.amount);
  const problems = runChecks(
    [
      () => toProblem('amount', amount && !amount.ok ? amount.key : null),
      ({ purpose }) => checkTextField('purpose', purpose, PURPOSE_MAX),
      ({ purpose }) => toProblem('purpose', checkNoCardNumber(purpose)),
      ({ lastDay }) => toProblem('lastDay', isLastDay(lastDay, bankDay) ? null : 'invalidDateMessage'),
    ],
    typed,
    null,
  );
  if (problems.length > 0) return { problems, building: null };
  const request = { ...typed, amount: amount?.ok ? amount.amount : '' };
  const building = buildNbuQr(request);
  if (building.ok || building.reason !== 'tooLong') return { problems, building };
  const params = { length: String(request.purpose.length), max: String(countPurposeRoom(request)) };
  return { problems: [{ field: 'purpose', key: 'tooLongText', params }], building: null };
}

function isLastDay(date: string, bankDay: string): boolean {
  return date === '' || (isCalendarDate(date) && date >= bankDay);
}
