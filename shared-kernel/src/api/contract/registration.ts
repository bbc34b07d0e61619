import type { CompanyDraft } from '../../domain/rules';
import { call } from './call';
import { flag, id, list, nullable, moment, optional, withDefault, text, type Codec, type Value } from './codec';
import { at, jsonAt, record } from './record';
import { userData } from './user-data';

const identity = {
  code: at('code', withDefault(text, '')),
  iban: at('iban', withDefault(text, '')),
  hasCode: at('hascode', withDefault(flag, true)),
} as const;

/**
 * Registration data of a company; no call sends it as a whole. Source:
 * docs/requirements/shell-accounts-admin.md#company-record.
 */
export const companyData: Codec<CompanyDraft> = record({
  name: at('name', withDefault(text, '')),
  ...identity,
  city: at('city', withDefault(text, '')),
  street: at('street', withDefault(text, '')),
  building: at('building', withDefault(text, '')),
  block: at('block', withDefault(text, '')),
  office: at('office', withDefault(text, '')),
});

/**
 * Finds a company among the bank's clients. `isFound` is false, without an error, for one that cannot be registered;
 * the reason is not disclosed.
 */
export const checkCompanyExists = call({
  method: 'POST',
  path: '/chk_exists',
  summary: 'Find a company that wants to register',
  access: 'public',
  request: record(identity),
  answer: record({
    name: at('company_name', withDefault(text, '')),
    address: at('company_addr', withDefault(text, '')),
    isFound: at('result', withDefault(flag, false)),
    /** Ours: registration of this company started elsewhere; `freeAt` is null while the bank decides about it. */
    begun: at('begun', optional(record({ since: at('since', moment), freeAt: at('free_at', nullable(moment)) }))),
  }),
});

/**
 * Registers a company: in the public wizard, or for the signed-in user (`userId`), who becomes its director. `token`
 * (ours), required by `register_user` and `cancel_reg`, proves that the same user continues: otherwise anyone could
 * cancel or join a registration by guessing references.
 */
export const registerCompany = call({
  method: 'POST',
  path: '/register_company',
  summary: 'Register a company',
  access: 'public',
  acceptsIdempotencyKey: true,
  request: record({
    ...identity,
    clientRef: at('ncb_clnt_ref', nullable(id)),
    userId: at('user_id', nullable(id)),
  }),
  answer: record({
    companyRef: at('clnt_ref', nullable(id)),
    /** Result of adding the signed-in user; null in the public wizard. */
    userAdded: at(
      'add_user',
      nullable(record({ success: at('success', withDefault(flag, true)), error: at('error', nullable(text)) })),
    ),
    token: at('reg_token', nullable(text)),
  }),
});

const certificateSheet = record({
  request: at('request_id', id),
  /** SHA-256 of the public key, its first 16 bytes: eight groups of four hexadecimal digits. */
  keyId: at('key_id', text),
  publicKey: at('public_key', text),
  created: at('created', moment),
});

const registeredPerson = record({
  id: at('user_id', id),
  /** User data without login, password and secrets. */
  data: at('user', userData),
  /** Key data of the certificate form; null for an operator, who has no key. */
  certificate: at('certificate', nullable(certificateSheet)),
});

/**
 * Registration started in this browser (identified by its cookie), to continue after a reload. Null if there is none or
 * the bank has decided. Ours.
 */
export const getRegistration = call({
  method: 'GET',
  path: '/get_registration',
  summary: 'The registration begun in this browser',
  origin: 'ours',
  access: 'public',
  request: record({}),
  answer: record({
    registration: at(
      'registration',
      nullable(
        record({
          companyRef: at('clnt_ref', id),
          token: at('reg_token', text),
          name: at('company_name', text),
          address: at('company_addr', text),
          code: at('code', text),
          iban: at('iban', text),
          /** True within the wizard's hour: more users can be added. */
          isOpen: at('is_open', flag),
          people: at('people', list(registeredPerson)),
          draft: at('draft', nullable(userData)),
        }),
      ),
    ),
  }),
});

/** Stores the typed data of the next user; password and secret answer are not sent, and discarded if they are. Ours. */
export const keepRegistration = call({
  method: 'POST',
  path: '/keep_registration',
  summary: 'Keep what is typed in a registration',
  origin: 'ours',
  access: 'public',
  request: record({
    companyRef: at('clnt_ref', id),
    token: at('reg_token', text),
    draft: jsonAt('data', userData),
  }),
  answer: record({}),
});

/** Cancels a registration that the bank has not confirmed. A GET that changes data, as specified. */
export const cancelRegistration = call({
  method: 'GET',
  path: '/cancel_reg',
  changes: true,
  summary: 'Cancel a registration',
  access: 'public',
  request: record({ companyRef: at('clnt_id', id), token: at('reg_token', nullable(text)) }),
  answer: record({}),
});

export type RegisteredUser = Value<typeof registeredPerson>;
