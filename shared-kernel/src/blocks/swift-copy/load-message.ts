import type { ApiClient, Outcome } from '../../api/client';
import {
  getClientForm,
  getCurrencyPayment,
  type ClientForm,
  type ClientInfo,
  type CurrencyPayment,
} from '../../api/contract';
import { DocumentType, FeeMode, FeePayer } from '../../domain/vocabulary';
import type { SwiftMessage } from '../../files/messages';

interface CollectMessageOptions {
  readonly session: Pick<ClientInfo, 'bankSwift' | 'bankDay'>;
  readonly signal?: AbortSignal;
}

export interface SentMessage {
  readonly payment: CurrencyPayment;
  readonly message: SwiftMessage;
}

/** Builds the message of an executed payment from its current data at the bank; stops at the first failed call. */
export async function loadMessage(
  api: ApiClient,
  id: string,
  { session, signal }: CollectMessageOptions,
): Promise<Outcome<SentMessage>> {
  const options = signal ? { signal } : {};
  const form = await api.call(getClientForm, {}, options);
  if (!form.ok) return form;
  const stored = await api.call(getCurrencyPayment, { id, type: DocumentType.currencyPayment }, options);
  if (!stored.ok) return stored;
  const { buildSwiftMessage } = await import(/* webpackChunkName: "swift-message" */ '../../files/messages');
  const { payment } = stored.value;
  const { countedFee: fee, confirmed, documentDate } = payment;
  const sentAt = confirmed ?? `${documentDate}T00:00:00`;
  const { shortName, fullName, code, address, nameInEnglish = '' } = form.value;
  const message = buildSwiftMessage({
    id,
    number: payment.number,
    uetr: payment.uetr ?? '',
    sentAt,
    settlementDay: payment.valueDate || sentAt.slice(0, 10),
    amount: payment.amount,
    currencyLetters: payment.currencyLetters,
    feePayer: payment.feePayer ?? FeePayer.shared,
    withheld: fee?.mode === FeeMode.withhold && fee.currencyLetters === payment.currencyLetters ? fee.amount : '0.00',
    ownSwift: session.bankSwift,
    payer: {
      name: shortName || fullName,
      latinName: nameInEnglish,
      code,
      address,
      iban: payment.debitIban,
      addressParts: getAddressParts(form.value),
    },
    beneficiary: payment.beneficiary,
    beneficiaryAddress: payment.addressParts,
    beneficiaryBank: payment.beneficiaryBank,
    intermediaryBank: payment.intermediaryBank,
    purpose: payment.purpose,
    ultimateDebtorXml: payment.ultimateDebtorXml,
    ultimateCreditorXml: payment.ultimateCreditorXml,
  });
  return { ok: true, value: { payment, message } };
}

/** Returns the company's address in parts; undefined if the bank has a single line only. */
function getAddressParts({ town = '', street = '', building = '', postCode = '', region = '' }: ClientForm) {
  return town === '' ? undefined : { town, street, building, postCode, region };
}
