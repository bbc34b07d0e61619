import { findCountry, normaliseCountry } from '../../countries';
import { readImportDate } from '../../dates';
import { NO_CODE, normaliseCode, normaliseIdentificationCode, normalisePassport } from '../../identifiers';
import { EMPTY_PARTY, type UltimateParty } from '../../parties';
import type { StructuredPurpose } from '../../remittance';
import { tidyLine } from '../../text';
import { importedAccount, withoutTextMark } from './cells';
import { IdentificationType, isIdentificationType } from '../../vocabulary';
import type { ReceiverCode } from '../receiver-code';
import type { UahPaymentDraft } from '../uah-payment';
import type { ImportRow } from './columns';

const TYPES_OF_PERSONS: ReadonlySet<string> = new Set([IdentificationType.passport, IdentificationType.taxCode]);

/**
 * The payment of a row of an import file. The number stays '' where the row has none: it comes from the counter.
 * @param bankDay the document date of a row without one
 */
export function toPaymentDraft(row: ImportRow, debitAccountId: string, bankDay: string): UahPaymentDraft {
  const structuredPurpose = purposeOf(row);
  const ultimateDebtor = partyOf(row.ud_name, row.ud_type, row.ud_code, row.ud_country);
  const ultimateCreditor = partyOf(row.uc_name, row.uc_type, row.uc_code, row.uc_country);
  return {
    number: row.oper_n?.trim() ?? '',
    documentDate: dateOf(row.oper_date) || bankDay,
    valueDate: dateOf(row.oper_datev),
    debitAccountId,
    creditIban: importedAccount(row.acn_c ?? ''),
    receiverName: tidyLine(row.name_c ?? ''),
    ...receiverOf(row),
    amount: row.sum_cur ?? '',
    purpose: tidyLine(row.pay_purp ?? ''),
    standardPurposeCode: row.std_purp_r?.trim() ?? '',
    ...(structuredPurpose && { structuredPurpose }),
    ...(ultimateDebtor && { ultimateDebtor }),
    ...(ultimateCreditor && { ultimateCreditor }),
  };
}

/** A day, or what stands there instead of one, for the rules to refuse. */
function dateOf(cell = ''): string {
  const text = cell.trim();
  return readImportDate(text) ?? text;
}

/** Files have no switches: a passport is that of a resident without a code, nine zeros are a non-resident's. */
function receiverOf({ okpo_c, psp_c }: ImportRow): ReceiverCode {
  const code = normaliseCode(withoutTextMark(okpo_c ?? ''));
  const passport = normalisePassport(withoutTextMark(psp_c ?? ''));
  if (passport !== '') return { receiverCode: passport, receiverIsResident: true, receiverHasCode: false };
  const hasCode = code !== NO_CODE;
  return { receiverCode: code, receiverIsResident: hasCode, receiverHasCode: hasCode };
}

/** The taxes of a distribution do not fit into a row, so such a row is told to have none. */
function purposeOf({ spp_type, spp_code, spp_inf }: ImportRow): StructuredPurpose | null {
  const code = spp_code?.trim() ?? '';
  const additionalInfo = tidyLine(spp_inf ?? '');
  switch (spp_type?.trim() ?? '') {
    case 'budget':
      return { kind: 'budget', paymentKindCode: code, taxNotice: '', additionalInfo };
    case 'stateProperty':
      return { kind: 'stateProperty', budgetCode: code, additionalInfo };
    case 'singleAccount':
      return { kind: 'singleAccount', taxLines: [] };
    default:
      return null;
  }
}

function partyOf(name = '', typeCell = '', code = '', country = ''): UltimateParty | null {
  const type = typeCell.trim().toUpperCase();
  if (`${name}${type}${code}${country}`.trim() === '') return null;
  const normalisedCountry = normaliseCountry(country);
  return {
    ...EMPTY_PARTY,
    name: tidyLine(name),
    isJuridical: !TYPES_OF_PERSONS.has(type),
    identificationType: type,
    identificationCode: isIdentificationType(type) ? normaliseIdentificationCode(type, code) : code,
    residenceCountry: findCountry(normalisedCountry)?.alpha2 ?? normalisedCountry,
  };
}
