import { IdentificationType, UNKNOWN_CODE } from '../../../domain/vocabulary';
import { writeBranch, writeLeaf, toPlainText } from './file-texts';

const { companyRegistry, taxCode, taxpayerRecord, unknown } = IdentificationType;
const IBAN = /^[A-Z]{2}[0-9]{2}[a-zA-Z0-9]{1,30}$/;
const BIC = /^[A-Z]{6}[A-Z2-9][A-NP-Z0-9](?:[A-Z0-9]{3})?$/;
const NAME_MAX = 140;
const ID_MAX = 35;
const ACCOUNT_MAX = 34;
/**
 * Identification schemes by length of the code: company, taxpayer's record, individual. Source:
 * docs/requirements/statements.md#camt053-elements.
 */
const SCHEMES: Readonly<Record<number, string>> = { 8: companyRegistry, 9: taxpayerRecord, 10: taxCode };

/** Writes `Id` of a party; '' without a code. Source: docs/requirements/statements.md#camt053-elements. */
function writePartyId(code: string): string {
  const plainCode = toPlainText(code);
  if (/^0*$/.test(plainCode)) return '';
  const schemeOfDigits = /^[0-9]+$/.test(plainCode) ? SCHEMES[plainCode.length] : undefined;
  const scheme = plainCode === UNKNOWN_CODE ? unknown : schemeOfDigits;
  const other = `<Othr>${writeLeaf('Id', plainCode, ID_MAX)}${scheme ? `<SchmeNm><Prtry>${scheme}</Prtry></SchmeNm>` : ''}</Othr>`;
  return scheme === taxCode ? `<Id><PrvtId>${other}</PrvtId></Id>` : `<Id><OrgId>${other}</OrgId></Id>`;
}

export function writeNamedParty(name: string, code: string): string {
  return writeLeaf('Nm', name, NAME_MAX) + writePartyId(code);
}

export function writeAccountId(account: string): string {
  const compact = account.replace(/\s/g, '');
  return IBAN.test(compact)
    ? `<Id><IBAN>${compact}</IBAN></Id>`
    : writeBranch('Id', writeBranch('Othr', writeLeaf('Id', compact, ACCOUNT_MAX)));
}

export function writeBank({ code = '', swift = '', name = '' }, bicElement: string): string {
  const bic = [swift, code].find((text) => BIC.test(text)) ?? '';
  const member = /^[0-9]{1,35}$/.test(code)
    ? `<ClrSysMmbId><ClrSysId><Cd>UA</Cd></ClrSysId><MmbId>${code}</MmbId></ClrSysMmbId>`
    : '';
  return writeBranch('FinInstnId', writeLeaf(bicElement, bic) + member + writeLeaf('Nm', name, NAME_MAX));
}
