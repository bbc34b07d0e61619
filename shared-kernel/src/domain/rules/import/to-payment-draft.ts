import { NO_CODE, normalisePassport } from '../../identifiers';
import { tidyLine } from '../../text';
import type { ReceiverCode } from '../check-receiver-code';
import type { UahPaymentDraft } from '../check-uah-payment';
import { readAccountCell, readCodeCell, readDateCell, readNameCell, withoutTextMark } from './read-cells';
import type { ImportRow } from './columns';
import { readPartyCells, readPurposeCells } from './row-parts';

/**
 * Converts a row; a missing number stays '', the counter gives it later.
 * @param bankDay document date of a row without one
 */
export function toPaymentDraft(row: ImportRow, debitAccountId: string, bankDay: string): UahPaymentDraft {
  const structuredPurpose = readPurposeCells(row);
  const ultimateDebtor = readPartyCells(row.ud_name, row.ud_type, row.ud_code, row.ud_country);
  const ultimateCreditor = readPartyCells(row.uc_name, row.uc_type, row.uc_code, row.uc_country);
  return {
    number: row.oper_n?.trim() ?? '',
    documentDate: readDateCell(row.oper_date) || bankDay,
    valueDate: readDateCell(row.oper_datev),
    debitAccountId,
    creditIban: readAccountCell(row.acn_c ?? ''),
    receiverName: readNameCell(row.name_c ?? '', row.okpo_c ?? ''),
    ...readReceiverCode(row),
    amount: row.sum_cur ?? '',
    purpose: tidyLine(row.pay_purp ?? ''),
    standardPurposeCode: row.std_purp_r?.trim() ?? '',
    ...(structuredPurpose && { structuredPurpose }),
    ...(ultimateDebtor && { ultimateDebtor }),
    ...(ultimateCreditor && { ultimateCreditor }),
  };
}

/** Files have no switches: a passport is a resident's, nine zeros a non-resident's. */
function readReceiverCode({ okpo_c, psp_c }: ImportRow): ReceiverCode {
  const code = readCodeCell(okpo_c ?? '');
  const passport = psp_c ? normalisePassport(withoutTextMark(psp_c)) : '';
  if (passport !== '') return { receiverCode: passport, receiverIsResident: true, receiverHasCode: false };
  const hasCode = code !== NO_CODE;
  return { receiverCode: code, receiverIsResident: hasCode, receiverHasCode: hasCode };
}
