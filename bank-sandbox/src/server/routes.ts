import {
  bankInfo,
  documentsToSign,
  dropPayments,
  getPayment,
  getUserInfo,
  listAccounts,
  listPayments,
  login,
  logout,
  ping,
  recallDocuments,
  resendCode,
  savePayment,
  sendDocuments,
  signDocuments,
  unsignDocuments,
} from '@ncb/shared-kernel/api/contract';
import { currentAccounts } from '../areas/accounts/list-accounts';
import { bankName } from '../areas/banks/bank-info';
import { resendSmsCode } from '../areas/identity/second-factor';
import { signIn } from '../areas/identity/sign-in';
import { keepAlive, signOut } from '../areas/identity/sign-out';
import { userInfo } from '../areas/identity/user-info';
import { drop } from '../areas/payments/drop-payments';
import { paymentInfo } from '../areas/payments/get-payment';
import { journal } from '../areas/payments/list-payments';
import { saveUahPayment } from '../areas/payments/save-payment';
import { textsToSign } from '../areas/signing/documents-to-sign';
import { send } from '../areas/signing/send-documents';
import { recall } from '../areas/signing/recall-documents';
import { sign } from '../areas/signing/sign-documents';
import { unsign } from '../areas/signing/unsign-documents';
import { forAnybody, forCompany, forUser, type Route } from './route';

/** A thousand signatures of 0.8 KB, in base64 inside a form. */
const SIGNATURES_LIMIT = 4 * 1024 * 1024;

/** Every call the bank answers. */
export const ROUTES: readonly Route[] = [
  forAnybody(login, signIn),
  forAnybody(resendCode, resendSmsCode),
  forUser(logout, signOut, { withTemporaryPassword: true }),
  // The specification knows the call under two names.
  forUser({ ...logout, path: '/logout' }, signOut, { withTemporaryPassword: true }),
  forUser(ping, keepAlive, { withTemporaryPassword: true }),
  forUser(getUserInfo, userInfo, { withTemporaryPassword: true }),
  forUser(bankInfo, bankName),
  forCompany(listAccounts, currentAccounts),
  forCompany(savePayment, saveUahPayment),
  forCompany(listPayments, journal),
  forCompany(getPayment, paymentInfo),
  forCompany(dropPayments, drop),
  forCompany(documentsToSign, textsToSign),
  forCompany(signDocuments, sign, { bodyLimit: SIGNATURES_LIMIT }),
  forCompany(unsignDocuments, unsign),
  forCompany(sendDocuments, send),
  forCompany(recallDocuments, recall),
];
