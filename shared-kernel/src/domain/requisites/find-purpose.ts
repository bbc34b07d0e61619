import { toDotted } from '../dates';
import { NO_VAT_TEXT, formatVat, withVatText } from '../money';
import { truncateText, tidyLine } from '../text';
import { PURPOSE_MAX } from '../vocabulary';
import type { FoundInvoice } from './find-invoice';
import type { FoundVat } from './find-vat';

const LABEL =
  /^\P{L}*(?:призначення(?: платежу)?|назначение платежа|purpose(?: of payment)?|payment (?:details|purpose))\s*[:–—-]\s*/iu;
/** A new label ends a purpose of several lines. */
const OTHER_LABEL = /^[\p{L}/.' ]{2,40}:|^\P{L}*(?:всього|разом|усього|total)(?!\p{L})/iu;

export function findPurpose(lines: readonly string[]): string | null {
  const at = lines.findIndex((line) => LABEL.test(line));
  const first = lines[at];
  if (first === undefined) return null;
  const rest = lines.slice(at + 1);
  const end = rest.findIndex((line, index) => OTHER_LABEL.test(line) || (line === '' && index > 0));
  const words = [first.replace(LABEL, ''), ...rest.slice(0, end < 0 ? rest.length : end)];
  const purpose = truncateText(tidyLine(words.filter(Boolean).join(' ')), PURPOSE_MAX).trimEnd();
  return purpose === '' ? null : purpose;
}

/** Always Ukrainian, like the document. */
export function buildInvoicePurpose(
  { number, date }: FoundInvoice,
  vat: FoundVat | null,
  amount: string | null,
): string {
  const purpose = `Оплата за рахунком № ${number}${date ? ` від ${toDotted(date)}` : ''}`;
  if (vat && !vat.isIncluded) return withVatText(purpose, NO_VAT_TEXT);
  return withVatText(purpose, vat?.rate && amount ? formatVat(amount, vat.rate) : null);
}
