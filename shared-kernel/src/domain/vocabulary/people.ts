/**
 * The accountant is the specification's "finansist". Source:
 * docs/requirements/shell-accounts-admin.md#roles-and-rights-to-sign.
 */
export const Role = { director: 0, accountant: 1, operator: 2 } as const;
export type Role = (typeof Role)[keyof typeof Role];

/**
 * Revokes all rights in a company; offered beside the roles. Source:
 * docs/requirements/shell-accounts-admin.md#roles-and-rights-to-sign, docs/requirements/shell-accounts-admin.md#roles.
 */
export const REVOKING_ROLE = 'revokingRole';
export type RoleChoice = Role | typeof REVOKING_ROLE;

/**
 * allSigns, firstSignature, secondSignature, operSignature. Source:
 * docs/requirements/shell-accounts-admin.md#roles-and-rights-to-sign.
 */
export const SignatureRight = { all: 0, first: 1, second: 2, operator: 3 } as const;
export type SignatureRight = (typeof SignatureRight)[keyof typeof SignatureRight];

/**
 * The operator's means none. Source: docs/requirements/shell-accounts-admin.md#roles-and-rights-to-sign,
 * docs/requirements/shell-accounts-admin.md#roles.
 */
export const RIGHTS_OF_ROLE = {
  [Role.director]: [SignatureRight.all, SignatureRight.first],
  [Role.accountant]: [SignatureRight.first, SignatureRight.second],
  [Role.operator]: [SignatureRight.operator],
} as const satisfies Record<Role, readonly SignatureRight[]>;

/** Source: docs/requirements/banking-rules.md#company-scheme. */
export const SignScheme = { one: 'one', two: 'two' } as const;
export type SignScheme = (typeof SignScheme)[keyof typeof SignScheme];

/** Reasons why an approval policy may demand two people (ours). Source: docs/requirements/approval-policy.md#rules. */
export const TWO_PEOPLE_REASONS = ['payroll', 'currency', 'newReceiver'] as const;
export type TwoPeopleReason = (typeof TWO_PEOPLE_REASONS)[number];

/**
 * `temporaryPassword` is the specification's "new", `inactive` is shown as deleted. Source:
 * docs/requirements/shell-accounts-admin.md#statuses-of-users-and-companies.
 */
export const UserStatus = { registered: 0, temporaryPassword: 1, active: 2, blocked: 3, inactive: 4 } as const;
export type UserStatus = (typeof UserStatus)[keyof typeof UserStatus];

/** Changes that wait for a second manager (ours). Source: docs/requirements/keys-and-users.md#second-manager. */
export const UserChangeKind = {
  new: 'new',
  add: 'add',
  rights: 'rights',
  unlock: 'unlock',
  contacts: 'contacts',
} as const;
export type UserChangeKind = (typeof UserChangeKind)[keyof typeof UserChangeKind];

/** Ours; only an active key signs. */
export const UserKeyState = { none: 'none', waiting: 'waiting', active: 'active', blocked: 'blocked' } as const;
export type UserKeyState = (typeof UserKeyState)[keyof typeof UserKeyState];

/**
 * `registered` waits for the bank. Source: docs/requirements/shell-accounts-admin.md#access-to-pages,
 * docs/requirements/shell-accounts-admin.md#company-registration.
 */
export const CompanyStatus = { registered: 1, active: 2 } as const;
export type CompanyStatus = (typeof CompanyStatus)[keyof typeof CompanyStatus];

/**
 * `unchangeable` can be neither blocked nor unblocked. Source:
 * docs/requirements/shell-accounts-admin.md#certificate-record.
 */
export const CertificateStatus = { active: 0, blocked: 1, unchangeable: 2 } as const;
export type CertificateStatus = (typeof CertificateStatus)[keyof typeof CertificateStatus];

/** Ours. */
export const CertificateRequestStatus = { requested: 'requested', issued: 'issued', refused: 'refused' } as const;
export type CertificateRequestStatus = (typeof CertificateRequestStatus)[keyof typeof CertificateRequestStatus];

/** Source: docs/requirements/shell-accounts-admin.md#sign-in-screens. */
export const SecondFactor = { sms: 'sms', key: 'key' } as const;
export type SecondFactor = (typeof SecondFactor)[keyof typeof SecondFactor];

/** Way a session was opened; a passkey stands for password and code. Source: docs/requirements/keys-and-users.md#passkeys. */
export const SignInMethod = { ...SecondFactor, passkey: 'passkey' } as const;
export type SignInMethod = (typeof SignInMethod)[keyof typeof SignInMethod];

/** Placeholder of a secret answer, which the bank stores only as a hash (ours). Sent back, it keeps the answer. */
export const KEPT_SECRET_ANSWER = '••••••••';
