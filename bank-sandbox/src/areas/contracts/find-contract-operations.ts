import type { AnswerOf, ContractOperation, listContractOperations, RequestOf } from '@ncb/shared-kernel/api/contract';
import { getSettlementDays, type FollowedPayment } from '@ncb/shared-kernel/domain/rules';
import { PAYROLL } from '@ncb/shared-kernel/domain/vocabulary';
import type { CompanyCaller } from '../../callers';
import { succeed, refuse, type Outcome } from '../../outcome';
import type { Services } from '../../services';
import { findContract } from './contract-rows';
import { findFollowedPayments, findContractUses, type ContractUse } from './find-followed-payments';

/** Answers `get_contract_ops` with the ends of settlement terms. */
export async function findContractOperations(
  { db, config }: Services,
  { membership, bankDay }: CompanyCaller,
  { contractId }: RequestOf<typeof listContractOperations>,
): Promise<Outcome<AnswerOf<typeof listContractOperations>>> {
  const { queries } = db;
  const contract = await findContract(queries, membership.companyId, contractId);
  if (!contract) return refuse('notFound');
  const uses = await findContractUses(queries, [contract.id]);
  const standardDays = config.settlementDays;
  const followed = (await findFollowedPayments(queries, uses, { bankDay, standardDays })).get(contract.id) ?? [];
  const settlementDays = getSettlementDays(contract, bankDay, standardDays);
  return succeed({ settlementDays, operations: uses.flatMap((use) => toOperation(use, followed)) });
}

function toOperation(
  { document: row, used, day }: ContractUse,
  followed: readonly FollowedPayment[],
): readonly ContractOperation[] {
  if (row.type === PAYROLL) return [];
  const id = String(row.id);
  const payment = followed.find((one) => one.id === id);
  return [
    {
      id,
      type: row.type,
      number: row.number,
      day,
      status: row.status,
      amount: used,
      settleBy: payment?.settleBy ?? null,
      open: payment?.open ?? null,
      settledKind: payment?.settledBy?.kind ?? null,
      settledNumber: payment?.settledBy?.number ?? '',
      settledDate: payment?.settledBy?.date ?? null,
    },
  ];
}
