import type { ContractDraft } from '../../domain/rules';
import { ContractKind, ContractPaper, GoodsGroup } from '../../domain/vocabulary';
import { call } from './call';
import {
  date,
  id,
  list,
  nullable,
  money,
  withDefault,
  text,
  typedDate,
  whole,
  word,
  type Codec,
  type Value,
} from './codec';
import { bankPart } from './currency-parts';
import { documentStatus, documentType } from './document-parts';
import { fieldName } from './field-names';
import { at, jsonAt, record } from './record';
import { withParts } from './record-parts';

/**
 * Contracts with foreign partners. All calls are ours, as the specification leaves the path open; field names follow
 * docs/requirements/currency-payroll-credits-statements.md#contract.
 */

const partner = record({
  name: at('partner', withDefault(text, '')),
  address: at('partner_addr', withDefault(text, '')),
  code: at('partner_code', withDefault(text, '')),
  account: at('partner_acn', withDefault(text, '')),
  country: at('partner_cntry', withDefault(text, '')),
});

const KINDS = [
  ContractPaper.contract,
  ContractPaper.addition,
  ContractPaper.invoice,
  ContractPaper.customsDeclaration,
  ContractPaper.act,
] as const;

const kindWord = word(Object.values(ContractKind));
const goodsGroup = at('goods_group', withDefault(word(Object.values(GoodsGroup)), GoodsGroup.other));

const parts = {
  partner,
  partnerBank: bankPart('ptr_bank_'),
  intermediaryBank: bankPart('int_bank_'),
} as const;

const contract = withParts(
  record({
    id: at('contract_id', id),
    /** Number that the bank assigns to the contract. */
    bankId: at('bank_id', withDefault(text, '')),
    kind: at('contract_kind', withDefault(kindWord, ContractKind.import)),
    number: at('contract_num', text),
    startDate: at('start_date', date),
    endDate: at('end_date', nullable(date)),
    amount: at('amount', money),
    /** Amount less executed and sent payments. */
    rest: at('rest', money),
    /** Used amount: executed payments, and payments in progress. */
    paid: at('paid', withDefault(money, '0.00')),
    onWay: at('on_way', withDefault(money, '0.00')),
    /** Payments whose settlement is tracked: their number, the nearest deadline, and the amount not yet proved. */
    followed: at('settle_count', withDefault(whole, 0)),
    settleBy: at('settle_by', nullable(date)),
    settleOpen: at('settle_open', withDefault(money, '0.00')),
    currencyCode: at('cur_ref', id),
    currencyLetters: at('sim_cur', text),
    /** Beneficiary if it is not the partner. */
    beneficiary: at('beneficiary', withDefault(text, '')),
    beneficiaryCountry: at('ben_country', withDefault(text, '')),
    goodsGroup,
    /** Amount assigned to the contract by the requested document. */
    userAmount: at('userAmount', nullable(money)),
  }),
  parts,
);

/** Contracts of the company: all, those in one currency, or those of one document. */
export const listContracts = call({
  method: 'GET',
  path: '/get_contracts',
  summary: 'Contracts with foreign partners',
  origin: 'ours',
  request: record({ currencyCode: at('cur_ref', nullable(id)), documentId: at('pmt_id', nullable(id)) }),
  answer: record({ contracts: at('contracts', list(contract)) }),
});

/** Contract to be stored: `id` is null for a new one. */
export interface ContractToSave extends Omit<ContractDraft, 'kind'> {
  readonly id: string | null;
  /** Null keeps the stored kind; a new contract is an import. */
  readonly kind: ContractKind | null;
}

const contractToSave: Codec<ContractToSave> = withParts(
  record({
    id: at('contract_id', nullable(id)),
    kind: at('contract_kind', nullable(kindWord)),
    number: at('contract_num', withDefault(text, '')),
    startDate: at('start_date', withDefault(typedDate, '')),
    endDate: at('end_date', withDefault(typedDate, '')),
    amount: at('amount', withDefault(text, '')),
    currencyCode: at('cur_ref', withDefault(id, '')),
    beneficiary: at('beneficiary', withDefault(text, '')),
    beneficiaryCountry: at('ben_country', withDefault(text, '')),
    goodsGroup,
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
  problemField: fieldName(contractToSave),
  answer: record({ id: at('contract_id', id) }),
});

/** Deletes a contract; the bank refuses if a document refers to it. */
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
  number: at('doc_num', withDefault(text, '')),
  date: at('doc_date', nullable(date)),
  amount: at('amount', nullable(money)),
  fileName: at('file_name', withDefault(text, '')),
} as const;

const paper = record({
  id: at('doc_id', id),
  ...paperFields,
  /** File size in bytes; 0 if unknown. */
  size: at('file_size', withDefault(whole, 0)),
});

/** Payment or request under a contract; amounts are in the contract's currency, null if a rate is missing. */
const operation = record({
  id: at('pmt_id', id),
  type: at('pmt_type', documentType),
  number: at('pmt_num', text),
  /** Day of execution, before it the document's date. */
  day: at('op_date', date),
  status: at('status_ref', documentStatus),
  amount: at('amount', nullable(money)),
  /** Settlement deadline of an executed payment that is tracked. */
  settleBy: at('settle_by', nullable(date)),
  /** Amount not yet proved by documents; `0.00` when settled. */
  open: at('settle_open', nullable(money)),
  settledKind: at('settled_kind', nullable(word(KINDS))),
  settledNumber: at('settled_num', withDefault(text, '')),
  settledDate: at('settled_date', nullable(date)),
});

/** Operations under one contract, newest first, and its settlement term in days, to be ignored for a loan. */
export const listContractOperations = call({
  method: 'GET',
  path: '/get_contract_ops',
  summary: 'Operations behind a contract',
  origin: 'ours',
  request: record({ contractId: at('contract_id', id) }),
  answer: record({ settlementDays: at('settle_days', whole), operations: at('ops', list(operation)) }),
});

/** Documents of one contract: contract, additions, invoices, customs declarations and acts. */
export const listContractPapers = call({
  method: 'GET',
  path: '/get_contract_docs',
  summary: 'Papers of a contract',
  origin: 'ours',
  request: record({ contractId: at('contract_id', id) }),
  answer: record({ papers: at('docs', list(paper)) }),
});

const newPaper = record({ ...paperFields, content: at('content', withDefault(text, '')) });

/** Adds a document to a contract; its bytes in base64. */
export const addContractPaper = call({
  method: 'POST',
  path: '/add_contract_doc',
  summary: 'Add a paper to a contract',
  origin: 'ours',
  acceptsIdempotencyKey: true,
  request: newPaper,
  problemField: fieldName(newPaper),
  answer: record({ id: at('doc_id', id) }),
});

/** File of a contract document, its bytes in base64. */
export const getContractPaper = call({
  method: 'GET',
  path: '/get_contract_doc',
  summary: 'The file of a paper',
  origin: 'ours',
  request: record({ id: at('doc_id', id) }),
  answer: record({ fileName: at('file_name', text), content: at('content', text) }),
});

/** Deletes a contract document. */
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
