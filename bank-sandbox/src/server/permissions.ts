import { PayrollAccess, Role, type AccessMode, type PageOfSomeModes } from '@ncb/shared-kernel/domain/vocabulary';
import { isOfferedInMode } from '@ncb/shared-kernel/domain/workflow';
import type { Membership } from '../callers';
import type { Route } from '../route';

/** Conditions on objects are checked by the handlers. */
export interface Permission {
  readonly roles: readonly Role[] | null;
  readonly orAdministrator?: true;
  /** Minimum access; for other users the call's objects are unknown. */
  readonly payrolls?: PayrollAccess;
  /** True if the call's objects are unknown without the bank's salary service. */
  readonly needsPayrollProject?: true;
  /** Refused if the access mode hides all these pages. */
  readonly pages?: readonly PageOfSomeModes[];
  /** True also for unconfirmed companies. */
  readonly beforeConfirmation?: true;
  /** True also with a temporary password. */
  readonly withTemporaryPassword?: true;
}

const { director, accountant, operator } = Role;
const everybody: Permission = { roles: [director, accountant, operator] };
const notOperators: Permission = { roles: [director, accountant] };
const directors: Permission = { roles: [director] };
/** Source: docs/requirements/shell-accounts-admin.md#roles. */
const managers: Permission = { roles: [director], orAdministrator: true };
/** Source: docs/requirements/payroll.md#who-sees-salaries. */
const seesTotals: Permission = { ...everybody, payrolls: PayrollAccess.totals };
const seesSalaries: Permission = { ...everybody, payrolls: PayrollAccess.full };
const paysSalaries: Permission = { ...seesSalaries, needsPayrollProject: true };
const CREDIT_PAGES: readonly PageOfSomeModes[] = ['miCreditsDeals', 'miCreditsMine'];
/** Signing calls `get_certificates` too. */
const keyOwners: Permission = { ...notOperators, pages: ['miSettingsKeys'] };
const person: Permission = { roles: null };
const alsoTemporary: Permission = { roles: null, withTemporaryPassword: true };

/**
 * Complete table: a missing call is not served. The specification leaves most open: all users of a company may prepare
 * documents, binding actions need a director or an accountant.
 */
const PERMISSIONS: Readonly<Record<string, Permission>> = {
  // identity
  'POST /login': person,
  'POST /login_challenge': person,
  'POST /resend_code': person,
  'POST /ask_lost_key_code': person,
  'POST /block_lost_keys': person,
  'POST /passkey_challenge': person,
  'POST /passkey_login': person,
  'GET /get_passkeys': person,
  'POST /ask_passkey_code': person,
  'POST /begin_passkey': person,
  'POST /add_passkey': person,
  'POST /rename_passkey': person,
  'POST /drop_passkey': person,
  'POST /do_logout': alsoTemporary,
  'POST /logout': alsoTemporary,
  'POST /ping': alsoTemporary,
  'POST /change_pwd': alsoTemporary,
  'GET /get_user_info': alsoTemporary,
  'GET /get_sessions': person,
  'POST /end_session': person,
  'POST /save_settings': person,
  'POST /savedump': person,
  'POST /report_load': person,
  // registration
  'POST /chk_exists': person,
  'POST /register_company': person,
  'POST /register_user': person,
  'GET /cancel_reg': person,
  'GET /get_registration': person,
  'POST /keep_registration': person,
  // users; an unconfirmed company changes nothing
  'GET /get_users_list': { ...everybody, beforeConfirmation: true },
  'GET /get_person_info': { ...everybody, beforeConfirmation: true },
  'POST /change_user_info': everybody,
  'POST /add_user': managers,
  'POST /change_user_rights': managers,
  'POST /revoke_user_rights': managers,
  'POST /change_user_status': managers,
  'POST /change_payroll_access': managers,
  'POST /decide_user_change': everybody,
  'GET /get_user_sessions': { ...managers, beforeConfirmation: true },
  'POST /end_user_sessions': managers,
  'GET /get_user_passkeys': { ...managers, beforeConfirmation: true },
  'POST /drop_user_passkeys': managers,
  'GET /get_payment_rules': everybody,
  'GET /get_approval_need': everybody,
  'POST /change_payment_rules': managers,
  'POST /decide_payment_rules': managers,
  'GET /get_journal': everybody,
  'POST /export_journal': everybody,
  'POST /note_action': seesTotals,
  'POST /reset_numeration': everybody,
  // certificates. Source: docs/requirements/shell-accounts-admin.md#changes-of-a-certificates-status.
  'GET /get_certificates': everybody,
  'POST /change_cert_status': { ...everybody, pages: ['miSettingsKeys'] },
  'POST /upload_cert': keyOwners,
  'POST /request_cert': keyOwners,
  'GET /get_cert_requests': keyOwners,
  'POST /cancel_cert_request': keyOwners,
  'POST /renew_cert': keyOwners,
  'POST /get_cert_num': everybody,
  // the organisation
  'GET /get_clnt_form': everybody,
  'GET /get_docs_list': everybody,
  'GET /get_document': everybody,
  'GET /get_questionnaire': everybody,
  'POST /save_questionnaire': notOperators,
  'POST /submit_questionnaire': directors,
  'POST /attach_questionnaire_file': notOperators,
  'GET /get_questionnaire_file': everybody,
  'GET /find_activities': person,
  'GET /get_mail': everybody,
  'POST /read_mail': everybody,
  'POST /send_mail': everybody,
  'POST /prepare_mail': everybody,
  'POST /confirm_mail': everybody,
  'GET /get_mail_file': everybody,
  // accounts
  'GET /acn_list': everybody,
  'GET /cred_list': { ...everybody, pages: ['miCreditsAccounts'] },
  'GET /acn_info': everybody,
  'GET /get_billing': everybody,
  'GET /get_statement_categories': everybody,
  'POST /set_statement_category': everybody,
  'GET /get_last_exports': everybody,
  'POST /mark_exported': everybody,
  'GET /get_regular_statements': everybody,
  'POST /set_regular_statements': notOperators,
  'GET /get_prepared_statement': everybody,
  'GET /get_turnovers': everybody,
  'GET /get_deposits': everybody,
  'GET /get_deposit': everybody,
  'GET /get_deposit_offers': everybody,
  'POST /top_up_deposit': notOperators,
  'POST /withdraw_from_deposit': notOperators,
  'POST /set_deposit_renewal': notOperators,
  // irrevocable, at the cost of interest (ours)
  'POST /break_deposit': directors,
  'GET /cred_deals': { ...everybody, pages: CREDIT_PAGES },
  'GET /get_credit_deal': { ...everybody, pages: CREDIT_PAGES },
  'GET /get_early_repayment': { ...everybody, pages: ['miCreditsMine'] },
  'POST /order_early_repayment': { ...notOperators, pages: ['miCreditsMine'] },
  'GET /get_credit_terms': { ...everybody, pages: ['miCreditsGet'] },
  'GET /get_applications': everybody,
  'POST /apply_deposit': notOperators,
  'POST /apply_credit': { ...notOperators, pages: ['miCreditsGet'] },
  'POST /withdraw_application': notOperators,
  // documents
  'POST /save_pmt': everybody,
  'POST /save_batch_docs': everybody,
  'GET /get_payments': everybody,
  'POST /find_docs': everybody,
  'GET /get_pmt_info': everybody,
  'GET /get_detail_pmt_info': everybody,
  'GET /get_linked_pmts': everybody,
  'POST /drop_docs': everybody,
  // those of a payroll are unknown to users who may not read it, checked by the handlers
  'GET /get_doc_files': everybody,
  'POST /save_doc_note': everybody,
  'POST /add_doc_file': everybody,
  'POST /drop_doc_file': everybody,
  'GET /get_doc_file': everybody,
  'GET /get_docs2sign': everybody,
  'POST /sign_doc': everybody,
  'POST /unsign_doc': everybody,
  'POST /send_docs': everybody,
  'POST /recall_docs': everybody,
  'POST /undo_send': everybody,
  'POST /get_sdoc': everybody,
  'POST /issue_printouts': everybody,
  'POST /issue_statement': everybody,
  'POST /verify_printout': person,
  'GET /get_events': everybody,
  'GET /get_drafts': everybody,
  'POST /save_draft': everybody,
  'POST /drop_draft': everybody,
  'GET /get_templates_list': everybody,
  'GET /get_template_info': everybody,
  'POST /add_template': everybody,
  'POST /update_template': everybody,
  'GET /drop_template': everybody,
  // currency
  'GET /get_pmt_tracking': everybody,
  'GET /get_contracts': everybody,
  'POST /save_contract': everybody,
  'POST /drop_contract': everybody,
  'GET /get_contract_ops': everybody,
  'GET /get_contract_docs': everybody,
  'POST /add_contract_doc': everybody,
  'GET /get_contract_doc': everybody,
  'POST /drop_contract_doc': everybody,
  'GET /make_cur_fee': everybody,
  'GET /get_cur_fee': everybody,
  'GET /get_rate': everybody,
  'GET /api/rates': person,
  // payroll; rights per document are checked by the handlers
  'POST /save_payroll': paysSalaries,
  'GET /get_payrolls': seesTotals,
  'GET /get_payroll_info': seesTotals,
  'GET /get_salary_projects': seesTotals,
  'GET /get_employees': seesSalaries,
  'POST /save_employee': paysSalaries,
  'POST /save_employees': paysSalaries,
  'GET /get_employee_accounts': seesSalaries,
  'POST /drop_employees': paysSalaries,
  // catalogues
  'GET /bank_info': person,
  'GET /get_bank_by_swift': person,
  'GET /get_bank_catalog': person,
  'GET /get_catalog': person,
  'GET /get_clnt_catalog': everybody,
  'POST /ins_clnt_catalog': everybody,
  'POST /change_clnt_catalog': everybody,
  'POST /imp_corr_list': everybody,
  // payrolls are searched only for users who may see salaries
  'POST /check_receivers': everybody,
  'POST /check_receiver_name': everybody,
  'POST /get_name_checks': everybody,
  'GET /get_instant_terms': everybody,
  'POST /enquire_instant': everybody,
};

/** @throws Error if none or a wrong one is declared: the bank then does not start */
export function getPermission({ call }: Route): Permission {
  const name = `${call.method} ${call.path}`;
  const permission = PERMISSIONS[name];
  if (!permission) throw new Error(`nobody is permitted to call ${name}`);
  if ((permission.roles !== null) !== (call.access === 'company'))
    throw new Error(`the permission of ${name} does not fit its callers`);
  return permission;
}

export function canCall({ roles, orAdministrator }: Permission, { role, isAdministrator }: Membership): boolean {
  return roles === null || roles.includes(role) || (orAdministrator === true && isAdministrator);
}

/** Checks if the access mode offers a page that uses the call. */
export function hasCallingPage({ pages }: Permission, mode: AccessMode): boolean {
  return pages === undefined || pages.some((page) => isOfferedInMode(mode, page));
}

export const PERMITTED_CALLS = Object.keys(PERMISSIONS);
