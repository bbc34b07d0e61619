/**
 * Codes of refusals of an action as a whole; sign-in codes are the specification's. Source:
 * docs/requirements/shell-accounts-admin.md#sign-in-codes.
 */
export const REFUSAL_CODES = [
  // sign-in, docs/requirements/shell-accounts-admin.md#sign-in-codes
  'invalid_credentials',
  'pwd_expired',
  'unknown_account',
  'blocked_user_account',
  'inactive_user_account',
  'invalid_clnt_status',
  'db_server_error',
  'unauthorized',
  // second factor (ours)
  'invalid_sms_code',
  'sms_code_expired',
  'sms_tries_exhausted',
  'too_many_attempts',
  'key_challenge_expired',
  'lostKeyCode',
  // passkeys (ours)
  'passkeyRefused',
  'passkeyExpired',
  'passkeySuspended',
  'passkeyLimit',
  'passkeyKnown',
  // users and companies: the first is docs/requirements/shell-accounts-admin.md#sign-in-codes, the others ours
  'unableToChangePwd',
  'loginTaken',
  'userIsInCompany',
  'companyRegistered',
  'registrationExpired',
  'lastDirector',
  'lastSigners',
  'changeWaits',
  'changeDecided',
  'limitsWait',
  'worksElsewhere',
  'userStatusForbidsAction',
  'knownKey',
  'keyOfAnother',
  // documents
  'insufficientOrExpiredRights',
  'validation',
  'notFound',
  'duplicateNumber',
  'statusForbidsAction',
  'firstSignatureExists',
  'secondSignatureExists',
  'ownSignatureExists',
  // ours: approval policy of the company
  'directorMustSign',
  'approvalMissing',
  'callBackMissing',
  'payeeCooling',
  'bankHasStarted',
  'documentChanged',
  'figuresChanged',
  'insufficientFunds',
  'accountNotAllowed',
  'valueDatePast',
  // ours: own limits of the company
  'instantLimitExceeded',
  'instantDayLimitExceeded',
  // ours: undoing sending
  'undoTooLate',
  // ours: SWIFT accepts no address without a town since 14.11.2026
  'addressWithoutTown',
  // ours: documents stored before account and code were compared
  'codeNotOfAccount',
  'accountNotOfPerson',
  // contracts (ours)
  'contractInUse',
  'contractExceeded',
  // deposits and applications (ours)
  'depositClosed',
  'depositTermsForbid',
  'depositChanged',
  'applicationDecided',
  // signatures
  'signatureInvalid',
  'signatureForeignKey',
  'certificateInactive',
  'signingTimeOff',
  // transport
  'badRequest',
  'forbidden',
  'idempotencyKeyReused',
  'tooManyRequests',
  'printoutLimit',
  'internalError',
] as const;

export type RefusalCode = (typeof REFUSAL_CODES)[number];

export function isRefusalCode(value: unknown): value is RefusalCode {
  return REFUSAL_CODES.some((code) => code === value);
}
