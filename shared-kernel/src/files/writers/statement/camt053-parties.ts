import { IdentificationType, UNKNOWN_CODE } from '../../../domain/vocabulary';
import { branch, leaf, plainText } from './file-texts';

const { companyRegistry, taxCode, taxpayerRecord, unknown } = IdentificationType;
const IBAN = /^[A-Z]{2}[0-9]{2}[a-zA-Z0-9]{1,30}$/;
const BIC = /^[A-Z]{6}[A-Z2-9][A-NP-Z0-9](?:[A-Z0-9]{3})?$/;
const NAME_MAX = 140;
const ID_MAX = 35;
const ACCOUNT_MAX = 34;
/** A company's code, a person's and a taxpayer's record tell themselves apart by their length. Source: reference/areas A2 */
const SCHEMES: Readonly<Record<number, string>> = { 8: companyRegistry, 9: taxpayerRecord, 10: taxCode };

/** `Id` of a party; '' for no code. Source: reference/areas A2 */
export function partyId(code: string): string {
  const known = plainText(code);
  if (/^0*$/.test(known)) return '';
  const scheme = known === UNKNOWN_CODE ? unknown : /^[0-9]+$/.test(known) ? SCHEMES[known.length] : undefined;
  const other = `<Othr>${leaf('Id', known, ID_MAX)}${scheme ? `<SchmeNm><Prtry>${scheme}</Prtry></SchmeNm>` : ''}</Othr>`;
  return scheme === taxCode ? `<Id><PrvtId>${other}</PrvtId></Id>` : `<Id><OrgId>${other}</OrgId></Id>`;
}

/** Name and code. */
export function party(name: string, code: string): string {
  return leaf('Nm', name, NAME_MAX) + partyId(code);
}

/** `Id` of an account: an IBAN, or whatever else it is called. */
export function accountId(account: string): string {
  const known = account.replace(/\s/g, '');
  return IBAN.test(known)
    ? `<Id><IBAN>${known}</IBAN></Id>`
    : branch('Id', branch('Othr', leaf('Id', known, ACCOUNT_MAX)));
}

/** A bank: by its BIC, by its code in Ukraine, with its name. '' for none. */
export function bank({ code = '', swift = '', name = '' }, bicElement: string): string {
  const bic = BIC.test(swift) ? swift : BIC.test(code) ? code : '';
  const member = /^[0-9]{1,35}$/.test(code)
    ? `<ClrSysMmbId><ClrSysId><Cd>UA</Cd></ClrSysId><MmbId>${code}</MmbId></ClrSysMmbId>`
    : '';
  return branch('FinInstnId', leaf(bicElement, bic) + member + leaf('Nm', name, NAME_MAX));
}
