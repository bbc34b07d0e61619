import { flag, list, withDefault, text, word, type Value } from '../../src/api/contract/codec';
import { at, record } from '../../src/api/contract/record';
import { PartyRole, readParty, writeParty, type UltimateParty } from '../../src/domain/parties';
import {
  readStructuredPurpose,
  StructuredPurposeKind,
  writeStructuredPurpose,
  type StructuredPurpose,
} from '../../src/domain/remittance';
import { BadQuestion, readOptionalText, requireText, type Question } from './question';
import { readDocument } from './reading';

const { none, budget, singleAccount, stateProperty } = StructuredPurposeKind;
const kind = word([none, budget, singleAccount, stateProperty]);
const field = (name: string) => at(name, withDefault(text, ''));

/** Structured purpose with the field names of the specification. Source: docs/requirements/hryvnia-payments.md#data. */
const purpose = record({
  kind: at('sppType', kind),
  paymentKindCode: field('certId'),
  budgetCode: field('tP'),
  additionalInfo: field('addtInf'),
  /** Our own field: tax notice of a payment to the budget. */
  taxNotice: field('ctgy'),
  taxLines: at(
    'taxes',
    withDefault(
      list(
        record({
          category: field('ctgy'),
          account: field('ctgyDtls'),
          amount: field('ttlAmt'),
          additionalInfo: field('addtlInf'),
        }),
      ),
      [],
    ),
  ),
});

/** Party with the field names of the specification's form. Source: docs/requirements/hryvnia-payments.md#data. */
const party = record({
  name: field('subjectName'),
  isJuridical: at('isJuridicial', withDefault(flag, true)),
  identificationType: field('identType'),
  identificationCode: field('identCode'),
  residenceCountry: field('identCtryRes'),
  lei: field('identLeiCode'),
  bic: field('identBicCode'),
  birthDate: field('birthDate'),
  birthCountry: field('birthCountry'),
  birthPlace: field('birthPlace'),
  street: field('addrStreet'),
  house: field('addrHouse'),
  flat: field('addrFlat'),
  postalIndex: field('addrIndex'),
  city: field('addrCity'),
  district: field('addrDistrict'),
  adminDistrict: field('addrAdminDistrict'),
  country: field('addrCountry'),
});

const ROLES = { debtor: PartyRole.debtor, creditor: PartyRole.creditor };

/** Conversions from fields to XML (`value`) and from XML to fields (`xml`). */
export const XML_CHECKS = {
  purposeXml(question: Question) {
    const xml = readOptionalText(question, 'xml');
    if (xml === undefined) return { xml: writeStructuredPurpose(toStructuredPurpose(readDocument(purpose, question))) };
    const reading = readStructuredPurpose(xml);
    if (!reading.ok) throw new BadQuestion(`the XML cannot be read: ${reading.reason}`);
    return { value: purpose.encode({ ...EMPTY_PURPOSE, ...reading.purpose }) };
  },
  /** `role` is `debtor` (default) or `creditor`; reading detects it. */
  partyXml(question: Question) {
    const xml = readOptionalText(question, 'xml');
    if (xml === undefined) {
      const role = requireText({ role: 'debtor', ...question }, 'role');
      if (role !== 'debtor' && role !== 'creditor') throw new BadQuestion('"role" must be debtor or creditor');
      return { xml: writeParty(toParty(readDocument(party, question)), ROLES[role]) };
    }
    const asDebtor = readParty(xml, PartyRole.debtor);
    const reading = asDebtor.ok ? asDebtor : readParty(xml, PartyRole.creditor);
    if (!reading.ok) throw new BadQuestion(`the XML cannot be read: ${reading.reason}`);
    const { address, ...rest } = reading.party;
    return { value: party.encode({ ...rest, ...address }) };
  },
};

const EMPTY_PURPOSE = {
  paymentKindCode: '',
  budgetCode: '',
  additionalInfo: '',
  taxNotice: '',
  taxLines: [],
} as const;

function toStructuredPurpose(flat: Value<typeof purpose>): StructuredPurpose {
  const { kind, paymentKindCode, budgetCode, additionalInfo, taxNotice, taxLines } = flat;
  switch (kind) {
    case none:
      return { kind };
    case budget:
      return { kind, paymentKindCode, taxNotice, additionalInfo };
    case singleAccount:
      return { kind, taxLines };
    case stateProperty:
      return { kind, budgetCode, additionalInfo };
  }
}

function toParty(flat: Value<typeof party>): UltimateParty {
  const { street, house, flat: apartment, postalIndex, city, district, adminDistrict, country, ...rest } = flat;
  return { ...rest, address: { street, house, flat: apartment, postalIndex, city, district, adminDistrict, country } };
}
