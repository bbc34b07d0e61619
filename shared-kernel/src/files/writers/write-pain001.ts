import { readParts, writePaymentXml, type CurrencyImportRow, type PaymentParts } from '../../domain/rules';
import { element, textElement } from '../../domain/xml';
import { addAmounts } from '../../domain/money';
import { CONTRACT_CODE, REPORTED } from '../formats/pain001-codes';
import { toIsoAmount } from '../to-iso-amount';
import type { CutText, WrittenFile } from './export-table';

export interface Pain001Head {
  /** Identifier of the file, unique within the sender, up to 35 characters. */
  readonly messageId: string;
  /** `yyyy-MM-ddTHH:mm:ss` */
  readonly createdAt: string;
  readonly payerName: string;
  readonly payerCode: string;
  /** Six digits. */
  readonly bankCode: string;
}

const NAMESPACE = 'urn:iso:std:iso:20022:tech:xsd:pain.001.001.09';
/** Charge bearers by our codes. Source: ISO 20022 ChargeBearerType, docs/requirements/currency.md#swift-message. */
const CHARGES: Readonly<Record<string, string>> = { OUR: 'DEBT', SHA: 'SHAR', BEN: 'CRED' };
const NAME_MAX = 140;
const PIECE = 35;
const REMITTANCE_MAX = 140;

/**
 * Writes currency payments as pain.001.001.09, a group for each account and day. Data without an ISO 20022 element
 * (basis, source of funds) are in the regulatory reporting, where our reader finds them. Source: ISO 20022,
 * docs/requirements/currency.md#swift-message.
 */
export function writePain001(rows: readonly CurrencyImportRow[], head: Pain001Head): WrittenFile {
  const groups = [...groupRows(rows)];
  const content = element(
    'CstmrCdtTrfInitn',
    element(
      'GrpHdr',
      textElement('MsgId', head.messageId),
      textElement('CreDtTm', head.createdAt),
      ...writeTotals(rows),
      element('InitgPty', ...writeParty(head)),
    ),
    ...groups.map(([, group], index) => writeGroup(group, `${head.messageId.slice(0, 28)}-${index + 1}`, head)),
  );
  const xml = `<?xml version="1.0" encoding="UTF-8"?>\n<Document xmlns="${NAMESPACE}">${content}</Document>\n`;
  return { bytes: new TextEncoder().encode(xml), cut: listCutNames(rows), replaced: [], lost: [] };
}

function groupRows(rows: readonly CurrencyImportRow[]): ReadonlyMap<string, readonly CurrencyImportRow[]> {
  const groups = new Map<string, CurrencyImportRow[]>();
  for (const row of rows) {
    const key = `${row.acn_id} ${row.cur_ref} ${getExecutionDay(row)}`;
    const group = groups.get(key);
    if (group) group.push(row);
    else groups.set(key, [row]);
  }
  return groups;
}

function getExecutionDay({ val_date, doc_date = '' }: CurrencyImportRow): string {
  return val_date || doc_date;
}

/** Writes the control sum: the sum of all amounts, whatever their currencies. Source: ISO 20022, GroupHeader */
function writeTotals(rows: readonly CurrencyImportRow[]): readonly string[] {
  const sum = rows.map(({ amount = '0.00' }) => amount).reduce(addAmounts, '0.00');
  return [textElement('NbOfTxs', String(rows.length)), textElement('CtrlSum', sum)];
}

function writeParty({ payerName, payerCode }: Pain001Head): readonly string[] {
  return [
    textElement('Nm', payerName.slice(0, NAME_MAX)),
    element('Id', element('OrgId', element('Othr', textElement('Id', payerCode)))),
  ];
}

function writeGroup(rows: readonly CurrencyImportRow[], id: string, head: Pain001Head): string {
  const [first] = rows;
  const ccy = textElement('Ccy', first?.cur_ref ?? '');
  const member = element(
    'FinInstnId',
    element('ClrSysMmbId', element('ClrSysId', textElement('Prtry', 'UA')), textElement('MmbId', head.bankCode)),
  );
  return element(
    'PmtInf',
    textElement('PmtInfId', id),
    textElement('PmtMtd', 'TRF'),
    ...writeTotals(rows),
    element('ReqdExctnDt', textElement('Dt', getExecutionDay(first ?? {}))),
    element('Dbtr', ...writeParty(head)),
    element('DbtrAcct', writeAccountId(first?.acn_id ?? ''), ccy),
    element('DbtrAgt', member),
    ...rows.map(writeTransfer),
  );
}

function writeTransfer(row: CurrencyImportRow): string {
  const number = row.pmt_num ?? '';
  // These elements are those of ISO 20022, so another bank can read them too.
  const xml = writePaymentXml(cutCategories(readParts(row).parts));
  const { ultimateDebtorXml = '', ultimateCreditorXml = '', structuredPurposeXml = '' } = xml;
  return element(
    'CdtTrfTxInf',
    element('PmtId', textElement('InstrId', number), textElement('EndToEndId', number || 'NOTPROVIDED')),
    element('Amt', textElement('InstdAmt', toIsoAmount(row.amount ?? '', row.cur_ref ?? ''), `Ccy="${row.cur_ref}"`)),
    textElement('ChrgBr', CHARGES[row.fee_type ?? ''] ?? ''),
    ultimateDebtorXml,
    writeAgent('IntrmyAgt1', 'int_bank_', row),
    writeAgentAccount('IntrmyAgt1Acct', row.int_bank_coracn),
    writeAgent('CdtrAgt', 'ben_bank_', row),
    writeAgentAccount('CdtrAgtAcct', row.ben_bank_coracn),
    writeCreditor(row),
    element('CdtrAcct', writeAccountId(row.acnt_co ?? '')),
    ultimateCreditorXml,
    element('RgltryRptg', ...writeReporting(row)),
    element(
      'RmtInf',
      ...splitIntoPieces(row.pay_purp ?? '', REMITTANCE_MAX).map((piece) => textElement('Ustrd', piece)),
      ...writeReferences(row),
      structuredPurposeXml,
    ),
  );
}

function writeAgent(name: string, prefix: 'ben_bank_' | 'int_bank_', row: CurrencyImportRow): string {
  return element(
    name,
    element(
      'FinInstnId',
      textElement('BICFI', row[`${prefix}swift`] ?? ''),
      element('ClrSysMmbId', textElement('MmbId', row[`${prefix}bic`] ?? '')),
      textElement('Nm', (row[`${prefix}name`] ?? '').slice(0, NAME_MAX)),
      element('PstlAdr', textElement('Ctry', row[`${prefix}cntry`] ?? ''), ...writeAddressLines(row[`${prefix}addr`])),
    ),
  );
}

function writeAgentAccount(name: string, account = ''): string {
  return element(name, writeAccountId(account));
}

const IBAN = /^[A-Z]{2}[0-9]{2}[A-Z0-9]{11,30}$/;

function writeAccountId(account: string): string {
  return element('Id', IBAN.test(account) ? textElement('IBAN', account) : element('Othr', textElement('Id', account)));
}

function writeCreditor(row: CurrencyImportRow): string {
  const others = [
    element('Othr', textElement('Id', row.okpo_co ?? '')),
    element('Othr', textElement('Id', row.kpp_code ?? '')),
  ];
  return element(
    'Cdtr',
    textElement('Nm', row.name_co ?? ''),
    element(
      'PstlAdr',
      textElement('StrtNm', row.ben_street ?? ''),
      textElement('BldgNb', row.ben_bldg ?? ''),
      textElement('PstCd', row.ben_pcode ?? ''),
      textElement('TwnNm', row.ben_town ?? ''),
      textElement('CtrySubDvsn', row.ben_region ?? ''),
      textElement('Ctry', row.ben_country ?? ''),
      ...writeAddressLines(row.ben_addr),
    ),
    element('Id', element('OrgId', ...others)),
  );
}

function writeAddressLines(address = ''): readonly string[] {
  return splitIntoPieces(address, 70).map((line) => textElement('AdrLine', line));
}

function writeReporting(row: CurrencyImportRow): readonly string[] {
  const details = (type: string, ...content: readonly string[]) =>
    content.some((part) => part !== '') ? element('Dtls', textElement('Tp', type), ...content) : '';
  return [
    details(REPORTED.document, textElement('Dt', row.doc_date ?? '')),
    details(REPORTED.funds, textElement('Cd', row.funds_src ?? '')),
    details(REPORTED.request, textElement('Inf', row.cur_req_id ?? '')),
    details(REPORTED.comment, ...writeInfo(row.pmt_comment)),
    details(REPORTED.basis, textElement('Cd', row.buy_base ?? ''), ...writeInfo(row.customer_buy_base)),
  ];
}

function writeInfo(text = ''): readonly string[] {
  return splitIntoPieces(text, PIECE).map((piece) => textElement('Inf', piece));
}

function writeReferences(row: CurrencyImportRow): readonly string[] {
  const amounts = (row.contracts_amounts ?? '').split(';');
  const contracts = (row.contracts ?? '')
    .split(';')
    .map((number, place) =>
      writeReference(textElement('Cd', CONTRACT_CODE), number, '', amounts[place] ?? '', row.cur_ref ?? ''),
    );
  return [
    ...contracts,
    writeReference(textElement('Prtry', REPORTED.agreement), row.dog_num ?? '', row.dog_date ?? '', '', ''),
  ];
}

function writeReference(kind: string, number: string, day: string, amount: string, currency: string): string {
  if (number === '') return '';
  return element(
    'Strd',
    element(
      'RfrdDocInf',
      element('Tp', element('CdOrPrtry', kind)),
      textElement('Nb', number),
      textElement('RltdDt', day),
    ),
    element('RfrdDocAmt', textElement('RmtdAmt', toIsoAmount(amount, currency), `Ccy="${currency}"`)),
  );
}

function cutCategories(parts: PaymentParts): PaymentParts {
  const { structuredPurpose: purpose } = parts;
  if (purpose?.kind === 'budget')
    return { ...parts, structuredPurpose: { ...purpose, taxNotice: purpose.taxNotice.slice(0, PIECE) } };
  if (purpose?.kind !== 'singleAccount') return parts;
  const taxLines = purpose.taxLines.map((line) => ({ ...line, category: line.category.slice(0, PIECE) }));
  return { ...parts, structuredPurpose: { ...purpose, taxLines } };
}

function hasLongCategory(row: CurrencyImportRow): boolean {
  const { structuredPurpose: purpose } = readParts(row).parts;
  if (purpose?.kind === 'budget') return purpose.taxNotice.length > PIECE;
  return purpose?.kind === 'singleAccount' && purpose.taxLines.some(({ category }) => category.length > PIECE);
}

function listCutNames(rows: readonly CurrencyImportRow[]): readonly CutText[] {
  return rows.flatMap((row, place) => [
    ...(['ben_bank_name', 'int_bank_name'] as const)
      .filter((column) => (row[column]?.length ?? 0) > NAME_MAX)
      .map((column) => ({ row: place, column })),
    ...(hasLongCategory(row) ? [{ row: place, column: 'rmt_strd' }] : []),
  ]);
}

/** Splits a text into pieces of whole words if possible; readers put a space between pieces. */
function splitIntoPieces(text: string, max: number): readonly string[] {
  const found: string[] = [];
  let rest = text.trim();
  while (rest.length > max) {
    const space = rest.lastIndexOf(' ', max);
    const end = space > 0 ? space : max;
    found.push(rest.slice(0, end).trimEnd());
    rest = rest.slice(end).trimStart();
  }
  return rest === '' ? found : [...found, rest];
}
