import fc from 'fast-check';
import {
  addPasskey,
  askPasskeyCode,
  beginPasskey,
  dropPasskey,
  dropUserPasskeys,
  listPasskeys,
  listUserPasskeys,
  passkeyChallenge,
  passkeyLogin,
  renamePasskey,
  type NewPasskeyTerms,
  type Passkey,
} from '../passkeys';
import {
  anyFlag,
  anyId,
  anyMoment,
  anyText,
  anyWhole,
  filledText,
  listOf,
  nothing,
  nullable,
  recordOf,
} from './generators';
import { signInAnswers } from './identity-calls';
import { roundTrip } from './round-trip';

const anyPasskey = recordOf<Passkey>({
  id: anyId,
  name: anyText,
  created: anyMoment,
  lastUsed: nullable(anyMoment),
  isSynced: anyFlag,
  isSuspended: anyFlag,
});

const terms = recordOf<NewPasskeyTerms>({
  challenge: anyText,
  relyingPartyId: anyText,
  relyingPartyName: anyText,
  userHandle: anyText,
  userName: anyText,
  displayName: anyText,
  suggestedName: anyText,
  algorithms: fc.array(anyWhole),
  existing: listOf(anyText),
  lifetimeSeconds: anyWhole,
});

const assertion = recordOf({
  credentialId: filledText,
  clientData: filledText,
  authenticatorData: filledText,
  signature: filledText,
  userHandle: filledText,
});

export const PASSKEY_CALLS = [
  roundTrip(
    passkeyChallenge,
    nothing,
    recordOf({ challenge: anyText, relyingPartyId: anyText, lifetimeSeconds: anyWhole }),
  ),
  roundTrip(passkeyLogin, assertion, signInAnswers),
  roundTrip(listPasskeys, nothing, recordOf({ passkeys: listOf(anyPasskey) })),
  roundTrip(askPasskeyCode, recordOf({ password: filledText }), recordOf({ sentTo: anyText, resendAfter: anyWhole })),
  roundTrip(beginPasskey, recordOf({ code: filledText }), terms),
  roundTrip(
    addPasskey,
    recordOf({ name: filledText, credentialId: filledText, clientData: filledText, attestation: filledText }),
    recordOf({ id: anyId }),
  ),
  roundTrip(renamePasskey, recordOf({ id: anyId, name: filledText }), nothing),
  roundTrip(dropPasskey, recordOf({ id: anyId }), nothing),
  roundTrip(listUserPasskeys, recordOf({ userId: anyId }), recordOf({ passkeys: listOf(anyPasskey) })),
  roundTrip(dropUserPasskeys, recordOf({ userId: anyId }), nothing),
];
