import type { PaymentParts, PaymentXml, UahPaymentDraft } from '../../domain/rules';
import { UAH } from '../../domain/vocabulary';
import { callBack } from './call-back';
import { id, nullable, oneOf, optional, whole, type Codec } from './codec';
import { draftFields } from './payment-fields';
import { at, record } from './record';

/** Codec that accepts only the hryvnia: a payment of 100 dollars must not become one of 100 hryvnias. */
const hryvnia: Codec<string> = { ...oneOf([Number(UAH.code)]), decode: String, encode: (code) => code };

/** Payment to be stored: `id` is null for a new one. */
export interface UahPaymentToSave extends Omit<UahPaymentDraft, keyof PaymentParts | 'isVatIncluded'>, PaymentXml {
  readonly id: string | null;
  /** Ours: version that is changed. The bank refuses to change an older one (`documentChanged`). */
  readonly version?: number;
  readonly currencyCode?: string;
  /** Currency request for which this payment provides the hryvnias. */
  readonly requestId?: string;
}

export const uahPayment: Codec<UahPaymentToSave> = record({
  id: at('pmt_id', nullable(id)),
  version: at('version', optional(whole)),
  ...draftFields,
  currencyCode: at('cur_ref', optional(hryvnia)),
  callBack: at('call_back', optional(callBack)),
  requestId: at('cur_req_id', optional(id)),
});
