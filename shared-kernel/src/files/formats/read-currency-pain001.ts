import { writePartCells, readParts, type CurrencyImportRow } from '../../domain/rules';
import { childrenOf, elementAt, writeElement, textAt, type XmlElement } from '../../domain/xml';
import { read, refused, type Reading } from '../reading';
import type { CurrencyRecords } from './currency-record';
import { findControlDifference, findOtherMethod } from './find-control-difference';
import { accountOf, toDay, getExecutionDay, getInitiation, getDocumentNumber, remittanceOf } from './pain001-parts';
import { CONTRACT_CODE, REPORTED } from './pain001-codes';

/**
 * Reads currency payments of pain.001.001.03 and .09. A file with a wrong control sum or number of transactions is
 * refused. Fields that Ukrainian banks require beyond ISO 20022 (basis, source of funds) are read as our export writes
 * them. Source: ISO 20022, docs/requirements/currency.md#swift-message.
 */
export function readCurrencyPain001(root: XmlElement): Reading<CurrencyRecords> {
  const initiation = getInitiation(root);
  const method = findOtherMethod(initiation);
  if (method !== null) return refused('notTransfers', { method });
  const difference = findControlDifference(initiation);
  if (difference) return refused('controlSumDiffers', difference);
  const made = toDay(textAt(initiation, 'GrpHdr', 'CreDtTm'));
  const rows = childrenOf(initiation, 'PmtInf').flatMap((group) =>
    childrenOf(group, 'CdtTrfTxInf').map((transfer) => rowOf(group, transfer, made)),
  );
  return read(rows.map((row, index) => ({ line: index + 1, row })));
}

function rowOf(group: XmlElement, transfer: XmlElement, made: string): CurrencyImportRow {
  const reported = reportedOf(transfer);
  const documentDay = textAt(reported.get(REPORTED.document), 'Dt') || made;
  const executionDay = getExecutionDay(group);
  const amount = elementAt(transfer, 'Amt', 'InstdAmt');
  return {
    pmt_type: '2',
    pmt_num: getDocumentNumber(transfer),
    doc_date: documentDay,
    // Execution on arrival has no value date of its own.
    val_date: executionDay > documentDay ? executionDay : '',
    cur_ref: amount?.attributes['Ccy'] ?? '',
    amount: amount?.text ?? '',
    acn_id: accountOf(group, 'DbtrAcct'),
    fee_type: textAt(transfer, 'ChrgBr') || textAt(group, 'ChrgBr'),
    funds_src: textAt(reported.get(REPORTED.funds), 'Cd'),
    cur_req_id: joinInfo(reported.get(REPORTED.request)),
    pay_purp: remittanceOf(transfer),
    pmt_comment: joinInfo(reported.get(REPORTED.comment)) || textAt(transfer, 'InstrForDbtrAgt'),
    ...readBasis(transfer, reported),
    ...partsOf(group, transfer),
    ...beneficiaryOf(transfer),
    ...bankOf('ben_bank_', elementAt(transfer, 'CdtrAgt'), accountOf(transfer, 'CdtrAgtAcct')),
    ...bankOf('int_bank_', elementAt(transfer, 'IntrmyAgt1'), accountOf(transfer, 'IntrmyAgt1Acct')),
  };
}

/** Reads ultimate parties and structured purpose; the ultimate debtor may stand in the group. */
function partsOf(group: XmlElement, transfer: XmlElement): CurrencyImportRow {
  const debtor = elementAt(transfer, 'UltmtDbtr') ?? elementAt(group, 'UltmtDbtr');
  const creditor = elementAt(transfer, 'UltmtCdtr');
  const purpose = childrenOf(elementAt(transfer, 'RmtInf'), 'Strd').find((record) => elementAt(record, 'TaxRmt'));
  if (!debtor && !creditor && !purpose) return NO_CELLS;
  const { parts } = readParts({
    ultmt_dbtr: debtor ? writeElement(debtor) : '',
    ultmt_cdtr: creditor ? writeElement(creditor) : '',
    rmt_strd: purpose ? writeElement(purpose) : '',
  });
  return writePartCells(parts);
}

function beneficiaryOf(transfer: XmlElement): CurrencyImportRow {
  const creditor = elementAt(transfer, 'Cdtr');
  const address = elementAt(creditor, 'PstlAdr');
  const identified = elementAt(creditor, 'Id', 'OrgId') ?? elementAt(creditor, 'Id', 'PrvtId');
  const [code, secondCode] = childrenOf(identified, 'Othr').map((other) => textAt(other, 'Id'));
  const lines = childrenOf(address, 'AdrLine').map(({ text }) => text);
  const town = textAt(address, 'TwnNm');
  return {
    name_co: textAt(creditor, 'Nm'),
    okpo_co: code ?? textAt(identified, 'LEI'),
    kpp_code: secondCode ?? '',
    acnt_co: accountOf(transfer, 'CdtrAcct'),
    ben_country: textAt(address, 'Ctry'),
    // In a hybrid address the lines hold the part before the town.
    ...(town === ''
      ? { ben_addr: lines.join(', ') }
      : {
          ben_town: town,
          ben_street: textAt(address, 'StrtNm') || lines.join(', '),
          ben_bldg: textAt(address, 'BldgNb'),
          ben_pcode: textAt(address, 'PstCd'),
          ben_region: textAt(address, 'CtrySubDvsn'),
        }),
  };
}

const bankCells = <Prefix extends 'ben_bank_' | 'int_bank_'>(prefix: Prefix) =>
  ({
    swift: `${prefix}swift`,
    name: `${prefix}name`,
    cntry: `${prefix}cntry`,
    addr: `${prefix}addr`,
    coracn: `${prefix}coracn`,
    bic: `${prefix}bic`,
  }) as const;
const NO_CELLS: CurrencyImportRow = {};
const BANK_CELLS = { ben_bank_: bankCells('ben_bank_'), int_bank_: bankCells('int_bank_') } as const;

function bankOf(prefix: 'ben_bank_' | 'int_bank_', agent: XmlElement | undefined, account: string): CurrencyImportRow {
  if (!agent && account === '') return NO_CELLS;
  const institution = elementAt(agent, 'FinInstnId');
  const address = elementAt(institution, 'PstlAdr');
  const lines = childrenOf(address, 'AdrLine').map(({ text }) => text);
  const parts = [textAt(address, 'StrtNm'), textAt(address, 'BldgNb'), textAt(address, 'TwnNm')];
  const names = BANK_CELLS[prefix];
  return {
    [names.swift]: textAt(institution, 'BICFI') || textAt(institution, 'BIC'),
    [names.name]: textAt(institution, 'Nm'),
    [names.cntry]: textAt(address, 'Ctry'),
    [names.addr]: (lines.length > 0 ? lines : parts).filter((part) => part !== '').join(', '),
    [names.coracn]: account,
    [names.bic]: textAt(institution, 'ClrSysMmbId', 'MmbId'),
  };
}

/** Reads the basis: contracts and agreements are referred documents, another basis is a text. */
function readBasis(transfer: XmlElement, reported: ReadonlyMap<string, XmlElement>): CurrencyImportRow {
  const referred = childrenOf(elementAt(transfer, 'RmtInf'), 'Strd').flatMap((record) => {
    const document = elementAt(record, 'RfrdDocInf');
    const number = textAt(document, 'Nb');
    const kind = elementAt(document, 'Tp', 'CdOrPrtry');
    const amount = textAt(record, 'RfrdDocAmt', 'RmtdAmt');
    return number === '' ? [] : [{ number, amount, kind, day: toDay(textAt(document, 'RltdDt')) }];
  });
  const contracts = referred.filter(({ kind }) => textAt(kind, 'Cd') === CONTRACT_CODE);
  const agreement = referred.find(({ kind }) => textAt(kind, 'Prtry') === REPORTED.agreement);
  const basis = reported.get(REPORTED.basis);
  return {
    buy_base: textAt(basis, 'Cd'),
    customer_buy_base: joinInfo(basis),
    contracts: contracts.map(({ number }) => number).join(';'),
    contracts_amounts: contracts.map(({ amount }) => amount).join(';'),
    dog_num: agreement?.number ?? '',
    dog_date: agreement?.day ?? '',
  };
}

function reportedOf(transfer: XmlElement): ReadonlyMap<string, XmlElement> {
  const details = childrenOf(transfer, 'RgltryRptg').flatMap((report) => childrenOf(report, 'Dtls'));
  return new Map(details.map((detail) => [textAt(detail, 'Tp'), detail]));
}

function joinInfo(detail: XmlElement | undefined): string {
  return childrenOf(detail, 'Inf')
    .map(({ text }) => text)
    .join(' ');
}
