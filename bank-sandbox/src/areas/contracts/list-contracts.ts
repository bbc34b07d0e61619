import type { AnswerOf, Contract, listContracts, RequestOf } from '@ncb/shared-kernel/api/contract';
import { settlementOf, type Settlement } from '@ncb/shared-kernel/domain/rules';
import { and, eq, inArray } from 'drizzle-orm';
import type { CompanyCaller } from '../../callers';
import { schema } from '../../db';
import { done, refuse, type Outcome } from '../../outcome';
import type { Services } from '../../services';
import { companyDocument } from '../documents/company-document';
import { contractsWithRest, rested, type RestedContract } from './contract-rows';
import { EXECUTED_PAYMENTS, followedPayments, usesOf } from './followed-payments';
import { sharesOf } from './shares';

const { contract } = schema;

const CONTRACTS_SHOWN_MAX = 1000;

/** Answers `get_contracts`. */
export async function contracts(
  { db, config }: Services,
  { membership, bankDay }: CompanyCaller,
  { currencyCode, documentId }: RequestOf<typeof listContracts>,
): Promise<Outcome<AnswerOf<typeof listContracts>>> {
  const { queries } = db;
  const document = documentId === null ? null : await companyDocument(queries, membership.companyId, documentId);
  if (documentId !== null && !document) return refuse('notFound');
  const shares = document && (await sharesOf(queries, document.id));
  const ids = shares?.map((share) => Number(share.contractId)) ?? null;
  const wanted = and(
    currencyCode === null ? undefined : eq(contract.currencyCode, currencyCode),
    ids === null ? undefined : inArray(contract.id, ids),
  );
  const rows = await contractsWithRest(queries, membership.companyId, wanted).limit(CONTRACTS_SHOWN_MAX);
  const amountOf = (id: string) => shares?.find(({ contractId }) => contractId === id)?.amount ?? null;
  const uses = await usesOf(
    queries,
    rows.map((row) => row.contract.id),
    EXECUTED_PAYMENTS,
  );
  const followed = await followedPayments(queries, uses, { bankDay, days: config.settlementDays });
  return done({
    contracts: rows.map((row) => toContract(rested(row), amountOf, settlementOf(followed.get(row.contract.id) ?? []))),
  });
}

function toContract(
  { contract: row, rest, paid, onWay }: RestedContract,
  amountOf: (id: string) => string | null,
  { followed, settleBy, open }: Settlement,
): Contract {
  const id = String(row.id);
  return {
    id,
    bankId: `C${id}`,
    number: row.number,
    startDate: row.startDate,
    endDate: row.endDate,
    amount: row.amount,
    ...{ rest, paid, onWay, followed, settleBy, settleOpen: open },
    currencyCode: row.currencyCode,
    currencyLetters: row.currencyLetters,
    beneficiary: row.beneficiary,
    beneficiaryCountry: row.beneficiaryCountry,
    userAmount: amountOf(id),
    partner: { name: row.partnerName, ...row.partner },
    partnerBank: row.partnerBank,
    intermediaryBank: row.intermediaryBank,
  };
}
