import {
  documentsToSign,
  recallDocuments,
  saveCurrencyPayment,
  saveCurrencyRequest,
  sendDocuments,
  signDocuments,
  type CurrencyPaymentToSave,
  type CurrencyRequestToSave,
  type DocumentRef,
  type Verdict,
} from '@ncb/shared-kernel/api/contract';
import { EMPTY_BANK, NO_BASIS } from '@ncb/shared-kernel/domain/rules';
import { DocumentType, RateType } from '@ncb/shared-kernel/domain/vocabulary';
import { BANK_DAY } from './test-clock';
import type { Person } from './person';

/** Payment under contract 31, to another bank. */
export const EUROS_ABROAD: CurrencyPaymentToSave = {
  ...NO_BASIS,
  id: null,
  number: '1',
  documentDate: BANK_DAY,
  valueDate: '',
  currencyCode: '978',
  debitAccountId: '7003',
  amount: '1000.00',
  feePayer: 'SHA',
  kind: 'ext',
  fundsSource: 'own',
  basis: 'contract',
  contracts: [{ contractId: '31', amount: '1000.00' }],
  purpose: 'PREPAYMENT FOR GOODS UNDER CONTRACT EXP-2026/01',
  comment: '',
  requestId: '',
  beneficiary: {
    name: 'TEST HANDEL GMBH',
    code: 'DE000000001',
    secondCode: '',
    account: 'DE89370400440532013000',
    country: '276',
    address: 'Teststrasse 3, 10115 Berlin',
  },
  beneficiaryBank: { ...EMPTY_BANK, swift: 'DEUTDEFFXXX', name: 'DEUTSCHE BANK AG', country: '276' },
  intermediaryBank: EMPTY_BANK,
};

/** Payment to our customer, company 1002. */
export const EUROS_WITHIN: CurrencyPaymentToSave = {
  ...EUROS_ABROAD,
  ...NO_BASIS,
  kind: 'own',
  basis: 'agreement',
  agreementNumber: 'КР-2024/77',
  agreementDate: '2024-06-05',
  purpose: 'Повернення позики',
  beneficiary: {
    name: 'ПП «Степовий Млин»',
    code: '91000023',
    secondCode: '',
    account: 'UA913516070000026006999000020',
    country: '804',
    address: '',
  },
  beneficiaryBank: { ...EMPTY_BANK, swift: 'SBXXUA2XXXX', name: 'Тестовий банк', country: '804' },
};

export const PURCHASE: CurrencyRequestToSave = {
  ...NO_BASIS,
  id: null,
  type: DocumentType.buyRequest,
  number: '1',
  documentDate: BANK_DAY,
  valueDate: '',
  currencyCode: '840',
  targetCurrencyCode: '',
  debitAccountId: '7001',
  restAccountId: '7009',
  creditAccountId: '7002',
  amount: '1000.00',
  rateType: RateType.bank,
  customerRate: '',
  basis: 'contract',
  contracts: [{ contractId: '32', amount: '1000.00' }],
  purpose: '',
  debitIban: '',
  restIban: '',
  creditIban: '',
  companyCode: '',
  companyName: '',
};

export const SALE: CurrencyRequestToSave = {
  ...PURCHASE,
  ...NO_BASIS,
  type: DocumentType.saleRequest,
  currencyCode: '978',
  debitAccountId: '7003',
  restAccountId: '',
  creditAccountId: '7001',
  amount: '100.00',
};

export const CONVERSION: CurrencyRequestToSave = {
  ...SALE,
  type: DocumentType.convertRequest,
  targetCurrencyCode: '840',
  creditAccountId: '7002',
};

export const TRANSIT_IBAN = 'UA473516070000029000999000090';

let numbers = 1000;
export const nextNumber = () => String((numbers += 1));

export async function savePayment(person: Person, payment: Partial<CurrencyPaymentToSave> = {}, base = EUROS_ABROAD) {
  const draft = { ...base, number: nextNumber(), ...payment };
  return toRef((await person.get(saveCurrencyPayment, { type: 2, payment: draft })).id, 2);
}

export async function saveRequest(
  person: Person,
  base: CurrencyRequestToSave,
  more: Partial<CurrencyRequestToSave> = {},
) {
  const currencyRequest = { ...base, number: nextNumber(), ...more };
  const { type } = currencyRequest;
  return toRef((await person.get(saveCurrencyRequest, { type, currencyRequest })).id, type);
}

export function toRef(id: string, type: DocumentRef['type']): DocumentRef {
  return { id, type };
}

/** @param tampered changes a text before signing */
export async function sign(
  person: Person,
  documents: readonly DocumentRef[],
  tampered = (text: string) => text,
): Promise<readonly Verdict[]> {
  const texts = await person.get(documentsToSign, { documents });
  const signatures = await person.signTexts(
    texts.documents.map((text) => ({ ...text, canonical: tampered(text.canonical) })),
  );
  return (await person.get(signDocuments, { all: false, documents, signatures })).verdicts;
}

export async function send(person: Person, ...documents: readonly DocumentRef[]): Promise<readonly Verdict[]> {
  return (await person.get(sendDocuments, { documents })).verdicts;
}

export async function recall(person: Person, ...documents: readonly DocumentRef[]): Promise<readonly Verdict[]> {
  return (await person.get(recallDocuments, { documents })).verdicts;
}
