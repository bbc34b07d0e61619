import type { UserDraft } from '../../../domain/rules';
import {
  cancelRegistration,
  checkCompanyExists,
  getRegistration,
  keepRegistration,
  registerCompany,
} from '../registration';
import {
  anyFlag,
  anyId,
  anyMoment,
  anyText,
  filledText,
  listOf,
  nullable,
  nothing,
  optionally,
  recordOf,
} from './generators';
import { user } from './people-calls';
import { roundTrip } from './round-trip';

const identity = { code: anyText, iban: anyText, hasCode: anyFlag };

const users = recordOf<UserDraft>(user);

const sheet = recordOf({ request: anyId, keyId: filledText, publicKey: filledText, created: anyMoment });

export const REGISTRATION_CALLS = [
  roundTrip(
    checkCompanyExists,
    recordOf(identity),
    recordOf({
      name: anyText,
      address: anyText,
      isFound: anyFlag,
      begun: optionally(recordOf({ since: anyMoment, freeAt: nullable(anyMoment) })),
    }),
  ),
  roundTrip(
    registerCompany,
    recordOf({ ...identity, clientRef: nullable(anyId), userId: nullable(anyId) }),
    recordOf({
      companyRef: nullable(anyId),
      userAdded: nullable(recordOf({ success: anyFlag, error: nullable(filledText) })),
      token: nullable(filledText),
    }),
  ),
  roundTrip(
    getRegistration,
    nothing,
    recordOf({
      registration: nullable(
        recordOf({
          companyRef: anyId,
          token: filledText,
          name: filledText,
          address: filledText,
          code: filledText,
          iban: filledText,
          isOpen: anyFlag,
          people: listOf(recordOf({ id: anyId, data: users, certificate: nullable(sheet) })),
          draft: nullable(users),
        }),
      ),
    }),
  ),
  roundTrip(keepRegistration, recordOf({ companyRef: anyId, token: filledText, draft: users }), nothing),
  roundTrip(cancelRegistration, recordOf({ companyRef: anyId, token: nullable(filledText) }), nothing),
];
