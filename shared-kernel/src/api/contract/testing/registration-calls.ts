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
  maybe,
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
      begun: optionally(recordOf({ since: anyMoment, freeAt: maybe(anyMoment) })),
    }),
  ),
  roundTrip(
    registerCompany,
    recordOf({ ...identity, clientRef: maybe(anyId), userId: maybe(anyId) }),
    recordOf({
      companyRef: maybe(anyId),
      userAdded: maybe(recordOf({ success: anyFlag, error: maybe(filledText) })),
      token: maybe(filledText),
    }),
  ),
  roundTrip(
    getRegistration,
    nothing,
    recordOf({
      registration: maybe(
        recordOf({
          companyRef: anyId,
          token: filledText,
          name: filledText,
          address: filledText,
          code: filledText,
          iban: filledText,
          isOpen: anyFlag,
          people: listOf(recordOf({ id: anyId, data: users, certificate: maybe(sheet) })),
          draft: maybe(users),
        }),
      ),
    }),
  ),
  roundTrip(keepRegistration, recordOf({ companyRef: anyId, token: filledText, draft: users }), nothing),
  roundTrip(cancelRegistration, recordOf({ companyRef: anyId, token: maybe(filledText) }), nothing),
];
