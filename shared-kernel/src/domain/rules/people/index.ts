export {
  certificateAction,
  certificateStatusAfter,
  mayAddCertificate,
  type CertificateAction,
} from './certificate-actions';
export {
  checkCompany,
  checkCompanyIdentity,
  type CompanyContext,
  type CompanyDraft,
  type CompanyIdentity,
} from './company-registration';
export { checkEmail, checkPhone, normalisePhone } from './contacts';
export { checkGuessablePassword, type CommonPasswords, type PasswordOwner } from './check-guessable-password';
export { fileFault, HANDED_IN_ENDINGS, isAcceptedFile, isOldOffice, type FileFault } from './handed-in-file';
export { joinFullName, splitFullName, type FullName } from './full-name';
export { checkKeyPassword, missingFromKeyPassword, type KeyPasswordPart } from './key-password';
export {
  answerSubject,
  attachmentsProblem,
  bytesOfBase64,
  checkMail,
  type MailAttachment,
  type MailDraft,
} from './mail-message';
export {
  checkPasswordChange,
  checkPasswordQuality,
  hasPasswordTrait,
  PASSWORD_TRAITS,
  type PasswordChange,
  type PasswordTrait,
} from './password';
export { keyDaysLeft, KEY_ENDING_DAYS, onlyKeyDaysLeft } from './key-age';
export { passwordAge, type PasswordAge } from './password-age';
export { canSignTogether, rightsHold, splitRights, type PersonRights, type SplitRights } from './power';
export { checkRights, checkRightsEnd, type RightsDraft } from './rights-dialog';
export { checkSettings, type SettingsDraft } from './settings';
export { checkKeySignIn, checkLostKeys, checkSignIn, checkSmsCode } from './sign-in';
export { checkRightOfRole, fixedRight, rightsOf } from './signature-rights';
export {
  addableUsers,
  allowedUserActions,
  managesUsers,
  revokeBar,
  seesAllUsers,
  STATUS_AFTER,
  USER_ACTIONS,
  userActionBar,
  type ManagedUser,
  type UserAction,
  type UserActionBar,
  type UserManager,
} from './user-actions';
export {
  canSetAdministrator,
  checkUserForm,
  showsSecurityFields,
  USER_FORM_MODES,
  type UserDraft,
  type UserFormContext,
  type UserFormMode,
} from './user-form';
