export { listAccounts, type Account } from './accounts';
export { bankInfo } from './banks';
export {
  decodeParameters,
  decodeWire,
  encodeParameters,
  type AnswerOf,
  type AnyCall,
  type Call,
  type CallAccess,
  type Decoded,
  type RequestOf,
} from './call';
export { envelope, sessionParameters } from './envelope';
export {
  getUserInfo,
  login,
  logout,
  ping,
  resendCode,
  type ClientInfo,
  type CurrentUser,
  type SignInAnswer,
} from './identity';
export {
  getPayment,
  listPayments,
  savePayment,
  type JournalRow,
  type Payment,
  type UahPaymentToSave,
} from './payments';
export {
  documentsToSign,
  sendDocuments,
  signDocuments,
  unsignDocuments,
  type DocumentRef,
  type DocumentToSign,
  type Verdict,
} from './signing';
