import type {
  AccessMode,
  CompanyStatus,
  PayrollAccess,
  Role,
  SignatureRight,
  SignScheme,
  UserStatus,
} from '@ncb/shared-kernel/domain/vocabulary';

export interface SignInCookies {
  readonly sessionToken: string | null;
  readonly halfToken: string | null;
  /** Hidden from scripts. */
  readonly registrationToken: string | null;
  setRegistration(token: string): void;
  clearRegistration(): void;
  setHalf(token: string): void;
  /** Answers with 401 and `scheme name="value", …`. */
  challenge(value: string): void;
  setSession(token: string): void;
  /** Deletes the cookies of the session and what the browser has stored for the shell. */
  clear(): void;
}

export interface Caller {
  /** Arrival of the call; the whole answer uses this moment. */
  readonly at: Date;
  readonly address: string;
  /** Header as sent, of any length. */
  readonly userAgent: string | undefined;
  readonly cookies: SignInCookies;
  /** Parameters as sent: signatures cover the exact text. */
  readonly parameters: Readonly<Record<string, unknown>>;
  readonly idempotency: IdempotencyMark | null;
}

export interface UserCaller extends Caller {
  readonly userId: number;
  readonly userStatus: UserStatus;
  readonly accessMode: AccessMode;
  readonly sessionHash: string;
  readonly previousSignInAt: Date | null;
  readonly lastActivityAt: Date;
  readonly bankDay: string;
}

export interface Membership {
  readonly companyId: number;
  readonly companyStatus: CompanyStatus;
  readonly companyName: string;
  readonly companyCode: string;
  readonly signScheme: SignScheme;
  readonly role: Role;
  readonly right: SignatureRight;
  readonly rightsValid: boolean;
  readonly rightsUntil: string | null;
  readonly isAdministrator: boolean;
  readonly payrollAccess: PayrollAccess;
  /** Payrolls and employees then have pages. */
  readonly hasPayrollProject: boolean;
}

export interface CompanyCaller extends UserCaller {
  readonly membership: Membership;
}

export interface IdempotencyMark {
  readonly key: string;
  readonly path: string;
  /** SHA-256 of the request's parameters. */
  readonly requestHash: string;
}
