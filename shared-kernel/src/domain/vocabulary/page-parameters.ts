import { ActionObject, ActionType } from './action-journal';
import { allBut, flag, ids, oneOf, text, type AddressPart } from './address-parts';
import { RepaymentKind } from './credits';
import { findCurrency } from './currency';
import { STORED_STATUSES } from './document-status';
import { DocumentType } from './document-type';
import { PAGES, type FurtherPage, type PageName } from './pages';
import { OPERATION_CATEGORIES, Side, STATEMENT_GROUPS, StatementSort, StatementType, TurnoverType } from './statement';

/** The three catalogues, by their names in the address. Source: spec 2 §2 */
export const CATALOGUES = ['correspondents', 'beneficiaries', 'purposes'] as const;
export type CatalogueName = (typeof CATALOGUES)[number];

/** To manage a catalogue, to choose one row of it, or several. Source: spec 2 §2 */
export const CATALOGUE_MODES = ['view', 'search', 'searchMultiple'] as const;
export type CatalogueMode = (typeof CATALOGUE_MODES)[number];

/** The lists of the page of deposits. */
export const DEPOSIT_VIEWS = ['active', 'applications', 'closed'] as const;
export type DepositView = (typeof DEPOSIT_VIEWS)[number];

/** A debt under a credit deal that a payment repays. */
export interface Repayment {
  /** Number of the deal: it has no other name. Source: spec 3 §3 */
  readonly deal: string;
  readonly kind: RepaymentKind;
}

const repaidDeal = text('deal');
const repaidDebt = oneOf('repay', Object.values(RepaymentKind));

/**
 * The deal and the debt, never amount and account: the page asks the bank for them, so that a kept link repays what is
 * owed today, and no link that somebody sends can name another account as the bank's (docs/adr/0064).
 */
const repayment: AddressPart<Repayment> = {
  read(parameters) {
    const [deal, kind] = [repaidDeal.read(parameters), repaidDebt.read(parameters)];
    return deal && kind ? { deal, kind } : undefined;
  },
  write: ({ deal, kind }) => ({ ...repaidDeal.write(deal), ...repaidDebt.write(kind) }),
};

/** A stored document, and what is to be done with it; without `mode` it is shown. */
const document = { id: text('id'), mode: oneOf('mode', ['view', 'change', 'copy']) };

/** What a payment is shown or filled in from: of stored payment, template, request and repayment only one is named. */
const payment = {
  id: document.id,
  /** `template`: of the stored payment, of the stored template, or a new one where neither is named. */
  mode: oneOf('mode', ['view', 'change', 'copy', 'template']),
  /** Id of the account to pay from. */
  account: text('account'),
  template: text('template'),
  /** The request to buy currency that the payment belongs to. Source: spec 3 §2 */
  requestId: text('cur_req_id'),
  repayment,
  /** A row of the catalogue of purposes. */
  purpose: text('purpose'),
};

/** Source: spec 3 §2; `contracts` are those that the form begins with. */
const request = { ...document, account: text('account'), contracts: ids('contract') };

const templates = { tab: oneOf('tab', ['templates', 'drafts']) };

/** Letters, also where the address has the code. */
const currency: AddressPart<string> = {
  read: ({ sim_cur: named = '' }) => findCurrency(named)?.letters,
  write: (letters) => ({ sim_cur: letters }),
};

const accountIds = ids('acn_ids', 'account');

/** The period of statement and turnovers, and which accounts and lines they show. Source: spec 3 §7 */
const movements = {
  accountIds,
  start: text('fdate'),
  end: text('ldate'),
  withClosed: flag('closed'),
  withRevaluation: flag('reval'),
};

/**
 * The parameters of every page. They have the names of the wire where the specification gives one; dates are
 * `yyyy-MM-dd`. A page that needs another one gets a line here.
 */
export const PAGE_PARTS = {
  miAccountsAll: {},
  miCreditsAccounts: {},
  /** `deal`: the number of the deal that is open. */
  miCreditsDeals: { deal: text('deal') },
  /** Source: spec 2 §2 and §4; `correspondent` is a row of the catalogue. */
  miPmtUahNew: { ...payment, correspondent: text('correspondent') },
  /** Source: spec 2 §7 (`get_payments`); `name_d`, `d_k`, `for_me` and `view` are ours. */
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
    status: oneOf('status', STORED_STATUSES),
    type: oneOf('pmt_type', Object.values(DocumentType)),
    /** Paid by the company or to it. */
    direction: oneOf('d_k', ['d', 'k']),
    /** Only what waits for the user. */
    isForMe: flag('for_me'),
    /** Only what can be sent to the bank, or what the bank has refused. */
    view: oneOf('view', ['ready', 'rejected']),
  },
  /** Source: spec 3 §7 (`get_turnovers`); the view by months and the currency of its chart are ours. */
  miTurnovers: {
    ...movements,
    type: oneOf('type', Object.values(TurnoverType)),
    view: oneOf('view', ['months']),
    currency,
  },
  /**
   * Source: spec 3 §7 (`get_billing`); without `side` both. `sort` is ours: the bank is not asked for an order. All that
   * stands below it narrows the answer down on the screen.
   */
  miAccountsBilling: {
    ...movements,
    type: oneOf('billing_type', Object.values(StatementType)),
    side: oneOf('op_type', Object.values(Side)),
    sort: oneOf('sort', Object.values(StatementSort)),
    /** What stands in the one search box. */
    find: text('find'),
    group: oneOf('group', STATEMENT_GROUPS),
    /** Only what came in, or only what went out. */
    flow: oneOf('flow', ['in', 'out']),
    amountLow: text('amount_l'),
    amountHigh: text('amount_h'),
    category: oneOf('category', OPERATION_CATEGORIES),
    /** A counterparty, by `counterpartyKey`. */
    party: text('party'),
    withoutOwn: flag('without_own'),
  },
  miSettingsUsers: {},
  /** `contract`: the one whose card is open. Source: spec 3 §2, "Filtered by currency" */
  miPmtCurContracts: { currencyCode: text('cur_ref'), contract: text('contract') },
  miPmtCurNew: { ...payment, beneficiary: text('beneficiary'), contracts: ids('contract') },
  miPmtCurNewBuy: request,
  miPmtCurNewSale: request,
  miPmtCurNewConvert: request,
  miImpex: {},
  /** Source: spec 1 §7 (`get_journal`) */
  miSettingsActionsJournal: {
    userId: text('tgt_user_ref'),
    start: text('date_from'),
    end: text('date_to'),
    type: oneOf('action_type', Object.values(ActionType)),
    objectType: oneOf('obj_type', Object.values(ActionObject)),
    objectId: text('obj_id'),
    objectNumber: text('obj_num'),
  },
  /** `section` is one of the questionnaire, the name of a group of its questions. */
  miSettingsDocs: { view: oneOf('view', ['data', 'questionnaire']), section: text('section') },
  /** `target` gets the choice, together with `others`, its own parameters (docs/adr/0053). Source: spec 2 §2 */
  miCatalogs: {
    catalogue: oneOf('type', CATALOGUES),
    mode: oneOf('mode', CATALOGUE_MODES),
    target: oneOf('for', PAGES),
    others: allBut('type', 'mode', 'for'),
  },
  /** Source: spec 3 §7 (`get_payrolls`) */
  miPayrolls: {
    start: text('date_start'),
    end: text('date_end'),
    number: text('payroll_num'),
    amountFrom: text('amountFrom'),
    amountTo: text('amount_to'),
    status: oneOf('status', STORED_STATUSES),
    typeId: text('payroll_type'),
    /** Only what waits for the user; ours. */
    isForMe: flag('for_me'),
  },
  /** `from`: what a new payroll begins with; `returned` takes the rows of the payroll `id` whose money came back. */
  miPayrollNew: { ...document, from: oneOf('from', ['file', 'employees', 'last', 'returned']) },
  miSettingsKeys: {},
  /** Source: spec 1 §2: a new user is registered, or `requested_uid` is edited. */
  editUser: { mode: oneOf('mode', ['register', 'work']), userId: text('requested_uid') },
  changePasswd: {},
  miSettingsAddCompany: {},
  miTemplatesPmtUah: templates,
  miTemplatesPmtCur: templates,
  miPmtCurImport: {},
  miCreditsMine: { deal: text('deal'), tab: oneOf('tab', ['schedule', 'early', 'payments', 'documents']) },
  miCreditsGet: {},
  /** `deposit`: the one that is open; `view`: which list is shown. */
  miDepositsMine: { deposit: text('deposit'), view: oneOf('view', DEPOSIT_VIEWS) },
  /** What offers are compared for. */
  miDepositsGet: { amount: text('amount'), currency: text('cur_ref'), term: text('term') },
  miEmployees: {},
  /** `letter` is the one that is open; under `new` the one that is answered. */
  miMail: { letter: text('id'), view: oneOf('view', ['inbox', 'sent', 'drafts', 'new']) },
} as const satisfies Readonly<Record<PageName | FurtherPage, Readonly<Record<string, AddressPart<unknown>>>>>;
