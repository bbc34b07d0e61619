import { readText, findChildren, findElement, type XmlElement } from '../../domain/xml';

const INITIATION = 'CstmrCdtTrfInitn';
/** Placeholder that ISO 20022 requires if the sender has no identifier. */
const NOT_PROVIDED = 'NOTPROVIDED';
const NUMBER = /^[0-9]{1,10}$/;

export function getInitiation(root: XmlElement): XmlElement | undefined {
  return root.name === INITIATION ? root : findElement(root, INITIATION);
}

export function isPain001(root: XmlElement): boolean {
  return getInitiation(root) !== undefined;
}

/** Returns the execution day of a group: a text in version 3, an element from version 8 on. */
export function getExecutionDay(group: XmlElement): string {
  return toDay(
    readText(group, 'ReqdExctnDt', 'Dt') || readText(group, 'ReqdExctnDt', 'DtTm') || readText(group, 'ReqdExctnDt'),
  );
}

/** Returns the document number, digits only; for other references '', and the counter assigns one. */
export function getDocumentNumber(transfer: XmlElement): string {
  const references = [readText(transfer, 'PmtId', 'InstrId'), readText(transfer, 'PmtId', 'EndToEndId')];
  return references.find((id) => id !== NOT_PROVIDED && NUMBER.test(id)) ?? '';
}

export function readAccount(parent: XmlElement, name: string): string {
  return readText(parent, name, 'Id', 'IBAN') || readText(parent, name, 'Id', 'Othr', 'Id');
}

export function toDay(text: string): string {
  return text.slice(0, 'yyyy-MM-dd'.length);
}

export function readRemittance(transfer: XmlElement): string {
  return findChildren(findElement(transfer, 'RmtInf'), 'Ustrd')
    .map(({ text }) => text)
    .join(' ');
}
