import type { SignInAnswer } from '@ncb/shared-kernel/api/contract';
import { SMS_RESEND_MS } from './limits';
import { maskedPhone, type User } from './users';

/**
 * The password was right; what the client shows while it waits for the code.
 * @param age seconds since the code was sent
 */
export function codeSent({ phone }: Pick<User, 'phone'>, age = 0): SignInAnswer {
  const resendAfter = SMS_RESEND_MS / 1000 - age;
  return { userStatus: null, codeRequired: true, codeSentTo: maskedPhone(phone), resendAfter };
}

/** The password was right; the client asks for a challenge and signs it. */
export function signatureOwed(): SignInAnswer {
  return { userStatus: null, codeRequired: true, codeSentTo: null, resendAfter: null };
}

/** The session is open; the user's status decides where the client goes. Source: spec 1 §4 */
export function signedIn({ status }: Pick<User, 'status'>): SignInAnswer {
  return { userStatus: status, codeRequired: false, codeSentTo: null, resendAfter: null };
}
