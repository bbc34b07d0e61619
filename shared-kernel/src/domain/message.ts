/**
 * What is told about an action as a whole beside a refusal or a problem: that it failed or succeeded, or that there is
 * nothing to show. Keys are those of spec 1 §8; the sentences that stand there without a key have one of ours (marked).
 * A failure is followed by the reason, which is the text of the refusal.
 */
export const MESSAGE_KEYS = [
  // sign-in
  'statusPending',
  'statusBlocked',
  'statusUnknown',
  // sign-in, keys ours
  'clientIdNotFound',
  'unableToGetUserInfo',
  'unknownLoginOption',
  'unknownAuthorizationType',
  'passwordEnding',
  'passwordExpired',
  // users
  'userRegisterFailed',
  'userInfoChangeFailed',
  'userInfoLoadFailed',
  'usersListLoadFailed',
  'failedToAddUser',
  'addUserSuccess',
  'failedToChgStatus',
  'chgStatusSuccess',
  'chgRightsFailed',
  'chgRightsSuccess',
  // users, keys ours
  'passwordChanged',
  'profileChanged',
  // registration
  'signRegFailed',
  'signRegSuccess',
  'failedToRegisterUserOnCompany',
  'companyAndUserRegistered',
  // registration, keys ours
  'companyRegistrationFailed',
  'companyCheckFailed',
  'companyNotFound',
  'companyNotFoundReasons.notClient',
  'companyNotFoundReasons.registered',
  'companyNotFoundReasons.wrongData',
  'companyNotFoundReasons.missingFields',
  'companyNotFoundReasons.connection',
  'companyNotFoundReasons.unknown',
  // certificates
  'noCertificates',
  'failedToChangeCertStatus',
  'certUploadFailed',
  // journal, accounts, documents
  'actJournalLoadFailed',
  'acnInfoLoadFailed',
  'noAcnData',
  'docLoadFailedTitle',
  'docLoadFailedContent',
  'clntDataLoadFailedTitle',
  'clntDataLoadErrorContent',
  // settings, keys ours
  'settingsSaveFailed',
  'settingsSaved',
  'numberingReset',
  // a document that two people change, key ours
  'overtaken',
] as const;

export type MessageKey = (typeof MESSAGE_KEYS)[number];
