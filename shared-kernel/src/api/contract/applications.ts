import type { CreditApplicationDraft, DepositApplicationDraft } from '../../domain/rules';
import { CreditScheme } from '../../domain/interest';
import { ApplicationKind, ApplicationStatus } from '../../domain/vocabulary';
import { call } from './call';
import { creditScheme } from './credits';
import {
  date,
  decimal,
  flag,
  id,
  list,
  nullable,
  money,
  moment,
  oneOf,
  optional,
  withDefault,
  text,
  whole,
  word,
  type Value,
} from './codec';
import { interestPayout } from './deposits';
import { fieldName } from './field-names';
import { at, jsonAt, record, type RecordCodec } from './record';

const shared = {
  currencyCode: at('cur_ref', withDefault(id, '')),
  amount: at('amount', withDefault(text, '')),
  term: at('term', withDefault(text, '')),
} as const;

const creditApplication: RecordCodec<CreditApplicationDraft> = record({
  ...shared,
  purpose: at('pay_purp', withDefault(text, '')),
  collateral: at('collateral', withDefault(text, '')),
  scheme: at('scheme', withDefault(creditScheme, CreditScheme.annuity)),
  attachments: jsonAt(
    'files',
    withDefault(
      list(record({ name: at('name', withDefault(text, '')), content: at('content', withDefault(text, '')) })),
      [],
    ),
  ),
  hasAgreed: at('consent', withDefault(flag, false)),
});

/** Problems of the files name `attachments` on the wire too, unlike the request. */
const fileNames = record({ attachments: at('attachments', text) });

const depositApplication: RecordCodec<DepositApplicationDraft & { readonly confirmedRate?: string | undefined }> =
  record({
    ...shared,
    offerId: at('offer_id', withDefault(id, '')),
    debitAccountId: at('acn_id', withDefault(id, '')),
    interestAccountId: at('interest_acn_id', withDefault(id, '')),
    returnAccountId: at('return_acn_id', withDefault(id, '')),
    renewals: at('renewals', withDefault(text, '0')),
    hasAgreed: at('consent', withDefault(flag, false)),
    /** Our own field: rate that the user has confirmed, percent a year; the bank refuses another (`figuresChanged`). */
    confirmedRate: at('confirmed_rate', optional(decimal)),
  });

const accepted = record({
  id: at('app_id', id),
  status: at('status', oneOf(Object.values(ApplicationStatus))),
});

/** Application for a credit. All calls here are ours: the specification has menu items only. */
export const applyForCredit = call({
  method: 'POST',
  path: '/apply_credit',
  summary: 'Apply for a credit',
  origin: 'ours',
  acceptsIdempotencyKey: true,
  problemField: fieldName(fileNames, creditApplication),
  request: creditApplication,
  answer: accepted,
});

/** Application for a deposit; money is taken only after the bank's approval. */
export const applyForDeposit = call({
  method: 'POST',
  path: '/apply_deposit',
  summary: 'Apply for a deposit',
  origin: 'ours',
  acceptsIdempotencyKey: true,
  problemField: fieldName(depositApplication),
  request: depositApplication,
  answer: accepted,
});

/** Withdraws an application; refused after the bank's decision. */
export const withdrawApplication = call({
  method: 'POST',
  path: '/withdraw_application',
  summary: 'Withdraw an application',
  origin: 'ours',
  acceptsIdempotencyKey: true,
  request: record({ id: at('app_id', id) }),
  answer: accepted,
});

const application = record({
  id: at('app_id', id),
  kind: at('kind', word([ApplicationKind.credit, ApplicationKind.deposit])),
  status: at('status', oneOf(Object.values(ApplicationStatus))),
  submitted: at('time_s', moment),
  currencyLetters: at('sim_cur', text),
  currencyCode: at('cur_ref', id),
  amount: at('amount', money),
  /** Months. */
  term: at('term', whole),
  purpose: at('pay_purp', withDefault(text, '')),
  reason: at('reason', nullable(text)),
  creator: at('user_name', withDefault(text, '')),
  /** Fields of a deposit: offer, its rate at the time of application, payout of interest. */
  offerName: at('offer_name', withDefault(text, '')),
  rate: at('proc', nullable(decimal)),
  payout: at('payout', nullable(interestPayout)),
  /** Fields of a credit: repayment scheme, collateral, attached files, last day of the bank's offer. */
  scheme: at('scheme', nullable(creditScheme)),
  collateral: at('collateral', withDefault(text, '')),
  files: at('files', withDefault(list(record({ name: at('name', text), bytes: at('size', whole) })), [])),
  validUntil: at('valid_until', nullable(date)),
  depositId: at('dep_id', nullable(id)),
  dealNumber: at('deal_n', nullable(text)),
});

/** The company's applications of one kind, newest first. */
export const listApplications = call({
  method: 'GET',
  path: '/get_applications',
  summary: 'Applications for credits or deposits',
  origin: 'ours',
  request: record({ kind: at('kind', word([ApplicationKind.credit, ApplicationKind.deposit])) }),
  answer: record({ applications: at('applications', list(application)) }),
});

export type Application = Value<typeof application>;
