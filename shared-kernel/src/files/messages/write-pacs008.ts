import { PartyRole, writeParty } from '../../domain/parties';
import { element, textElement } from '../../domain/xml';
import type { MessageAccount, MessageAddress, MessageAgent, MessageParty, SwiftMessage } from './swift-message';

const NAMESPACE = 'urn:iso:std:iso:20022:tech:xsd:pacs.008.001.08';

/**
 * Writes pacs.008.001.08, the successor of MT103. Elements are in schema order; empty ones are omitted. Source: ISO
 * 20022, docs/requirements/currency.md#swift-message.
 */
export function writePacs008(message: SwiftMessage): string {
  const body = element('FIToFICstmrCdtTrf', writeHeader(message), writeTransaction(message));
  return `<?xml version="1.0" encoding="UTF-8"?>\n<Document xmlns="${NAMESPACE}">${body}</Document>\n`;
}

function writeHeader({ messageId, createdAt }: SwiftMessage): string {
  return element(
    'GrpHdr',
    textElement('MsgId', messageId),
    textElement('CreDtTm', createdAt),
    textElement('NbOfTxs', '1'),
    // INDA: settled over our account with the instructed bank.
    element('SttlmInf', textElement('SttlmMtd', 'INDA')),
  );
}

function writeTransaction(message: SwiftMessage): string {
  const { instructionId, uetr, ownBic, nextBic, intermediary, creditorAgent, remittance } = message;
  return element(
    'CdtTrfTxInf',
    element(
      'PmtId',
      textElement('InstrId', instructionId),
      textElement('EndToEndId', instructionId || 'NOTPROVIDED'),
      textElement('UETR', uetr),
    ),
    ...writeAmounts(message),
    element('InstgAgt', writeInstitution(textElement('BICFI', ownBic))),
    element('InstdAgt', writeInstitution(textElement('BICFI', nextBic))),
    ...(intermediary ? writeAgent('IntrmyAgt1', intermediary) : []),
    message.ultimateDebtor ? writeParty(message.ultimateDebtor, PartyRole.debtor) : '',
    writeMessageParty('Dbtr', message.debtor),
    element('DbtrAcct', element('Id', textElement('IBAN', message.debtorIban))),
    element('DbtrAgt', writeInstitution(textElement('BICFI', ownBic))),
    ...writeAgent('CdtrAgt', creditorAgent),
    writeMessageParty('Cdtr', message.creditor),
    element('CdtrAcct', element('Id', writeAccountId(message.creditorAccount))),
    message.ultimateCreditor ? writeParty(message.ultimateCreditor, PartyRole.creditor) : '',
    element('RmtInf', textElement('Ustrd', remittance)),
  );
}

function writeAmounts(message: SwiftMessage): readonly string[] {
  const { settled, settlementDay, instructed, charged, currency, chargeBearer, ownBic } = message;
  const ofCurrency = `Ccy="${currency}"`;
  return [
    textElement('IntrBkSttlmAmt', settled, ofCurrency),
    textElement('IntrBkSttlmDt', settlementDay),
    textElement('InstdAmt', instructed, ofCurrency),
    textElement('ChrgBr', chargeBearer),
    charged &&
      element(
        'ChrgsInf',
        textElement('Amt', charged, ofCurrency),
        element('Agt', writeInstitution(textElement('BICFI', ownBic))),
      ),
  ];
}

function writeInstitution(...children: readonly string[]): string {
  return element('FinInstnId', ...children);
}

function writeAgent(name: string, { bic, clearing, name: bank, address, account }: MessageAgent): readonly string[] {
  const member = clearing
    ? element(
        'ClrSysMmbId',
        element('ClrSysId', textElement('Cd', clearing.system)),
        textElement('MmbId', clearing.member),
      )
    : '';
  return [
    element(
      name,
      writeInstitution(textElement('BICFI', bic), member, textElement('Nm', bank), writePostalAddress(address)),
    ),
    element(`${name}Acct`, element('Id', element('Othr', textElement('Id', account)))),
  ];
}

function writeMessageParty(name: string, { name: who, address, ids }: MessageParty): string {
  const others = ids.map(({ scheme, id }) =>
    id === '' ? '' : element('Othr', textElement('Id', id), element('SchmeNm', textElement('Cd', scheme))),
  );
  return element(name, textElement('Nm', who), writePostalAddress(address), element('Id', element('OrgId', ...others)));
}

function writePostalAddress({ street, building, postCode, town, region, country, lines }: MessageAddress): string {
  return element(
    'PstlAdr',
    textElement('StrtNm', street),
    textElement('BldgNb', building),
    textElement('PstCd', postCode),
    textElement('TwnNm', town),
    textElement('CtrySubDvsn', region),
    textElement('Ctry', country),
    ...lines.map((line) => textElement('AdrLine', line)),
  );
}

function writeAccountId({ kind, number }: MessageAccount): string {
  return kind === 'iban' ? textElement('IBAN', number) : element('Othr', textElement('Id', number));
}
