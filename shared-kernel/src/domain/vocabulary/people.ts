/** Roles of a company's user; the accountant is the specification's "finansist". Source: specification 1, section 3. */
export const Role = { director: 0, accountant: 1, operator: 2 } as const;
export type Role = (typeof Role)[keyof typeof Role];

/** The pseudo-role that takes all rights in a company away; offered beside the roles. Source: spec 1 §3 and §6 */
export const REVOKING_ROLE = 'revokingRole';
export type RoleChoice = Role | typeof REVOKING_ROLE;

/** Right to sign. Source: specification 1, section 3 (allSigns, firstSignature, secondSignature, operSignature). */
export const SignatureRight = { all: 0, first: 1, second: 2, operator: 3 } as const;
export type SignatureRight = (typeof SignatureRight)[keyof typeof SignatureRight];

/** The rights to sign that each role may have; the operator's is no right. Source: spec 1 §3 and §6 */
export const RIGHTS_OF_ROLE = {
  [Role.director]: [SignatureRight.all, SignatureRight.first],
  [Role.accountant]: [SignatureRight.first, SignatureRight.second],
  [Role.operator]: [SignatureRight.operator],
} as const satisfies Record<Role, readonly SignatureRight[]>;

/** How many signatures a company's documents need. Source: reference/banking 5.2. */
export const SignScheme = { one: 'one', two: 'two' } as const;
export type SignScheme = (typeof SignScheme)[keyof typeof SignScheme];

/** `temporaryPassword` is the specification's "new", `inactive` is shown as deleted. Source: specification 1, section 3. */
export const UserStatus = { registered: 0, temporaryPassword: 1, active: 2, blocked: 3, inactive: 4 } as const;
export type UserStatus = (typeof UserStatus)[keyof typeof UserStatus];

/** What gives a person more power and waits for a second manager (ours). Source: reference/areas D7 */
export const UserChangeKind = {
  new: 'new',
  add: 'add',
  rights: 'rights',
  unlock: 'unlock',
  contacts: 'contacts',
} as const;
export type UserChangeKind = (typeof UserChangeKind)[keyof typeof UserChangeKind];

/** Where the key of a person stands: without one, or with one that is blocked, he signs nothing (ours). */
export const UserKeyState = { none: 'none', waiting: 'waiting', active: 'active', blocked: 'blocked' } as const;
export type UserKeyState = (typeof UserKeyState)[keyof typeof UserKeyState];

/** Only an `active` company works; `registered` waits for the bank. Source: specification 1, sections 2 and 4. */
export const CompanyStatus = { registered: 1, active: 2 } as const;
export type CompanyStatus = (typeof CompanyStatus)[keyof typeof CompanyStatus];

/** A certificate that is `unchangeable` can be neither blocked nor unblocked. Source: specification 1, section 3. */
export const CertificateStatus = { active: 0, blocked: 1, unchangeable: 2 } as const;
export type CertificateStatus = (typeof CertificateStatus)[keyof typeof CertificateStatus];

/** A certificate on its way from the key to the registry (ours). Source: design/signing, "requested → issued" */
export const CertificateRequestStatus = { requested: 'requested', issued: 'issued', refused: 'refused' } as const;
export type CertificateRequestStatus = (typeof CertificateRequestStatus)[keyof typeof CertificateRequestStatus];

/** What proves, after the password, that it is really the user. Source: specification 1, section 2 (sign-in screens). */
export const SecondFactor = { sms: 'sms', key: 'key' } as const;
export type SecondFactor = (typeof SecondFactor)[keyof typeof SecondFactor];

/**
 * What the form shows in the place of one's own secret answer, which the bank keeps hashed and cannot show (ours). Sent
 * back as it is, it leaves the answer as it was.
 */
export const KEPT_SECRET_ANSWER = '••••••••';
