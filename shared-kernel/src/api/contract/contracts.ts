import type { ContractDraft } from '../../domain/rules';
import { ContractPaper } from '../../domain/vocabulary';
import { call } from './call';
import { date, id, list, maybe, money, or, text, typedDate, whole, word, type Codec, type Value } from './codec';
import { bankPart } from './currency-parts';
import { documentStatus, documentType } from './document-parts';
import { at, jsonAt, record } from './record';
import { withParts } from './record-parts';

/**
 * Contracts with foreign partners and their papers. All calls are ours: the specification says that the path of the
 * contract list is not shown. Field names are those of spec 3 §3 where it names them.
 */

const partner = record({
  name: at('partner', or(text, '')),
  address: at('partner_addr', or(text, '')),
  code: at('partner_code', or(text, '')),
  account: at('partner_acn', or(text, '')),
  country: at('partner_cntry', or(text, '')),
});

const KINDS = [
  ContractPaper.contract,
  ContractPaper.addition,
  ContractPaper.invoice,
  ContractPaper.customsDeclaration,
  ContractPaper.act,
] as const;

const parts = {
  partner,
  partnerBank: bankPart('ptr_bank_'),
  intermediaryBank: bankPart('int_bank_'),
} as const;

const contract = withParts(
  record({
    id: at('contract_id', id),
    /** The bank's own number of the contract. */
    bankId: at('bank_id', or(text, '')),
    number: at('contract_num', text),
    startDate: at('start_date', date),
    endDate: at('end_date', maybe(date)),
    amount: at('amount', money),
    /** Amount less what executed and sent payments have used. */
    rest: at('rest', money),
    /** Of what is used: executed payments, and those that are on their way. */
    paid: at('paid', or(money, '0.00')),
    onWay: at('on_way', or(money, '0.00')),
    /** Payments for which goods or the money's return are followed; the nearest end of a term, and what is not proved. */
    followed: at('settle_count', or(whole, 0)),
    settleBy: at('settle_by', maybe(date)),
    settleOpen: at('settle_open', or(money, '0.00')),
    currencyCode: at('cur_ref', id),
    currencyLetters: at('sim_cur', text),
    /** Who gets the money if it is not the partner. */
    beneficiary: at('beneficiary', or(text, '')),
    beneficiaryCountry: at('ben_country', or(text, '')),
    /** Amount assigned to the contract in the document that was asked for. */
    userAmount: at('userAmount', maybe(money)),
  }),
  parts,
);

/** The company's contracts: all, those in a currency, or those behind a document. */
export const listContracts = call({
  method: 'GET',
  path: '/get_contracts',
  summary: 'Contracts with foreign partners',
  origin: 'ours',
  request: record({ currencyCode: at('cur_ref', maybe(id)), documentId: at('pmt_id', maybe(id)) }),
  answer: record({ contracts: at('contracts', list(contract)) }),
});

/** A contract to be stored: `id` is null for a new one. */
export interface ContractToSave extends ContractDraft {
  readonly id: string | null;
}

const contractToSave: Codec<ContractToSave> = withParts(
  record({
    id: at('contract_id', maybe(id)),
    number: at('contract_num', or(text, '')),
    startDate: at('start_date', or(typedDate, '')),
    endDate: at('end_date', or(typedDate, '')),
    amount: at('amount', or(text, '')),
    currencyCode: at('cur_ref', or(id, '')),
    beneficiary: at('beneficiary', or(text, '')),
    beneficiaryCountry: at('ben_country', or(text, '')),
  }),
  parts,
);

/** Stores a contract. */
export const saveContract = call({
  method: 'POST',
  path: '/save_contract',
  summary: 'Store a contract',
  origin: 'ours',
  acceptsIdempotencyKey: true,
  request: record({ contract: jsonAt('cdata', contractToSave) }),
  answer: record({ id: at('contract_id', id) }),
});

/** Removes a contract behind which no document stands; otherwise the bank refuses. */
export const dropContract = call({
  method: 'POST',
  path: '/drop_contract',
  summary: 'Remove a contract',
  origin: 'ours',
  request: record({ id: at('contract_id', id) }),
  answer: record({}),
});

const paperFields = {
  contractId: at('contract_id', id),
  kind: at('doc_kind', word(KINDS)),
  number: at('doc_num', or(text, '')),
  date: at('doc_date', maybe(date)),
  amount: at('amount', maybe(money)),
  fileName: at('file_name', or(text, '')),
} as const;

const paper = record({
  id: at('doc_id', id),
  ...paperFields,
  /** Bytes of the file; 0 where the bank does not tell. */
  size: at('file_size', or(whole, 0)),
});

/** A payment or a request that names a contract; amounts are in the contract's currency, null where a rate is missing. */
const operation = record({
  id: at('pmt_id', id),
  type: at('pmt_type', documentType),
  number: at('pmt_num', text),
  /** The day on which it was executed; until then the day of the document. */
  day: at('op_date', date),
  status: at('status_ref', documentStatus),
  amount: at('amount', maybe(money)),
  /** Of an executed payment that is followed. */
  settleBy: at('settle_by', maybe(date)),
  /** What no paper proves yet; `0.00`: settled. */
  open: at('settle_open', maybe(money)),
  /** The paper that settled it. */
  settledKind: at('settled_kind', maybe(word(KINDS))),
  settledNumber: at('settled_num', or(text, '')),
  settledDate: at('settled_date', maybe(date)),
});

/** The operations behind one contract, the newest first, and in how many days payments abroad are to be settled. */
export const listContractOperations = call({
  method: 'GET',
  path: '/get_contract_ops',
  summary: 'Operations behind a contract',
  origin: 'ours',
  request: record({ contractId: at('contract_id', id) }),
  answer: record({ settlementDays: at('settle_days', whole), operations: at('ops', list(operation)) }),
});

/** Contract, additions, invoices, customs declarations and acts of one contract. */
export const listContractPapers = call({
  method: 'GET',
  path: '/get_contract_docs',
  summary: 'Papers of a contract',
  origin: 'ours',
  request: record({ contractId: at('contract_id', id) }),
  answer: record({ papers: at('docs', list(paper)) }),
});

/** Adds a paper to a contract; its bytes in base64. */
export const addContractPaper = call({
  method: 'POST',
  path: '/add_contract_doc',
  summary: 'Add a paper to a contract',
  origin: 'ours',
  acceptsIdempotencyKey: true,
  request: record({ ...paperFields, content: at('content', or(text, '')) }),
  answer: record({ id: at('doc_id', id) }),
});

/** The file of a paper, its bytes in base64. */
export const getContractPaper = call({
  method: 'GET',
  path: '/get_contract_doc',
  summary: 'The file of a paper',
  origin: 'ours',
  request: record({ id: at('doc_id', id) }),
  answer: record({ fileName: at('file_name', text), content: at('content', text) }),
});

/** Removes a paper. */
export const dropContractPaper = call({
  method: 'POST',
  path: '/drop_contract_doc',
  summary: 'Remove a paper of a contract',
  origin: 'ours',
  request: record({ id: at('doc_id', id) }),
  answer: record({}),
});

export type Contract = Value<typeof contract>;
export type ContractPaperRow = Value<typeof paper>;
export type ContractOperation = Value<typeof operation>;
