import fc from 'fast-check';
import { EMPTY_BANK, EMPTY_BENEFICIARY } from '../../domain/rules';
import { EMPTY_PARTY, PartyRole, writeParty } from '../../domain/parties';
import { isSwiftText } from '../../domain/text';
import { findSchemaFaults } from '../testing/find-schema-faults';
import { writePacs008 } from './write-pacs008';
import { MESSAGE_LENGTHS, buildSwiftMessage, type SentPayment } from './swift-message';
import { buildSwiftSections } from './build-swift-sections';

const PAYMENT: SentPayment = {
  id: '12',
  number: '12',
  uetr: '8a562c67-ca16-48ba-b074-65581be6f001',
  sentAt: '2026-07-15T11:20:00',
  settlementDay: '2026-07-15',
  amount: '1200.00',
  currencyLetters: 'EUR',
  feePayer: 'SHA',
  withheld: '0.00',
  ownSwift: 'SBXXUA2XXXX',
  payer: {
    name: 'ТОВ «Калинова Брама»',
    latinName: '',
    code: '91000017',
    iban: 'UA603516070000026003999000001',
    address: 'м. Київ, вул. Вигадана, 10',
    addressParts: undefined,
  },
  beneficiary: {
    ...EMPTY_BENEFICIARY,
    name: 'TEST HANDEL GMBH',
    account: 'DE89370400440532013000',
    country: '276',
    address: 'Teststrasse 3, 10115 Berlin',
  },
  beneficiaryBank: { ...EMPTY_BANK, swift: 'DEUTDEFF', country: '276' },
  intermediaryBank: { ...EMPTY_BANK, swift: 'COBADEFFXXX', country: '276' },
  purpose: 'Оплата за товар згідно з договором № EXP-2026/01',
};

const xmlOf = (changes: Partial<SentPayment> = {}) => writePacs008(buildSwiftMessage({ ...PAYMENT, ...changes }));
const namesOf = (xml: string) => [...xml.matchAll(/<(\w+)[ >]/g)].map(([, name]) => name);

describe('a payment as pacs.008.001.08', () => {
  const addressParts = { town: 'Київ', street: 'вул. Вигадана', building: '10', postCode: '01001', region: '' };
  const party = {
    ...EMPTY_PARTY,
    name: 'Тестенко Іван',
    identificationType: 'RNRCT',
    identificationCode: '0315891687',
  };
  it.each<[string, Partial<SentPayment>]>([
    ['with an address of one line', {}],
    ['with an address of parts', { payer: { ...PAYMENT.payer, addressParts } }],
    [
      'without addresses and an intermediary',
      { payer: { ...PAYMENT.payer, address: '' }, intermediaryBank: EMPTY_BANK },
    ],
    ['with all charges on the payer', { feePayer: 'OUR' }],
    ['with the charges withheld', { feePayer: 'BEN', withheld: '15.00' }],
    ['with texts longer than a message carries', { purpose: 'ОПЛАТА '.repeat(60), number: '1234567890' }],
    ['with an ultimate debtor', { ultimateDebtorXml: writeParty(party, PartyRole.debtor) }],
  ])('is valid by its schema %s', (_, changes) => {
    expect(findSchemaFaults(xmlOf(changes), 'pacs.008.001.08')).toEqual([]);
  });

  it('is written element by element as the schema has them', () => {
    expect(xmlOf().replace(/></g, '>\n<').split('\n')).toEqual([
      '<?xml version="1.0" encoding="UTF-8"?>',
      '<Document xmlns="urn:iso:std:iso:20022:tech:xsd:pacs.008.001.08">',
      '<FIToFICstmrCdtTrf>',
      '<GrpHdr>',
      '<MsgId>NCB20260715000012</MsgId>',
      '<CreDtTm>2026-07-15T11:20:00+03:00</CreDtTm>',
      '<NbOfTxs>1</NbOfTxs>',
      '<SttlmInf>',
      '<SttlmMtd>INDA</SttlmMtd>',
      '</SttlmInf>',
      '</GrpHdr>',
      '<CdtTrfTxInf>',
      '<PmtId>',
      '<InstrId>12</InstrId>',
      '<EndToEndId>12</EndToEndId>',
      '<UETR>8a562c67-ca16-48ba-b074-65581be6f001</UETR>',
      '</PmtId>',
      '<IntrBkSttlmAmt Ccy="EUR">1200.00</IntrBkSttlmAmt>',
      '<IntrBkSttlmDt>2026-07-15</IntrBkSttlmDt>',
      '<InstdAmt Ccy="EUR">1200.00</InstdAmt>',
      '<ChrgBr>SHAR</ChrgBr>',
      '<InstgAgt>',
      '<FinInstnId>',
      '<BICFI>SBXXUA2XXXX</BICFI>',
      '</FinInstnId>',
      '</InstgAgt>',
      '<InstdAgt>',
      '<FinInstnId>',
      '<BICFI>COBADEFFXXX</BICFI>',
      '</FinInstnId>',
      '</InstdAgt>',
      '<IntrmyAgt1>',
      '<FinInstnId>',
      '<BICFI>COBADEFFXXX</BICFI>',
      '</FinInstnId>',
      '</IntrmyAgt1>',
      '<Dbtr>',
      "<Nm>TOV 'Kalynova Brama'</Nm>",
      '<PstlAdr>',
      '<TwnNm>Kyiv</TwnNm>',
      '<Ctry>UA</Ctry>',
      '<AdrLine>vul. Vyhadana, 10</AdrLine>',
      '</PstlAdr>',
      '<Id>',
      '<OrgId>',
      '<Othr>',
      '<Id>91000017</Id>',
      '<SchmeNm>',
      '<Cd>COID</Cd>',
      '</SchmeNm>',
      '</Othr>',
      '</OrgId>',
      '</Id>',
      '</Dbtr>',
      '<DbtrAcct>',
      '<Id>',
      '<IBAN>UA603516070000026003999000001</IBAN>',
      '</Id>',
      '</DbtrAcct>',
      '<DbtrAgt>',
      '<FinInstnId>',
      '<BICFI>SBXXUA2XXXX</BICFI>',
      '</FinInstnId>',
      '</DbtrAgt>',
      '<CdtrAgt>',
      '<FinInstnId>',
      '<BICFI>DEUTDEFFXXX</BICFI>',
      '</FinInstnId>',
      '</CdtrAgt>',
      '<Cdtr>',
      '<Nm>TEST HANDEL GMBH</Nm>',
      '<PstlAdr>',
      '<PstCd>10115</PstCd>',
      '<TwnNm>Berlin</TwnNm>',
      '<Ctry>DE</Ctry>',
      '<AdrLine>Teststrasse 3</AdrLine>',
      '</PstlAdr>',
      '</Cdtr>',
      '<CdtrAcct>',
      '<Id>',
      '<IBAN>DE89370400440532013000</IBAN>',
      '</Id>',
      '</CdtrAcct>',
      '<RmtInf>',
      '<Ustrd>Oplata za tovar zghidno z dohovorom No EXP-2026/01</Ustrd>',
      '</RmtInf>',
      '</CdtTrfTxInf>',
      '</FIToFICstmrCdtTrf>',
      '</Document>',
      '',
    ]);
  });

  it('has the American bank by its routing number and its account without an IBAN', () => {
    const xml = xmlOf({
      currencyLetters: 'USD',
      intermediaryBank: EMPTY_BANK,
      beneficiaryBank: {
        ...EMPTY_BANK,
        name: 'TEST NATIONAL BANK',
        country: '840',
        address: '1 Wall St, New York, NY 10005',
        nationalCode: '021000021',
        correspondentAccount: '400886700401',
      },
      beneficiary: {
        ...PAYMENT.beneficiary,
        account: '123456789012',
        country: '840',
        address: '1 Example St, New York',
      },
    });
    expect(xml).toContain(
      '<CdtrAgt><FinInstnId><ClrSysMmbId><ClrSysId><Cd>USABA</Cd></ClrSysId><MmbId>021000021</MmbId></ClrSysMmbId>' +
        '<Nm>TEST NATIONAL BANK</Nm><PstlAdr><PstCd>10005</PstCd><TwnNm>New York</TwnNm><CtrySubDvsn>NY</CtrySubDvsn>' +
        '<Ctry>US</Ctry><AdrLine>1 Wall St</AdrLine></PstlAdr></FinInstnId></CdtrAgt>' +
        '<CdtrAgtAcct><Id><Othr><Id>400886700401</Id></Othr></Id></CdtrAgtAcct>',
    );
    expect(xml).toContain('<CdtrAcct><Id><Othr><Id>123456789012</Id></Othr></Id></CdtrAcct>');
    expect(xml).not.toContain('IntrmyAgt1');
  });

  it.each([
    ['OUR', 'DEBT'],
    ['SHA', 'SHAR'],
    ['BEN', 'CRED'],
  ] as const)('says who bears the costs: %s is %s', (feePayer, code) => {
    expect(xmlOf({ feePayer })).toContain(`<ChrgBr>${code}</ChrgBr>`);
  });

  it('settles less than was instructed where our bank kept its fee back', () => {
    expect(xmlOf({ feePayer: 'BEN', withheld: '20.00' })).toMatch(
      /<IntrBkSttlmAmt Ccy="EUR">1180.00<.*<InstdAmt Ccy="EUR">1200.00<.*<ChrgsInf><Amt Ccy="EUR">20.00<\/Amt><Agt>/,
    );
  });

  it('writes yen without decimals, and the codes and actual parties where there are any', () => {
    const party = { ...EMPTY_PARTY, name: 'ТОВ «Їжак»', identificationType: 'USRC', identificationCode: '91000017' };
    const xml = xmlOf({
      currencyLetters: 'JPY',
      amount: '150000.00',
      beneficiary: { ...PAYMENT.beneficiary, code: 'DE1', secondCode: '77' },
      ultimateDebtorXml: writeParty(party, PartyRole.debtor),
    });
    expect(xml).toContain('<IntrBkSttlmAmt Ccy="JPY">150000<');
    expect(xml).toContain("<UltmtDbtr><Nm>TOV 'Yizhak'</Nm>");
    expect(xml).toMatch(/<Cd>COID<\/Cd>.*<Id>DE1<\/Id>.*<Cd>COID<\/Cd>.*<Id>77<\/Id>.*<Cd>TXID<\/Cd>/);
    expect(namesOf(xml).indexOf('UltmtDbtr')).toBeLessThan(namesOf(xml).indexOf('Dbtr'));
  });

  it('identifies an actual party by a number that can be sent, or not at all', () => {
    const party = { ...EMPTY_PARTY, name: 'TEST', identificationType: 'OT', identificationCode: '中' };
    expect(xmlOf({ ultimateCreditorXml: writeParty(party, PartyRole.creditor) })).toContain(
      '<UltmtCdtr><Nm>TEST</Nm></UltmtCdtr>',
    );
  });

  it('holds, whatever people type, set X alone, its own lengths and no empty element', () => {
    const texts = fc.string({ unit: 'grapheme', maxLength: 300 });
    const anyPayment = fc.record({ name: texts, address: texts, purpose: texts, number: texts, bankName: texts });
    fc.assert(
      fc.property(anyPayment, ({ name, address, purpose, number, bankName }) => {
        const xml = xmlOf({
          number,
          purpose,
          beneficiary: { ...PAYMENT.beneficiary, name, address },
          beneficiaryBank: { ...EMPTY_BANK, name: bankName, address, country: '840', nationalCode: '021000021' },
        });
        expect(xml).not.toMatch(/<(\w+)[^>]*><\/\1>/);
        const lengths: Readonly<Record<string, number>> = {
          InstrId: MESSAGE_LENGTHS.reference,
          EndToEndId: 16,
          Nm: MESSAGE_LENGTHS.name,
          AdrLine: MESSAGE_LENGTHS.line,
          StrtNm: MESSAGE_LENGTHS.line,
          TwnNm: MESSAGE_LENGTHS.town,
          PstCd: MESSAGE_LENGTHS.code,
          CtrySubDvsn: 35,
          Ustrd: MESSAGE_LENGTHS.remittance,
        };
        for (const [, element = '', text = ''] of xml.matchAll(/<(\w+)[^>]*>([^<>]*)<\/\1>/g)) {
          const plain = text.replaceAll('&apos;', "'");
          expect(isSwiftText(plain) || element === 'CreDtTm').toBe(true);
          expect(plain.length).toBeLessThanOrEqual(lengths[element] ?? 140);
        }
        expect([...xml.matchAll(/<AdrLine>/g)].length).toBeLessThanOrEqual(6);
      }),
      { numRuns: 200 },
    );
  });
});

describe('a message to be read', () => {
  it('has the fields of MT103 as they leave the bank', () => {
    const lines = buildSwiftSections(buildSwiftMessage(PAYMENT)).flatMap(({ heading, rows }) =>
      rows.map(([label, value]) => `${heading} | ${label} | ${value}`),
    );
    for (const line of [
      'Повідомлення (GrpHdr, PmtId) | UETR | 8a562c67-ca16-48ba-b074-65581be6f001',
      "50 Платник (Dbtr) | Назва | TOV 'Kalynova Brama'",
      '56 Банк-посередник (IntrmyAgt1) | BIC | COBADEFFXXX',
      '59 Бенефіціар (Cdtr) | Місто | 10115, Berlin',
      '70 Призначення (RmtInf) | Текст | Oplata za tovar zghidno z dohovorom No EXP-2026/01',
    ])
      expect(lines).toContain(line);
    expect(lines.some((line) => line.startsWith('Фактичний'))).toBe(false);
  });
});
