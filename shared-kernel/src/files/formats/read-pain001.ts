import type { ImportRow } from '../../domain/rules';
import { IdentificationType } from '../../domain/vocabulary';
import { findChildren, findElement, readText, type XmlElement } from '../../domain/xml';
import { read, refuse, type Reading } from '../reading';
import { findControlDifference, findOtherMethod } from './find-control-difference';
import { readAccount, toDay, getExecutionDay, getInitiation, getDocumentNumber, readRemittance } from './pain001-parts';
import type { ImportRecords } from './record';

/**
 * Reads hryvnia payments of pain.001.001.03 and .09. A file with a wrong control sum or number of transactions is
 * refused: a part of it was lost or changed. Source: ISO 20022, docs/requirements/banking-rules.md#structured-purpose,
 * docs/requirements/banking-rules.md#actual-payer-and-receiver,
 * docs/requirements/banking-rules.md#import-templates.
 */
export function readPain001(root: XmlElement): Reading<ImportRecords> {
  const initiation = getInitiation(root);
  const method = findOtherMethod(initiation);
  if (method !== null) return refuse('notTransfers', { method });
  const difference = findControlDifference(initiation);
  if (difference) return refuse('controlSumDiffers', difference);
  const createdOn = toDay(readText(initiation, 'GrpHdr', 'CreDtTm'));
  const transfers = findChildren(initiation, 'PmtInf').flatMap((group) => {
    const shared = readGroup(group);
    return findChildren(group, 'CdtTrfTxInf').map((transfer) => ({
      ...shared,
      ...readPartyCells('ud', findElement(transfer, 'UltmtDbtr') ?? findElement(group, 'UltmtDbtr')),
      ...readTransfer(transfer),
      oper_date: createdOn,
    }));
  });
  return read(transfers.map((row, index) => ({ line: index + 1, row })));
}

function readGroup(group: XmlElement): ImportRow {
  return {
    oper_datev: getExecutionDay(group),
    acn_d: readAccount(group, 'DbtrAcct'),
    name_d: readText(group, 'Dbtr', 'Nm'),
    okpo_d: readIdentification(findElement(group, 'Dbtr')).code,
    mfo_d: readText(group, 'DbtrAgt', 'FinInstnId', 'ClrSysMmbId', 'MmbId'),
  };
}

function readTransfer(transfer: XmlElement): ImportRow {
  const amount = findElement(transfer, 'Amt', 'InstdAmt');
  const receiver = readIdentification(findElement(transfer, 'Cdtr'));
  const isPassport = receiver.type === IdentificationType.passport;
  return {
    oper_n: getDocumentNumber(transfer),
    sum_cur: amount?.text ?? '',
    cur_ref: amount?.attributes['Ccy'] ?? '',
    acn_c: readAccount(transfer, 'CdtrAcct'),
    name_c: readText(transfer, 'Cdtr', 'Nm'),
    okpo_c: isPassport ? '' : receiver.code,
    psp_c: isPassport ? receiver.code : '',
    mfo_c: readText(transfer, 'CdtrAgt', 'FinInstnId', 'ClrSysMmbId', 'MmbId'),
    pay_purp: readRemittance(transfer),
    ...readPurpose(transfer),
    ...readPartyCells('uc', findElement(transfer, 'UltmtCdtr')),
  };
}

function readIdentification(party: XmlElement | undefined): { readonly code: string; readonly type: string } {
  const other = findElement(party, 'Id', 'OrgId', 'Othr') ?? findElement(party, 'Id', 'PrvtId', 'Othr');
  return {
    code: readText(other, 'Id'),
    type: readText(other, 'SchmeNm', 'Prtry') || readText(other, 'SchmeNm', 'Cd'),
  };
}

function readPartyCells(side: 'ud' | 'uc', party: XmlElement | undefined): ImportRow {
  if (!party) return {};
  const { code, type } = readIdentification(party);
  return {
    [`${side}_name`]: readText(party, 'Nm'),
    [`${side}_type`]: type,
    [`${side}_code`]: code,
    [`${side}_country`]: readText(party, 'CtryOfRes'),
  };
}

/**
 * Reads the structured purpose: one record with a code is a payment to the budget or a rent; several are a
 * distribution.
 */
function readPurpose(transfer: XmlElement): ImportRow {
  const [record, ...more] = findChildren(findElement(transfer, 'RmtInf', 'Strd', 'TaxRmt'), 'Rcrd');
  if (!record) return {};
  if (more.length > 0 || findElement(record, 'TaxAmt')) return { spp_type: 'singleAccount' };
  const kindCode = readText(record, 'CertId');
  return {
    spp_type: kindCode ? 'budget' : 'stateProperty',
    spp_code: kindCode || readText(record, 'Tp'),
    spp_inf: readText(record, 'AddtlInf'),
  };
}
