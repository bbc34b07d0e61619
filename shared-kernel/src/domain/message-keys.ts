/**
 * Messages about an action as a whole. Sentences without a key in the specification have one of ours (marked). Source:
 * docs/requirements/shell-accounts-admin.md#failures-and-successes.
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
  // a document changed by two users at once, key ours
  'overtaken',
] as const;
