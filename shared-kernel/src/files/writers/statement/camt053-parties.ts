import { IdentificationType, UNKNOWN_CODE } from '../../../domain/vocabulary';
import { branch, leaf, plainText } from './file-texts';

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
export function partyId(code: string): string {
  const known = plainText(code);
  if (/^0*$/.test(known)) return '';
  const scheme = known === UNKNOWN_CODE ? unknown : /^[0-9]+$/.test(known) ? SCHEMES[known.length] : undefined;
  const other = `<Othr>${leaf('Id', known, ID_MAX)}${scheme ? `<SchmeNm><Prtry>${scheme}</Prtry></SchmeNm>` : ''}</Othr>`;
  return scheme === taxCode ? `<Id><PrvtId>${other}</PrvtId></Id>` : `<Id><OrgId>${other}</OrgId></Id>`;
}

export function party(name: string, code: string): string {
  return leaf('Nm', name, NAME_MAX) + partyId(code);
}

export function accountId(account: string): string {
  const known = account.replace(/\s/g, '');
  return IBAN.test(known)
    ? `<Id><IBAN>${known}</IBAN></Id>`
    : branch('Id', branch('Othr', leaf('Id', known, ACCOUNT_MAX)));
}

export function bank({ code = '', swift = '', name = '' }, bicElement: string): string {
  const bic = BIC.test(swift) ? swift : BIC.test(code) ? code : '';
  const member = /^[0-9]{1,35}$/.test(code)
    ? `<ClrSysMmbId><ClrSysId><Cd>UA</Cd></ClrSysId><MmbId>${code}</MmbId></ClrSysMmbId>`
    : '';
  return branch('FinInstnId', leaf(bicElement, bic) + member + leaf('Nm', name, NAME_MAX));
}
