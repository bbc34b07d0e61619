import type { UserDraft } from '../../domain/rules';
import { Role, SignatureRight } from '../../domain/vocabulary';
import { flag, maybe, oneOf, or, optional, text, type Codec } from './codec';
import { at, record } from './record';

export const roleOrNone = maybe(oneOf(Object.values(Role)));
export const rightOrNone = maybe(oneOf(Object.values(SignatureRight)));

/**
 * User as the form sends it: the rules report errors, the codec accepts any text. `consent` and `hascode` are ours.
 * Source: docs/requirements/shell-accounts-admin.md#user-record.
 */
export const userFields = {
  lastName: at('lastname', or(text, '')),
  firstName: at('firstname', or(text, '')),
  middleName: at('middlename', or(text, '')),
  code: at('code', or(text, '')),
  hasCode: at('hascode', maybe(flag)),
  role: at('role', roleOrNone),
  signatureRight: at('signature', rightOrNone),
  isAdministrator: at('isAdmin', or(flag, false)),
  position: at('position', or(text, '')),
  login: at('login', or(text, '')),
  password: at('passwd', or(text, '')),
  confirmation: at('confirmation', optional(text)),
  secretQuestion: at('squest', or(text, '')),
  secretAnswer: at('sansw', or(text, '')),
  email: at('email', or(text, '')),
  phone: at('phone', or(text, '')),
  consent: at('consent', or(flag, true)),
} as const;

export const userData: Codec<UserDraft> = record(userFields);
