import { textAt, childrenOf, elementAt, type XmlElement } from '../../domain/xml';

const INITIATION = 'CstmrCdtTrfInitn';
/** ISO 20022 wants an identifier even where a sender has none. */
export const NOT_PROVIDED = 'NOTPROVIDED';
const NUMBER = /^[0-9]{1,10}$/;

export function initiationOf(root: XmlElement): XmlElement | undefined {
  return root.name === INITIATION ? root : elementAt(root, INITIATION);
}

export function isPain001(root: XmlElement): boolean {
  return initiationOf(root) !== undefined;
}

/** The day on which a group is to be paid: a text in version 3, an element of its own from version 8 on. */
export function executionDayOf(group: XmlElement): string {
  return dayOf(
    textAt(group, 'ReqdExctnDt', 'Dt') || textAt(group, 'ReqdExctnDt', 'DtTm') || textAt(group, 'ReqdExctnDt'),
  );
}

/** A document's number has digits only; a reference of the sender's own is none, and the counter gives one. */
export function numberOf(transfer: XmlElement): string {
  const said = [textAt(transfer, 'PmtId', 'InstrId'), textAt(transfer, 'PmtId', 'EndToEndId')];
  return said.find((id) => id !== NOT_PROVIDED && NUMBER.test(id)) ?? '';
}

export function accountOf(parent: XmlElement, name: string): string {
  return textAt(parent, name, 'Id', 'IBAN') || textAt(parent, name, 'Id', 'Othr', 'Id');
}

/** The day of a date or of a date with a time. */
export function dayOf(text: string): string {
  return text.slice(0, 'yyyy-MM-dd'.length);
}

export function remittanceOf(transfer: XmlElement): string {
  return childrenOf(elementAt(transfer, 'RmtInf'), 'Ustrd')
    .map(({ text }) => text)
    .join(' ');
}
