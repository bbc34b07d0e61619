import { call } from './call';
import { storedCallBack } from './call-back';
import {
  flag,
  id,
  idList,
  list,
  nullable,
  moment,
  money,
  optional,
  withDefault,
  text,
  typedDate,
  whole,
  word,
  type Value,
} from './codec';
import { documentStatus, documentType, nextSigners, signatureMark } from './document-parts';
import { draftFields } from './payment-fields';
import { storedNameCheck } from './receiver-name-check';
import { at, record } from './record';
import { verdict } from './verdict';

/** Document in full, with its version and the signatures of that version (both ours). */
export const getPayment = call({
  method: 'GET',
  path: '/get_pmt_info',
  summary: 'One payment',
  request: record({ id: at('pmt_id', id) }),
  answer: record({
    payment: at(
      'pmt_info',
      record({
        ...draftFields,
        // The stored field has another name than the one sent. Source:
        // docs/requirements/hryvnia-payments.md#payment-read-back.
        documentDate: at('pmt_date', withDefault(typedDate, '')),
        id: at('pmt_id', id),
        type: at('pmt_type', documentType),
        status: at('status', documentStatus),
        version: at('version', whole),
        debitIban: at('acnt_c', text),
        currencyLetters: at('sim_cur', text),
        creator: at('user_name', text),
        abortReason: at('reason', nullable(text)),
        confirmed: at('time_e', nullable(moment)),
        /** Ours: UETR that the bank assigned when the payment was sent, lower case. */
        uetr: at('uetr', optional(text)),
        /** Ours: comparison of the receiver's name when this version was saved. */
        receiverNameCheck: at('receiver_check', optional(storedNameCheck)),
        /** Ours: statement about a call to the receiver. */
        callBack: at('call_back', optional(storedCallBack)),
        /** Ours: true while the bank does not know the outcome of an instant payment. */
        isOutcomeUnknown: at('outcome_unknown', optional(flag)),
        signatures: at('signatures', withDefault(list(signatureMark), [])),
        nextSigners: at('next_signers', nextSigners),
        /** Amount in hryvnias and the day's rate, for a document in another currency. */
        amountInUah: at('c_amount', optional(money)),
        officialRate: at('nbu_rate', optional(text)),
        /** Transit account that a purchase request is paid to. */
        specialAccount: at('spec_acn', optional(text)),
      }),
    ),
  }),
});

/** Deletes payment documents of any type in status 0, with one verdict per document. */
export const dropPayments = call({
  method: 'POST',
  path: '/drop_docs',
  summary: 'Delete payment documents',
  variant: { parameter: 'docs_type', values: ['pmt'] },
  request: record({ type: at('docs_type', word(['pmt'])), ids: at('pmt_ids', idList) }),
  answer: record({ verdicts: at('results', withDefault(list(verdict), [])) }),
});

export type Payment = Value<typeof getPayment.answer>['payment'];
