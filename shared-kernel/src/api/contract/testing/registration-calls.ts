import { cancelRegistration, checkCompanyExists, registerCompany } from '../registration';
import { anyFlag, anyId, anyText, filledText, maybe, nothing, recordOf } from './generators';
import { roundTrip } from './round-trip';

const identity = { code: anyText, iban: anyText, hasCode: anyFlag };

export const REGISTRATION_CALLS = [
  roundTrip(checkCompanyExists, recordOf(identity), recordOf({ name: anyText, address: anyText, isFound: anyFlag })),
  roundTrip(
    registerCompany,
    recordOf({ ...identity, clientRef: maybe(anyId), userId: maybe(anyId) }),
    recordOf({
      companyRef: maybe(anyId),
      userAdded: maybe(recordOf({ success: anyFlag, error: maybe(filledText) })),
      token: maybe(filledText),
    }),
  ),
  roundTrip(cancelRegistration, recordOf({ companyRef: anyId, token: maybe(filledText) }), nothing),
];
