import type { SignInAnswer } from '@ncb/shared-kernel/api/contract';
import { SMS_RESEND_MS } from './limits';
import { maskPhone, type User } from './users';

/** @param age seconds since the code was sent */
export function requestCode({ phone }: Pick<User, 'phone'>, age = 0): SignInAnswer {
  const resendAfter = SMS_RESEND_MS / 1000 - age;
  return { userStatus: null, codeRequired: true, codeSentTo: maskPhone(phone), resendAfter };
}

/** Requests a signed challenge after a right password. */
export function requestSignature(): SignInAnswer {
  return { userStatus: null, codeRequired: true, codeSentTo: null, resendAfter: null };
}

/**
 * Builds the answer of an open session; the user's status decides the next page. Source:
 * docs/requirements/shell-accounts-admin.md#sign-in-flow.
 */
export function answerSignedIn({ status }: Pick<User, 'status'>): SignInAnswer {
  return { userStatus: status, codeRequired: false, codeSentTo: null, resendAfter: null };
}
