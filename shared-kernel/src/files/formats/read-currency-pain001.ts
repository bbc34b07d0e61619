import { writePartCells, readParts, type CurrencyImportRow } from '../../domain/rules';
import { findChildren, findElement, writeElement, readText, type XmlElement } from '../../domain/xml';
import { read, refuse, type Reading } from '../reading';
import type { CurrencyRecords } from './currency-record';
import { findControlDifference, findOtherMethod } from './find-control-difference';
import { readAccount, toDay, getExecutionDay, getInitiation, getDocumentNumber, readRemittance } from './pain001-parts';
import { CONTRACT_CODE, REPORTED } from './pain001-codes';

/**
 * Reads currency payments of pain.001.001.03 and .09. A file with a wrong control sum or number of transactions is
 * refused. Fields that Ukrainian banks require beyond ISO 20022 (basis, source of funds) are read as our export writes
 * them. Source: ISO 20022, docs/requirements/currency.md#swift-message.
 */
export function readCurrencyPain001(root: XmlElement): Reading<CurrencyRecords> {
  const initiation = getInitiation(root);
  const method = findOtherMethod(initiation);
  if (method !== null) return refuse('notTransfers', { method });
  const difference = findControlDifference(initiation);
  if (difference) return refuse('controlSumDiffers', difference);
  const createdOn = toDay(readText(initiation, 'GrpHdr', 'CreDtTm'));
  const rows = findChildren(initiation, 'PmtInf').flatMap((group) =>
    findChildren(group, 'CdtTrfTxInf').map((transfer) => buildRow(group, transfer, createdOn)),
  );
  return read(rows.map((row, index) => ({ line: index + 1, row })));
}

function buildRow(group: XmlElement, transfer: XmlElement, createdOn: string): CurrencyImportRow {
  const reported = readReported(transfer);
  const documentDay = readText(reported.get(REPORTED.document), 'Dt') || createdOn;
  const executionDay = getExecutionDay(group);
  const amount = findElement(transfer, 'Amt', 'InstdAmt');
  return {
    pmt_type: '2',
    pmt_num: getDocumentNumber(transfer),
    doc_date: documentDay,
    // Execution on arrival has no value date of its own.
    val_date: executionDay > documentDay ? executionDay : '',
    cur_ref: amount?.attributes['Ccy'] ?? '',
    amount: amount?.text ?? '',
    acn_id: readAccount(group, 'DbtrAcct'),
    fee_type: readText(transfer, 'ChrgBr') || readText(group, 'ChrgBr'),
    funds_src: readText(reported.get(REPORTED.funds), 'Cd'),
    cur_req_id: joinInfo(reported.get(REPORTED.request)),
    pay_purp: readRemittance(transfer),
    pmt_comment: joinInfo(reported.get(REPORTED.comment)) || readText(transfer, 'InstrForDbtrAgt'),
    ...readBasis(transfer, reported),
    ...readPartyAndPurpose(group, transfer),
    ...readBeneficiary(transfer),
    ...readBank('ben_bank_', findElement(transfer, 'CdtrAgt'), readAccount(transfer, 'CdtrAgtAcct')),
    ...readBank('int_bank_', findElement(transfer, 'IntrmyAgt1'), readAccount(transfer, 'IntrmyAgt1Acct')),
  };
}

/** Reads ultimate parties and structured purpose; the ultimate debtor may stand in the group. */
function readPartyAndPurpose(group: XmlElement, transfer: XmlElement): CurrencyImportRow {
  const debtor = findElement(transfer, 'UltmtDbtr') ?? findElement(group, 'UltmtDbtr');
  const creditor = findElement(transfer, 'UltmtCdtr');
  const purpose = findChildren(findElement(transfer, 'RmtInf'), 'Strd').find((record) => findElement(record, 'TaxRmt'));
  if (!debtor && !creditor && !purpose) return NO_CELLS;
  const { parts } = readParts({
    ultmt_dbtr: debtor ? writeElement(debtor) : '',
    ultmt_cdtr: creditor ? writeElement(creditor) : '',
    rmt_strd: purpose ? writeElement(purpose) : '',
  });
  return writePartCells(parts);
}

function readBeneficiary(transfer: XmlElement): CurrencyImportRow {
  const creditor = findElement(transfer, 'Cdtr');
  const address = findElement(creditor, 'PstlAdr');
  const identified = findElement(creditor, 'Id', 'OrgId') ?? findElement(creditor, 'Id', 'PrvtId');
  const [code, secondCode] = findChildren(identified, 'Othr').map((other) => readText(other, 'Id'));
  const lines = findChildren(address, 'AdrLine').map(({ text }) => text);
  const town = readText(address, 'TwnNm');
  return {
    name_co: readText(creditor, 'Nm'),
    okpo_co: code ?? readText(identified, 'LEI'),
    kpp_code: secondCode ?? '',
    acnt_co: readAccount(transfer, 'CdtrAcct'),
    ben_country: readText(address, 'Ctry'),
    // In a hybrid address the lines hold the part before the town.
    ...(town === ''
      ? { ben_addr: lines.join(', ') }
      : {
          ben_town: town,
          ben_street: readText(address, 'StrtNm') || lines.join(', '),
          ben_bldg: readText(address, 'BldgNb'),
          ben_pcode: readText(address, 'PstCd'),
          ben_region: readText(address, 'CtrySubDvsn'),
        }),
  };
}

const getBankColumns = <Prefix extends 'ben_bank_' | 'int_bank_'>(prefix: Prefix) =>
  ({
    swift: `${prefix}swift`,
    name: `${prefix}name`,
    cntry: `${prefix}cntry`,
    addr: `${prefix}addr`,
    coracn: `${prefix}coracn`,
    bic: `${prefix}bic`,
  }) as const;
const NO_CELLS: CurrencyImportRow = {};
const BANK_CELLS = { ben_bank_: getBankColumns('ben_bank_'), int_bank_: getBankColumns('int_bank_') } as const;

function readBank(
  prefix: 'ben_bank_' | 'int_bank_',
  agent: XmlElement | undefined,
  account: string,
): CurrencyImportRow {
  if (!agent && account === '') return NO_CELLS;
  const institution = findElement(agent, 'FinInstnId');
  const address = findElement(institution, 'PstlAdr');
  const lines = findChildren(address, 'AdrLine').map(({ text }) => text);
  const parts = [readText(address, 'StrtNm'), readText(address, 'BldgNb'), readText(address, 'TwnNm')];
  const names = BANK_CELLS[prefix];
  return {
    [names.swift]: readText(institution, 'BICFI') || readText(institution, 'BIC'),
    [names.name]: readText(institution, 'Nm'),
    [names.cntry]: readText(address, 'Ctry'),
    [names.addr]: (lines.length > 0 ? lines : parts).filter((part) => part !== '').join(', '),
    [names.coracn]: account,
    [names.bic]: readText(institution, 'ClrSysMmbId', 'MmbId'),
  };
}

/** Reads the basis: contracts and agreements are referred documents, another basis is a text. */
function readBasis(transfer: XmlElement, reported: ReadonlyMap<string, XmlElement>): CurrencyImportRow {
  const referred = findChildren(findElement(transfer, 'RmtInf'), 'Strd').flatMap((record) => {
    const document = findElement(record, 'RfrdDocInf');
    const number = readText(document, 'Nb');
    const kind = findElement(document, 'Tp', 'CdOrPrtry');
    const amount = readText(record, 'RfrdDocAmt', 'RmtdAmt');
    return number === '' ? [] : [{ number, amount, kind, day: toDay(readText(document, 'RltdDt')) }];
  });
  const contracts = referred.filter(({ kind }) => readText(kind, 'Cd') === CONTRACT_CODE);
  const agreement = referred.find(({ kind }) => readText(kind, 'Prtry') === REPORTED.agreement);
  const basis = reported.get(REPORTED.basis);
  return {
    buy_base: readText(basis, 'Cd'),
    customer_buy_base: joinInfo(basis),
    contracts: contracts.map(({ number }) => number).join(';'),
    contracts_amounts: contracts.map(({ amount }) => amount).join(';'),
    dog_num: agreement?.number ?? '',
    dog_date: agreement?.day ?? '',
  };
}

function readReported(transfer: XmlElement): ReadonlyMap<string, XmlElement> {
  const details = findChildren(transfer, 'RgltryRptg').flatMap((report) => findChildren(report, 'Dtls'));
  return new Map(details.map((detail) => [readText(detail, 'Tp'), detail]));
}

function joinInfo(detail: XmlElement | undefined): string {
  return findChildren(detail, 'Inf')
    .map(({ text }) => text)
    .join(' ');
}
