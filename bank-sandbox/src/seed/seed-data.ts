import type {
  AccessMode,
  AccountKind,
  AccountStatus,
  EmployeeStatus,
  Role,
  SignatureRight,
  SignScheme,
} from '@ncb/shared-kernel/domain/vocabulary';
import type { CompanyStatus, StoredStatus, UserStatus } from '@ncb/shared-kernel/domain/vocabulary';
import type { CompanyType } from '../db/schema';
import json from './seed-data.json';

interface SeedData {
  readonly companies: readonly {
    readonly clientRef: string;
    readonly shortName: string;
    readonly fullName: string;
    readonly code: string;
    readonly status: CompanyStatus;
    readonly hasZpProj: boolean;
    readonly signScheme: SignScheme;
    readonly shortNameEn: string;
    readonly clntType: CompanyType;
    readonly clntAddress: string;
    readonly city: string;
    readonly street: string;
    readonly building: string;
    readonly block: string;
    readonly office: string;
    readonly email: string;
    readonly phone: string;
    readonly mainVED: string;
    readonly workers: number;
  }[];
  readonly users: readonly SeedUser[];
  readonly accounts: readonly SeedAccount[];
  readonly payments: readonly SeedPayment[];
  readonly buy_special_account: { readonly spec_acn: string };
  readonly salary_projects: readonly SeedSalaryProject[];
  readonly employees: readonly SeedEmployee[];
  readonly credit_deals: readonly SeedCreditDeal[];
  readonly banks: readonly { readonly mfo: string; readonly bank_name: string }[];
  readonly rates: Readonly<
    Record<'USD' | 'EUR', { readonly k_buy: string; readonly k_sale: string; readonly nbu: string }>
  >;
  readonly swift_banks: readonly {
    readonly swift: string;
    readonly bank_name: string;
    readonly country_id: string;
  }[];
  readonly payroll_types: readonly { readonly NCB_PR_TYPE_ID: number; readonly NCB_PR_TYPE_CODE: string }[];
  readonly tax_kinds: readonly SeedCode[];
  readonly budget_codes: readonly SeedCode[];
  readonly ident_types: readonly SeedCode[];
  readonly correspondents: readonly SeedCorrespondent[];
  readonly purposes: readonly string[];
  readonly beneficiaries: readonly SeedBeneficiary[];
  readonly contracts: readonly SeedContract[];
}

export interface SeedCode {
  readonly code: string;
  readonly name: string;
  readonly juridical?: boolean;
}

interface SeedCorrespondent {
  readonly RECORD_ID: number;
  readonly company: string;
  readonly CODE: string;
  readonly NAME: string;
  readonly IBAN: string;
  readonly IS_RESIDENT: number;
  readonly HAS_CODE: number;
  readonly SAL: string | null;
}

export interface SeedBeneficiary {
  readonly record_id: number;
  readonly name: string;
  readonly code: string;
  readonly kpp_code: string;
  readonly account: string;
  readonly country: string;
  readonly address: string;
  readonly bank_swift: string;
  readonly bank_name: string;
  readonly bank_country: string;
  readonly int_bank_swift?: string;
}

export interface SeedContract {
  readonly contract_id: string;
  readonly contract_num: string;
  readonly start_date: string;
  readonly end_date: string;
  readonly amount: string;
  readonly cur_ref: string;
  readonly sim_cur: string;
  readonly partner: string;
  readonly ben_country: string;
  readonly company: string;
}

interface SeedSalaryProject {
  readonly tran_acn_n: string;
  readonly tran_acn_id: string;
  readonly company: string;
  readonly tran_deal: string;
  readonly tran_deal_date: string;
  readonly tran_fee_percent: string | null;
  readonly tran_fee_amount: string | null;
  readonly fee_account: string;
  readonly branch: string;
  readonly name: string;
}

export interface SeedEmployee {
  readonly company: string;
  readonly tin: string;
  readonly lastname: string;
  readonly firstname: string;
  readonly middlename: string;
  readonly emp_acn: string;
  readonly status: EmployeeStatus;
  readonly from_bank: boolean;
  readonly amount: string;
}

export interface SeedCreditDeal {
  readonly deal_n: string;
  readonly status: string;
  readonly deal_start: string;
  readonly deal_end: string;
  readonly proc: string;
  readonly sim_cur: string;
  readonly cur_ref: string;
  readonly sumdeal: string;
  readonly sum_main: string;
  readonly sum_proc: string;
  readonly sum_missed: string;
  readonly company: string;
  readonly main_acn: string;
  readonly proc_acn: string;
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
  readonly squest: string;
  readonly sansw: string;
  readonly smsCode: string;
  /** Default: the first mode. */
  readonly accessMode?: AccessMode;
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
