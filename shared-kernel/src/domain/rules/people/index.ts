export {
  checkCompany,
  checkCompanyIdentity,
  type CompanyContext,
  type CompanyDraft,
  type CompanyIdentity,
} from './check-company';
export { checkCounterpartyPhone, checkEmail, checkPhone, formatPhone, normalisePhone } from './contacts';
export { checkGuessablePassword, type CommonPasswords, type PasswordOwner } from './check-guessable-password';
export { findFileFault, UPLOAD_EXTENSIONS, isAcceptedFile, isOldOffice, type FileFault } from './find-file-fault';
export { joinFullName, splitFullName, type FullName } from './full-name';
export {
  checkKeyPassword,
  getKeyPasswordStrength,
  getMissingKeyPasswordParts,
  type KeyPasswordPart,
  type KeyPasswordStrength,
} from './check-key-password';
export {
  getReplySubject,
  checkAttachments,
  getBase64Size,
  checkMail,
  type MailAttachment,
  type MailDraft,
} from './check-mail';
export {
  checkPasswordChange,
  checkPasswordQuality,
  hasPasswordTrait,
  PASSWORD_TRAITS,
  type PasswordChange,
  type PasswordTrait,
} from './password';
export { checkPasskeyName, tidyPasskeyName } from './check-passkey-name';
export { getKeyDaysLeft, KEY_ENDING_DAYS, getOnlyKeyDaysLeft } from './key-age';
export { getPasswordAge, type PasswordAge } from './get-password-age';
export { canSignTogether, areRightsValid, splitRights, type UserRights, type SplitRights } from './split-rights';
export { checkRights, checkRightsEnd, type RightsDraft } from './check-rights';
export { checkSettings, type SettingsDraft } from './check-settings';
export { checkLostKeys, checkSignIn, checkSmsCode } from './check-sign-in';
export { checkRightOfRole, getFixedRight, getAllowedRights } from './signature-rights';
export {
  getAddableUsers,
  getAllowedUserActions,
  canManageUsers,
  getRemovalRefusal,
  seesAllUsers,
  STATUS_AFTER,
  getUserActionRefusal,
  type ManagedUser,
  type UserAction,
  type UserActionRefusal,
  type UserManager,
} from './user-actions';
export {
  canSetAdministrator,
  checkUserForm,
  hasSecurityFields,
  USER_FORM_MODES,
  type UserDraft,
  type UserFormContext,
  type UserFormMode,
} from './check-user-form';
