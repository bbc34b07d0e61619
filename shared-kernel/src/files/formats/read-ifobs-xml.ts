import { findChildren, type XmlElement } from '../../domain/xml';
import { convertKopecks } from '../layouts';
import type { ImportRecord, ImportRecords } from './record';

/** In an incoming document the counterparty pays and the client receives. */
const INCOMING = '1';

export function isIFobsXml(root: XmlElement): boolean {
  return root.name.toUpperCase() === 'ROWDATA';
}

/**
 * Reads an iFOBS statement as XML: attributes of ROW elements, amounts in kopecks. Source:
 * docs/requirements/banking-rules.md#file-layouts.
 */
export function readIFobsXml(root: XmlElement): ImportRecords {
  return [...findChildren(root, 'ROW'), ...findChildren(root, 'row')].map(toRecord);
}

function toRecord(element: XmlElement, index: number): ImportRecord {
  const attributes = new Map(
    Object.entries(element.attributes).map(([name, value]) => [name.toUpperCase(), value.trim()]),
  );
  const get = (...names: readonly string[]) => names.map((name) => attributes.get(name) ?? '').find(Boolean) ?? '';
  const client = {
    account: get('IBAN', 'ACCOUNTNO'),
    name: get('CONTRAGENTSNAME'),
    code: get('IDENTIFYCODE'),
    bank: get('BANKID'),
  };
  const other = {
    account: get('CORRIBAN', 'CORRACCOUNTNO'),
    name: get('CORRCONTRAGENTSNAME'),
    code: get('CORRIDENTIFYCODE'),
    bank: get('CORRBANKID'),
  };
  const isIncoming = get('OPERATIONID') === INCOMING;
  const [payer, receiver] = isIncoming ? [other, client] : [client, other];
  return {
    line: index + 1,
    ...(isIncoming && { isIncoming }),
    row: {
      oper_n: get('DOCUMENTNO'),
      oper_date: get('DOCUMENTDATE'),
      acn_d: payer.account,
      name_d: payer.name,
      okpo_d: payer.code,
      mfo_d: payer.bank,
      acn_c: receiver.account,
      name_c: receiver.name,
      okpo_c: receiver.code,
      mfo_c: receiver.bank,
      sum_cur: convertKopecks(get('SUMMA')),
      cur_ref: get('CURRENCYID', 'CURRSYMBOLCODE'),
      pay_purp: get('PLATPURPOSE'),
    },
  };
}
