import type { ImportRow } from '../../domain/rules';
import { IdentificationType } from '../../domain/vocabulary';
import { childrenOf, elementAt, textAt, type XmlElement } from '../../domain/xml';
import { read, refused, type Reading } from '../reading';
import { findControlDifference, findOtherMethod } from './find-control-difference';
import { accountOf, toDay, getExecutionDay, getInitiation, getDocumentNumber, remittanceOf } from './pain001-parts';
import type { ImportRecords } from './record';

/**
 * Reads hryvnia payments of pain.001.001.03 and .09. A file with a wrong control sum or number of transactions is
 * refused: a part of it was lost or changed. Source: ISO 20022, docs/requirements/banking-rules.md#structured-purpose,
 * docs/requirements/banking-rules.md#actual-payer-and-payee,
 * docs/requirements/banking-rules.md#import-templates.
 */
export function readPain001(root: XmlElement): Reading<ImportRecords> {
  const initiation = getInitiation(root);
  const method = findOtherMethod(initiation);
  if (method !== null) return refused('notTransfers', { method });
  const difference = findControlDifference(initiation);
  if (difference) return refused('controlSumDiffers', difference);
  const made = toDay(textAt(initiation, 'GrpHdr', 'CreDtTm'));
  const transfers = childrenOf(initiation, 'PmtInf').flatMap((group) => {
    const shared = readGroup(group);
    return childrenOf(group, 'CdtTrfTxInf').map((transfer) => ({
      ...shared,
      ...partyOf('ud', elementAt(transfer, 'UltmtDbtr') ?? elementAt(group, 'UltmtDbtr')),
      ...transferOf(transfer),
      oper_date: made,
    }));
  });
  return read(transfers.map((row, index) => ({ line: index + 1, row })));
}

function readGroup(group: XmlElement): ImportRow {
  return {
    oper_datev: getExecutionDay(group),
    acn_d: accountOf(group, 'DbtrAcct'),
    name_d: textAt(group, 'Dbtr', 'Nm'),
    okpo_d: identificationOf(elementAt(group, 'Dbtr')).code,
    mfo_d: textAt(group, 'DbtrAgt', 'FinInstnId', 'ClrSysMmbId', 'MmbId'),
  };
}

function transferOf(transfer: XmlElement): ImportRow {
  const amount = elementAt(transfer, 'Amt', 'InstdAmt');
  const receiver = identificationOf(elementAt(transfer, 'Cdtr'));
  const isPassport = receiver.type === IdentificationType.passport;
  return {
    oper_n: getDocumentNumber(transfer),
    sum_cur: amount?.text ?? '',
    cur_ref: amount?.attributes['Ccy'] ?? '',
    acn_c: accountOf(transfer, 'CdtrAcct'),
    name_c: textAt(transfer, 'Cdtr', 'Nm'),
    okpo_c: isPassport ? '' : receiver.code,
    psp_c: isPassport ? receiver.code : '',
    mfo_c: textAt(transfer, 'CdtrAgt', 'FinInstnId', 'ClrSysMmbId', 'MmbId'),
    pay_purp: remittanceOf(transfer),
    ...readPurpose(transfer),
    ...partyOf('uc', elementAt(transfer, 'UltmtCdtr')),
  };
}

function identificationOf(party: XmlElement | undefined): { readonly code: string; readonly type: string } {
  const other = elementAt(party, 'Id', 'OrgId', 'Othr') ?? elementAt(party, 'Id', 'PrvtId', 'Othr');
  return {
    code: textAt(other, 'Id'),
    type: textAt(other, 'SchmeNm', 'Prtry') || textAt(other, 'SchmeNm', 'Cd'),
  };
}

function partyOf(side: 'ud' | 'uc', party: XmlElement | undefined): ImportRow {
  if (!party) return {};
  const { code, type } = identificationOf(party);
  return {
    [`${side}_name`]: textAt(party, 'Nm'),
    [`${side}_type`]: type,
    [`${side}_code`]: code,
    [`${side}_country`]: textAt(party, 'CtryOfRes'),
  };
}

/**
 * Reads the structured purpose: one record with a code is a payment to the budget or a rent; several are a
 * distribution.
 */
function readPurpose(transfer: XmlElement): ImportRow {
  const [record, ...more] = childrenOf(elementAt(transfer, 'RmtInf', 'Strd', 'TaxRmt'), 'Rcrd');
  if (!record) return {};
  if (more.length > 0 || elementAt(record, 'TaxAmt')) return { spp_type: 'singleAccount' };
  const kindCode = textAt(record, 'CertId');
  return {
    spp_type: kindCode ? 'budget' : 'stateProperty',
    spp_code: kindCode || textAt(record, 'Tp'),
    spp_inf: textAt(record, 'AddtlInf'),
  };
}
