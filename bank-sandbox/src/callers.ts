import type {
  AccessMode,
  CompanyStatus,
  PayrollAccess,
  Role,
  SignatureRight,
  SignScheme,
  UserStatus,
} from '@ncb/shared-kernel/domain/vocabulary';

/** The two cookies of sign-in and that of registration, as an answer may read and set them. */
export interface SignInCookies {
  readonly sessionToken: string | null;
  readonly halfToken: string | null;
  /** The proof that the registration which this browser began is its own; no program of the page can read it. */
  readonly registrationToken: string | null;
  setRegistration(token: string): void;
  clearRegistration(): void;
  setHalf(token: string): void;
  /** Answers with 401 and this challenge, as HTTP asks for a credential: `scheme name="value", …`. */
  challenge(value: string): void;
  setSession(token: string): void;
  clear(): void;
}

/** Somebody who calls the bank, known or not. */
export interface Caller {
  /** When the call came in; every step of its answer goes by this moment. */
  readonly at: Date;
  readonly address: string;
  /** What the program says of itself, of any length and content; undefined where it says nothing. */
  readonly userAgent: string | undefined;
  readonly cookies: SignInCookies;
  /** As they were sent: a signature over a parameter is one over its very text. */
  readonly parameters: Readonly<Record<string, unknown>>;
  readonly idempotency: IdempotencyMark | null;
}

/** A signed-in user. */
export interface UserCaller extends Caller {
  readonly userId: number;
  readonly userStatus: UserStatus;
  readonly accessMode: AccessMode;
  readonly sessionHash: string;
  readonly previousSignInAt: Date | null;
  readonly lastActivityAt: Date;
  readonly bankDay: string;
}

/** What a user is in a company, and what the company is. */
export interface Membership {
  readonly companyId: number;
  readonly companyStatus: CompanyStatus;
  readonly companyName: string;
  readonly companyCode: string;
  readonly signScheme: SignScheme;
  readonly role: Role;
  readonly right: SignatureRight;
  /** His rights hold today. */
  readonly rightsValid: boolean;
  readonly rightsUntil: string | null;
  readonly isAdministrator: boolean;
  readonly payrollAccess: PayrollAccess;
  /** The bank pays the company's salaries: payrolls and employees have pages then. */
  readonly hasPayrollProject: boolean;
}

/** A signed-in user who acts for one of his companies. */
export interface CompanyCaller extends UserCaller {
  readonly membership: Membership;
}

/** The key that the client made for one intention, and what it was used for. */
export interface IdempotencyMark {
  readonly key: string;
  readonly path: string;
  /** SHA-256 of the request's parameters. */
  readonly requestHash: string;
}
