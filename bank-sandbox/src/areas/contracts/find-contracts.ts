import type { AnswerOf, Contract, listContracts, RequestOf } from '@ncb/shared-kernel/api/contract';
import { summariseSettlement, type Settlement } from '@ncb/shared-kernel/domain/rules';
import { and, eq, inArray } from 'drizzle-orm';
import type { CompanyCaller } from '../../callers';
import { schema } from '../../db';
import { succeed, refuse, type Outcome } from '../../outcome';
import type { Services } from '../../services';
import { findDocument } from '../documents/find-document';
import { selectContractsWithRest, withRest, type ContractWithRest } from './contract-rows';
import { EXECUTED_PAYMENTS, findFollowedPayments, findContractUses } from './find-followed-payments';
import { findShares } from './contract-shares';

const { contract } = schema;

const CONTRACTS_SHOWN_MAX = 1000;

/** Answers `get_contracts`. */
export async function findContracts(
  { db, config }: Services,
  { membership, bankDay }: CompanyCaller,
  { currencyCode, documentId }: RequestOf<typeof listContracts>,
): Promise<Outcome<AnswerOf<typeof listContracts>>> {
  const { queries } = db;
  const document = documentId === null ? null : await findDocument(queries, membership.companyId, documentId);
  if (documentId !== null && !document) return refuse('notFound');
  const shares = document && (await findShares(queries, document.id));
  const ids = shares?.map((share) => Number(share.contractId)) ?? null;
  const condition = and(
    currencyCode === null ? undefined : eq(contract.currencyCode, currencyCode),
    ids === null ? undefined : inArray(contract.id, ids),
  );
  const rows = await selectContractsWithRest(queries, membership.companyId, condition).limit(CONTRACTS_SHOWN_MAX);
  const findAmount = (id: string) => shares?.find(({ contractId }) => contractId === id)?.amount ?? null;
  const uses = await findContractUses(
    queries,
    rows.map((row) => row.contract.id),
    EXECUTED_PAYMENTS,
  );
  const followed = await findFollowedPayments(queries, uses, { bankDay, standardDays: config.settlementDays });
  return succeed({
    contracts: rows.map((row) =>
      toContract(withRest(row), findAmount, summariseSettlement(followed.get(row.contract.id) ?? [])),
    ),
  });
}

function toContract(
  { contract: row, rest, paid, onWay }: ContractWithRest,
  findAmount: (id: string) => string | null,
  { followed, settleBy, open }: Settlement,
): Contract {
  const id = String(row.id);
  return {
    id,
    bankId: `C${id}`,
    kind: row.kind,
    number: row.number,
    startDate: row.startDate,
    endDate: row.endDate,
    amount: row.amount,
    rest,
    paid,
    onWay,
    followed,
    settleBy,
    settleOpen: open,
    currencyCode: row.currencyCode,
    currencyLetters: row.currencyLetters,
    beneficiary: row.beneficiary,
    beneficiaryCountry: row.beneficiaryCountry,
    goodsGroup: row.goodsGroup,
    userAmount: findAmount(id),
    partner: { name: row.partnerName, ...row.partner },
    partnerBank: row.partnerBank,
    intermediaryBank: row.intermediaryBank,
  };
}
