import type { UserDraft } from '../../domain/rules';
import { Role, SignatureRight } from '../../domain/vocabulary';
import { flag, nullable, oneOf, withDefault, optional, text, type Codec } from './codec';
import { at, record } from './record';

export const roleOrNone = nullable(oneOf(Object.values(Role)));
export const rightOrNone = nullable(oneOf(Object.values(SignatureRight)));

/**
 * User as the form sends it: the rules report errors, the codec accepts any text. `consent` and `hascode` are ours.
 * Source: docs/requirements/shell-accounts-admin.md#user-record.
 */
export const userFields = {
  lastName: at('lastname', withDefault(text, '')),
  firstName: at('firstname', withDefault(text, '')),
  middleName: at('middlename', withDefault(text, '')),
  code: at('code', withDefault(text, '')),
  hasCode: at('hascode', nullable(flag)),
  role: at('role', roleOrNone),
  signatureRight: at('signature', rightOrNone),
  isAdministrator: at('isAdmin', withDefault(flag, false)),
  position: at('position', withDefault(text, '')),
  login: at('login', withDefault(text, '')),
  password: at('passwd', withDefault(text, '')),
  confirmation: at('confirmation', optional(text)),
  secretQuestion: at('squest', withDefault(text, '')),
  secretAnswer: at('sansw', withDefault(text, '')),
  email: at('email', withDefault(text, '')),
  phone: at('phone', withDefault(text, '')),
  consent: at('consent', withDefault(flag, true)),
} as const;

export const userData: Codec<UserDraft> = record(userFields);
