import type {
  AccountKind,
  AccountStatus,
  Role,
  SignatureRight,
  SignScheme,
} from '@ncb/shared-kernel/domain/vocabulary';
import type { CompanyStatus, StoredStatus, UserStatus } from '@ncb/shared-kernel/domain/vocabulary';
import json from './seed-data.json';

/** The fictitious companies, people, accounts and payments, as far as the bank knows them yet. */
interface SeedData {
  readonly companies: readonly {
    readonly clientRef: string;
    readonly shortName: string;
    readonly fullName: string;
    readonly code: string;
    readonly status: CompanyStatus;
    readonly hasZpProj: boolean;
    readonly signScheme: SignScheme;
  }[];
  readonly users: readonly SeedUser[];
  readonly accounts: readonly SeedAccount[];
  readonly payments: readonly SeedPayment[];
  readonly banks: readonly { readonly mfo: string; readonly bank_name: string }[];
  readonly rates: Readonly<Record<string, { readonly nbu: string }>>;
}

export interface SeedUser {
  readonly userId: string;
  readonly login: string;
  readonly passwd: string;
  readonly userLastName: string;
  readonly userFirstName: string;
  readonly userMiddleName: string;
  readonly roleRef: Role;
  readonly signature: SignatureRight;
  readonly isAdmin: number;
  readonly status: UserStatus;
  readonly code: string;
  readonly position: string;
  readonly companies: readonly string[];
  readonly rightsValid: boolean;
  readonly pwdExpiresInDays: number;
  readonly email: string;
  readonly phone: string;
  readonly smsCode: string;
}

export interface SeedAccount {
  readonly acn_id: string;
  readonly company: string;
  readonly acn_n: string;
  readonly iban: string;
  readonly sim_cur: string;
  readonly cur_ref: string;
  readonly sal: string;
  readonly c_sal: string;
  readonly status_ref: AccountStatus;
  readonly pmt_allowed: boolean;
  readonly type: AccountKind;
  readonly has_overdraft: string;
  readonly blocked_amount: string;
  readonly min_saldo: string;
  readonly overdraft_limit: string;
  readonly unused_over: string;
  readonly percent: string;
  readonly date_open: string;
  readonly date_close: string;
  readonly comment: string;
}

export interface SeedPayment {
  readonly pmt_id: string;
  readonly pmt_num: string;
  readonly pmt_type: number;
  /** Days from the bank day. */
  readonly pmt_date: string;
  readonly status_ref: StoredStatus;
  readonly company: string;
  readonly acn_id: string;
  readonly amount: string;
  readonly acnt_co: string;
  readonly okpo_co: string;
  readonly name_co: string;
  readonly pay_purp: string;
  readonly is_resident: number;
  readonly has_code: number;
  readonly user_name: string;
  readonly sppType: string;
  readonly rmtStrd: string;
  readonly reason: string;
}

export const SEED = json as unknown as SeedData;
