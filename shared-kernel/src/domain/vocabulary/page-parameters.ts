import { ActionObject, ActionType } from './action-journal';
import { allBut, flag, ids, oneOf, text, type AddressPart } from './address-parts';
import { RepaymentKind } from './credits';
import { findCurrency } from './currency';
import { STORED_STATUSES } from './document-status';
import { DocumentType } from './document-type';
import { PAGES, type FurtherPage, type PageName } from './pages';
import { OPERATION_CATEGORIES, Side, STATEMENT_GROUPS, StatementSort, StatementType, TurnoverType } from './statement';

/** Names in the address. Source: docs/requirements/hryvnia-payments.md#catalogues. */
export const CATALOGUES = ['correspondents', 'beneficiaries', 'purposes'] as const;
export type CatalogueName = (typeof CATALOGUES)[number];

/** Manage, choose one, choose several. Source: docs/requirements/hryvnia-payments.md#catalogues. */
const CATALOGUE_MODES = ['view', 'search', 'searchMultiple'] as const;
export type CatalogueMode = (typeof CATALOGUE_MODES)[number];

const DEPOSIT_VIEWS = ['active', 'applications', 'closed'] as const;

/** Debt that a payment repays. */
interface Repayment {
  /** The credit's only identifier. Source: docs/requirements/currency-payroll-credits-statements.md#credit-deal. */
  readonly deal: string;
  readonly kind: RepaymentKind;
}

const repaidDeal = text('deal');
const repaidDebt = oneOf('repay', Object.values(RepaymentKind));

/**
 * Never amount or account: the page loads today's debt from the bank, and a forged link cannot name another account
 * (docs/adr/0064).
 */
const repayment: AddressPart<Repayment> = {
  read(parameters) {
    const [deal, kind] = [repaidDeal.read(parameters), repaidDebt.read(parameters)];
    return deal && kind ? { deal, kind } : undefined;
  },
  write: ({ deal, kind }) => ({ ...repaidDeal.write(deal), ...repaidDebt.write(kind) }),
};

/** Without `mode` it is shown. */
const document = { id: text('id'), mode: oneOf('mode', ['view', 'change', 'copy']) };

/** At most one of stored payment, template, request and repayment. */
const payment = {
  id: document.id,
  /** `template`: from a stored payment or template, or a new one. */
  mode: oneOf('mode', ['view', 'change', 'copy', 'template']),
  account: text('account'),
  template: text('template'),
  /** Source: docs/requirements/currency-payroll-credits-statements.md#requests. */
  requestId: text('cur_req_id'),
  repayment,
  purpose: text('purpose'),
};

/** `contracts` are preselected. Source: docs/requirements/currency-payroll-credits-statements.md#screens. */
const request = { ...document, account: text('account'), contracts: ids('contract') };

const templates = { tab: oneOf('tab', ['templates', 'drafts']) };

/** Letters; a numeric code is accepted too. */
const currency: AddressPart<string> = {
  read: ({ sim_cur: parameter = '' }) => findCurrency(parameter)?.letters,
  write: (letters) => ({ sim_cur: letters }),
};

const accountIds = ids('acn_ids', 'account');

/** Source: docs/requirements/currency-payroll-credits-statements.md#account-calls. */
const movements = {
  accountIds,
  start: text('fdate'),
  end: text('ldate'),
  withClosed: flag('closed'),
  withRevaluation: flag('reval'),
};

/** Wire names if the specification has one; dates are `yyyy-MM-dd`. */
export const PAGE_PARTS = {
  miAccountsAll: {},
  miCreditsAccounts: {},
  /** Opened credit. */
  miCreditsDeals: { deal: text('deal') },
  /**
   * `correspondent`: a catalogue row. Source: docs/requirements/hryvnia-payments.md#payment-form,
   * docs/requirements/hryvnia-payments.md#saving-a-template.
   */
  miPmtUahNew: { ...payment, correspondent: text('correspondent') },
  /** `name_d`, `d_k`, `for_me` and `view` are ours. Source: docs/requirements/hryvnia-payments.md#payment-calls. */
  miPmtJournal: {
    accountIds,
    periodType: oneOf('period_type', ['period', 'date']),
    start: text('date_start'),
    end: text('date_end'),
    day: text('pmt_date'),
    number: text('pmt_num'),
    senderName: text('name_d'),
    receiverName: text('name_co'),
    receiverCode: text('okpo_co'),
    receiverAccount: text('acnt_co'),
    creator: text('creator'),
    currency,
    amountLow: text('amount_l'),
    amountHigh: text('amount_h'),
    /** Number, amount, account, receiver or purpose (ours). */
    find: text('find'),
    status: oneOf('status', STORED_STATUSES),
    type: oneOf('pmt_type', Object.values(DocumentType)),
    /** Paid by the company or to it. */
    direction: oneOf('d_k', ['d', 'k']),
    /** Waiting for the user. */
    isForMe: flag('for_me'),
    /** Ready to send, or refused by the bank. */
    view: oneOf('view', ['ready', 'rejected']),
  },
  /**
   * Monthly view and its currency are ours. Source:
   * docs/requirements/currency-payroll-credits-statements.md#account-calls.
   */
  miTurnovers: {
    ...movements,
    type: oneOf('type', Object.values(TurnoverType)),
    view: oneOf('view', ['months']),
    currency,
  },
  /**
   * Without `side` both. `sort` (ours) and everything below it apply on the screen only. Source:
   * docs/requirements/currency-payroll-credits-statements.md#account-calls.
   */
  miAccountsBilling: {
    ...movements,
    type: oneOf('billing_type', Object.values(StatementType)),
    side: oneOf('op_type', Object.values(Side)),
    sort: oneOf('sort', Object.values(StatementSort)),
    find: text('find'),
    group: oneOf('group', STATEMENT_GROUPS),
    /** Incoming or outgoing. */
    flow: oneOf('flow', ['in', 'out']),
    amountLow: text('amount_l'),
    amountHigh: text('amount_h'),
    category: oneOf('category', OPERATION_CATEGORIES),
    /** By `getCounterpartyKey`. */
    party: text('party'),
    withoutOwn: flag('without_own'),
  },
  /** `userId`: the opened one. */
  miSettingsUsers: { userId: text('requested_uid') },
  /** `contract`: the opened one. Source: docs/requirements/currency-payroll-credits-statements.md#contracts. */
  miPmtCurContracts: { currencyCode: text('cur_ref'), contract: text('contract') },
  miPmtCurNew: { ...payment, beneficiary: text('beneficiary'), contracts: ids('contract') },
  miPmtCurNewBuy: request,
  miPmtCurNewSale: request,
  miPmtCurNewConvert: request,
  miImpex: {},
  /** Source: docs/requirements/shell-accounts-admin.md#journal-and-document-calls. */
  miSettingsActionsJournal: {
    userId: text('tgt_user_ref'),
    start: text('date_from'),
    end: text('date_to'),
    type: oneOf('action_type', Object.values(ActionType)),
    objectType: oneOf('obj_type', Object.values(ActionObject)),
    objectId: text('obj_id'),
    objectNumber: text('obj_num'),
  },
  /** `section` of the questionnaire. */
  miSettingsDocs: { view: oneOf('view', ['data', 'questionnaire']), section: text('section') },
  /**
   * `target` gets the choice with `others`, its own parameters (docs/adr/0053). Source:
   * docs/requirements/hryvnia-payments.md#catalogues.
   */
  miCatalogs: {
    catalogue: oneOf('type', CATALOGUES),
    mode: oneOf('mode', CATALOGUE_MODES),
    target: oneOf('for', PAGES),
    others: allBut('type', 'mode', 'for'),
  },
  /** Source: docs/requirements/currency-payroll-credits-statements.md#payroll-calls. */
  miPayrolls: {
    start: text('date_start'),
    end: text('date_end'),
    number: text('payroll_num'),
    amountFrom: text('amountFrom'),
    amountTo: text('amount_to'),
    status: oneOf('status', STORED_STATUSES),
    typeId: text('payroll_type'),
    isForMe: flag('for_me'),
  },
  /** `returned` takes the returned rows of the payroll `id`. */
  miPayrollNew: { ...document, from: oneOf('from', ['file', 'employees', 'last', 'returned']) },
  miSettingsKeys: {},
  /** Registers a new user, or edits `requested_uid`. Source: docs/requirements/shell-accounts-admin.md#pages. */
  editUser: { mode: oneOf('mode', ['register', 'work']), userId: text('requested_uid') },
  changePasswd: {},
  miSettingsAddCompany: {},
  miTemplatesPmtUah: templates,
  miTemplatesPmtCur: templates,
  miPmtCurImport: {},
  miCreditsMine: { deal: text('deal'), tab: oneOf('tab', ['schedule', 'early', 'payments', 'documents']) },
  miCreditsGet: { view: oneOf('view', ['submitted']) },
  /** `deposit`: the opened one. */
  miDepositsMine: { deposit: text('deposit'), view: oneOf('view', DEPOSIT_VIEWS) },
  /** Compared with offers. */
  miDepositsGet: { amount: text('amount'), currency: text('cur_ref'), term: text('term') },
  miEmployees: {},
  /** `letter`: the opened one; with `new`, the answered one. */
  miMail: { letter: text('id'), view: oneOf('view', ['inbox', 'sent', 'drafts', 'new']) },
} as const satisfies Readonly<Record<PageName | FurtherPage, Readonly<Record<string, AddressPart<unknown>>>>>;
