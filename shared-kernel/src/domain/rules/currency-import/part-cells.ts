import { isEmptyParty, type UltimateParty } from '../../parties';
import type { Problem } from '../../problem';
import type { StructuredPurpose } from '../../remittance';
import { readPartyCells, readPurposeCells, TYPES_OF_PERSONS } from '../import/row-parts';
import { readPaymentXml } from '../read-payment-xml';
import { writePaymentXml, type PaymentParts } from '../write-payment-xml';
import type { CurrencyImportColumn, CurrencyImportRow } from './columns';

const PART_COLUMNS = [
  ...(['ud_name', 'ud_type', 'ud_code', 'ud_country', 'uc_name', 'uc_type', 'uc_code', 'uc_country'] as const),
  ...(['spp_type', 'spp_code', 'spp_inf', 'ultmt_dbtr', 'ultmt_cdtr', 'rmt_strd'] as const),
] satisfies readonly CurrencyImportColumn[];

const NOTHING: PartsOfRow = { parts: {}, problems: [] };

interface PartsOfRow {
  readonly parts: PaymentParts;
  /** Unreadable XML. */
  readonly problems: readonly Problem[];
}

/** Reads actual parties and structured purpose: as wire XML, or from plain cells. */
export function readParts(row: CurrencyImportRow): PartsOfRow {
  if (PART_COLUMNS.every((column) => !row[column])) return NOTHING;
  const xml = readPaymentXml({
    structuredPurposeXml: row.rmt_strd ?? '',
    ultimateDebtorXml: row.ultmt_dbtr ?? '',
    ultimateCreditorXml: row.ultmt_cdtr ?? '',
  });
  const typed = dropUndefinedParts({
    structuredPurpose: readPurposeCells(row),
    ultimateDebtor: readPartyCells(row.ud_name, row.ud_type, row.ud_code, row.ud_country),
    ultimateCreditor: readPartyCells(row.uc_name, row.uc_type, row.uc_code, row.uc_country),
  });
  return xml.ok ? { parts: { ...typed, ...xml.parts }, problems: [] } : { parts: typed, problems: xml.problems };
}

export function dropUndefinedParts(parts: {
  readonly [Part in keyof PaymentParts]: PaymentParts[Part] | undefined;
}): PaymentParts {
  const { structuredPurpose, ultimateDebtor, ultimateCreditor } = parts;
  return {
    ...(structuredPurpose && { structuredPurpose }),
    ...(ultimateDebtor && { ultimateDebtor }),
    ...(ultimateCreditor && { ultimateCreditor }),
  };
}

/** Writes plain cells if they hold everything, otherwise XML. */
export function writePartCells(parts: PaymentParts): CurrencyImportRow {
  const xml = writePaymentXml(parts);
  const { structuredPurpose: purpose, ultimateDebtor: debtor, ultimateCreditor: creditor } = parts;
  return {
    ...(purpose && (writePurposeCells(purpose) ?? { rmt_strd: xml.structuredPurposeXml ?? '' })),
    ...(debtor && (writePartyCells('ud', debtor) ?? { ultmt_dbtr: xml.ultimateDebtorXml ?? '' })),
    ...(creditor && (writePartyCells('uc', creditor) ?? { ultmt_cdtr: xml.ultimateCreditorXml ?? '' })),
  };
}

function writePurposeCells(purpose: StructuredPurpose): CurrencyImportRow | null {
  const { kind: spp_type } = purpose;
  if (purpose.kind === 'budget' && purpose.taxNotice === '')
    return { spp_type, spp_code: purpose.paymentKindCode, spp_inf: purpose.additionalInfo };
  if (purpose.kind === 'stateProperty')
    return { spp_type, spp_code: purpose.budgetCode, spp_inf: purpose.additionalInfo };
  return null;
}

function writePartyCells(side: 'ud' | 'uc', party: UltimateParty): CurrencyImportRow | null {
  const { name, identificationType: type, identificationCode: code, residenceCountry: country } = party;
  const more = { ...party, name: '', isJuridical: true, identificationType: '', identificationCode: '' };
  const isAll = isEmptyParty({ ...more, residenceCountry: '' }) && party.isJuridical === !TYPES_OF_PERSONS.has(type);
  if (!isAll) return null;
  return { [`${side}_name`]: name, [`${side}_type`]: type, [`${side}_code`]: code, [`${side}_country`]: country };
}
