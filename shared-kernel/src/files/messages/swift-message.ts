import { findCountry } from '../../domain/countries';
import {
  checkForeignIban,
  findClearingSystem,
  hasIbans,
  getIbanCountry,
  normaliseNationalCode,
} from '../../domain/identifiers';
import { compareAmounts, subtractAmounts } from '../../domain/money';
import { PartyRole, readParty, type UltimateParty } from '../../domain/parties';
import { splitAddress, type AddressParts, type BankPart, type Beneficiary } from '../../domain/rules';
import { toSwiftText } from '../../domain/text';
import { FeePayer } from '../../domain/vocabulary';
import { toIsoAmount } from '../to-iso-amount';
import { addKyivOffset } from './add-kyiv-offset';

export interface SentPayment {
  readonly id: string;
  readonly number: string;
  readonly uetr: string;
  /** Time of sending in Kyiv, `2026-07-15T11:20:00`. */
  readonly sentAt: string;
  readonly settlementDay: string;
  readonly amount: string;
  readonly currencyLetters: string;
  readonly feePayer: FeePayer;
  /** Fee that our own bank withheld from the amount; `0.00` for none. */
  readonly withheld: string;
  readonly ownSwift: string;
  readonly payer: {
    readonly name: string;
    /** Company's own Latin name; '' if none, and the other name is transliterated. */
    readonly latinName: string;
    readonly code: string;
    readonly iban: string;
    readonly address: string;
    /** Undefined if the bank has the address in one line only. */
    readonly addressParts: AddressParts | undefined;
  };
  readonly beneficiary: Beneficiary;
  readonly beneficiaryAddress?: AddressParts | undefined;
  readonly beneficiaryBank: BankPart;
  readonly intermediaryBank: BankPart;
  readonly purpose: string;
  readonly ultimateDebtorXml?: string | undefined;
  readonly ultimateCreditorXml?: string | undefined;
}

export interface MessageAddress extends AddressParts {
  /** Two letters; '' if unknown. */
  readonly country: string;
  readonly lines: readonly string[];
}

export interface MessageParty {
  readonly name: string;
  readonly address: MessageAddress;
  readonly ids: readonly { readonly scheme: 'COID' | 'TXID'; readonly id: string }[];
}

export interface MessageAgent {
  readonly bic: string;
  /** Code of the country's clearing system and the bank's number in it; null for none. */
  readonly clearing: { readonly system: string; readonly member: string } | null;
  /** '' if the BIC suffices. */
  readonly name: string;
  readonly address: MessageAddress;
  readonly account: string;
}

export interface MessageAccount {
  readonly kind: 'iban' | 'other';
  readonly number: string;
}

/** Customer credit transfer as it leaves the bank: character set X, cut to the field lengths. */
export interface SwiftMessage {
  readonly messageId: string;
  readonly createdAt: string;
  readonly instructionId: string;
  readonly uetr: string;
  readonly currency: string;
  readonly settled: string;
  readonly instructed: string;
  /** Amount withheld by our bank; '' for none. */
  readonly charged: string;
  readonly settlementDay: string;
  readonly chargeBearer: 'DEBT' | 'SHAR' | 'CRED';
  readonly ownBic: string;
  readonly nextBic: string;
  readonly intermediary: MessageAgent | null;
  readonly debtor: MessageParty;
  readonly debtorIban: string;
  readonly creditorAgent: MessageAgent;
  readonly creditor: MessageParty;
  readonly creditorAccount: MessageAccount;
  readonly ultimateDebtor: UltimateParty | null;
  readonly ultimateCreditor: UltimateParty | null;
  readonly remittance: string;
}

/** Maximum lengths of fields; CBPR+ limits references to 16 characters. Source: ISO 20022 `Max140Text` and others */
export const MESSAGE_LENGTHS = { reference: 16, name: 140, line: 70, town: 35, code: 16, account: 34, remittance: 140 };
const { reference, name: NAME, line: LINE, town: TOWN, code: CODE, account: ACCOUNT, remittance } = MESSAGE_LENGTHS;

const BEARERS = { [FeePayer.payer]: 'DEBT', [FeePayer.shared]: 'SHAR', [FeePayer.beneficiary]: 'CRED' } as const;

/**
 * Builds the message of a payment: Cyrillic transliterated by the table of the Cabinet of Ministers, texts cut to the
 * field lengths, our bank's fee deducted. Source: docs/requirements/currency.md#swift-message,
 * docs/requirements/currency.md#address, docs/requirements/currency.md#bank-codes.
 */
export function buildSwiftMessage(payment: SentPayment): SwiftMessage {
  const { currencyLetters: currency, amount, withheld, beneficiary, ownSwift } = payment;
  const isCharged = compareAmounts(withheld, '0.00') > 0;
  const hasIntermediary = payment.intermediaryBank.swift !== '' || payment.intermediaryBank.name !== '';
  const intermediary = hasIntermediary ? buildAgent(payment.intermediaryBank) : null;
  const creditorAgent = buildAgent(payment.beneficiaryBank);
  return {
    messageId: `NCB${payment.sentAt.slice(0, 10).replaceAll('-', '')}${payment.id.padStart(6, '0')}`.slice(0, 35),
    createdAt: addKyivOffset(payment.sentAt),
    instructionId: cut(payment.number, reference).replace(/^\/|\/$|\/\//g, ''),
    uetr: payment.uetr,
    currency,
    settled: toIsoAmount(subtractAmounts(amount, withheld), currency),
    instructed: toIsoAmount(amount, currency),
    charged: isCharged ? toIsoAmount(withheld, currency) : '',
    settlementDay: payment.settlementDay,
    chargeBearer: BEARERS[payment.feePayer],
    ownBic: toLongBic(ownSwift),
    nextBic: intermediary?.bic || creditorAgent.bic,
    intermediary,
    debtor: {
      name: cut(payment.payer.latinName || payment.payer.name, NAME),
      address: buildAddress(payment.payer.addressParts ?? splitAddress(payment.payer.address), 'UA'),
      ids: [{ scheme: 'COID', id: payment.payer.code }],
    },
    debtorIban: payment.payer.iban,
    creditorAgent,
    creditor: {
      name: cut(beneficiary.name, NAME),
      address: buildAddress(
        payment.beneficiaryAddress ?? splitAddress(beneficiary.address),
        findCountry(beneficiary.country)?.alpha2 ?? '',
      ),
      ids: (
        [
          { scheme: 'COID', id: cut(beneficiary.code, 35) },
          { scheme: 'TXID', id: cut(beneficiary.secondCode, 35) },
        ] as const
      ).filter(({ id }) => id !== ''),
    },
    creditorAccount: buildAccount(beneficiary.account),
    ultimateDebtor: readActualParty(payment.ultimateDebtorXml, PartyRole.debtor),
    ultimateCreditor: readActualParty(payment.ultimateCreditorXml, PartyRole.creditor),
    remittance: cut(payment.purpose, remittance),
  };
}

function buildAgent(bank: BankPart): MessageAgent {
  const country = findCountry(bank.country)?.alpha2 ?? '';
  const bic = toLongBic(bank.swift);
  const member = normaliseNationalCode(bank.nationalCode);
  const system = findClearingSystem(country, member);
  return {
    bic,
    clearing: system === null ? null : { system, member },
    name: bic === '' ? cut(bank.name, NAME) : '',
    address: bic === '' ? buildAddress(splitAddress(bank.address), country) : buildAddress(splitAddress(''), ''),
    account: cut(bank.correspondentAccount, ACCOUNT),
  };
}

/** Expands an eight-character BIC by `XXX`, the head office. */
function toLongBic(swift: string): string {
  const bic = swift.toUpperCase();
  return bic.length === 8 ? `${bic}XXX` : bic;
}

function buildAddress(parts: AddressParts, country: string): MessageAddress {
  const street = toSwiftText(parts.street);
  const isWhole = street.length <= LINE && parts.building !== '';
  return {
    street: isWhole ? street : '',
    building: isWhole ? cut(parts.building, CODE) : '',
    postCode: cut(parts.postCode, CODE),
    town: cut(parts.town, TOWN),
    region: cut(parts.region, TOWN),
    country,
    lines: isWhole ? [] : splitLines([street, toSwiftText(parts.building)].filter((part) => part !== '').join(' ')),
  };
}

function splitLines(text: string): readonly string[] {
  if (text === '') return [];
  if (text.length <= LINE) return [text];
  const space = text.lastIndexOf(' ', LINE);
  const end = space > 0 ? space : LINE;
  const second = toSwiftText(text.slice(end)).trim().slice(0, LINE).trim();
  return [text.slice(0, end).trim(), second].filter((line) => line !== '');
}

function buildAccount(number: string): MessageAccount {
  const isIban = hasIbans(getIbanCountry(number)) && checkForeignIban(number) === null;
  return isIban ? { kind: 'iban', number } : { kind: 'other', number: cut(number, ACCOUNT) };
}

function readActualParty(xml: string | undefined, role: PartyRole): UltimateParty | null {
  if (!xml) return null;
  const reading = readParty(xml, role);
  if (!reading.ok || reading.party.name === '') return null;
  const { party } = reading;
  const { address: home } = party;
  const identificationCode = cut(party.identificationCode, 35);
  return {
    ...party,
    name: cut(party.name, NAME),
    identificationCode,
    // A scheme without a number is no identification.
    identificationType: identificationCode === '' ? '' : party.identificationType,
    birthPlace: cut(party.birthPlace, TOWN),
    address: {
      street: cut(home.street, LINE),
      house: cut(home.house, CODE),
      flat: cut(home.flat, LINE),
      postalIndex: cut(home.postalIndex, CODE),
      city: cut(home.city, TOWN),
      district: cut(home.district, TOWN),
      adminDistrict: cut(home.adminDistrict, TOWN),
      country: home.country,
    },
  };
}

/** Cuts a text to a length and trims it, as no field may end with a space. */
function cut(text: string, max: number): string {
  return toSwiftText(text).slice(0, max).trim();
}
