import { PAYROLL, PayrollAccess } from '@ncb/shared-kernel/domain/vocabulary';
import { getApprovedTransition, isHalfSigned, type NextSigner } from '@ncb/shared-kernel/domain/workflow';
import type { CompanyCaller } from '../../callers';
import type { Queries } from '../../db';
import type { DocumentRow } from '../documents/find-document';
import { readSignatures } from '../documents/read-signatures';
import { demandsDirector, readPolicy } from './approval';
import { listSigners, readDirectors } from './company-signers';

type SignedRow = Pick<DocumentRow, 'id' | 'type' | 'status' | 'amount' | 'currencyCode'>;

/**
 * Reads who may sign half-signed documents next. Source: docs/requirements/approval-policy.md#who-signs-next.
 * @returns by document id; no entry for documents in other statuses
 */
export async function readNextSigners(
  queries: Queries,
  { membership: { companyId, signScheme }, bankDay }: Pick<CompanyCaller, 'membership' | 'bankDay'>,
  rows: readonly SignedRow[],
): Promise<ReadonlyMap<number, readonly NextSigner[]>> {
  const halfSigned = rows.filter(({ status }) => isHalfSigned(status));
  if (halfSigned.length === 0) return new Map();
  const people = await listSigners(queries, companyId, bankDay);
  const directors = await readDirectors(queries, companyId);
  const ids = halfSigned.map(({ id }) => id);
  const signatures = await readSignatures(queries, ids);
  const policy = await readPolicy(queries, companyId);
  const next = new Map<number, readonly NextSigner[]>();
  for (const row of halfSigned) {
    const signed = signatures.get(row.id) ?? [];
    const approval = {
      needsTwoPeople: true,
      needsDirector: await demandsDirector(queries, policy, row),
      others: signed.map(({ userId, mark }) => ({ right: mark.right, isDirector: directors.has(userId) })),
    };
    const maySign = people.filter(
      ({ userId, right, isDirector, payrollAccess, isActive }) =>
        isActive &&
        !signed.some((signature) => signature.userId === userId) &&
        (row.type !== PAYROLL || payrollAccess === PayrollAccess.full) &&
        getApprovedTransition(row.status, { right, rightsValid: true }, signScheme, { ...approval, isDirector }).ok,
    );
    next.set(
      row.id,
      maySign.map(({ userId, name }) => ({ userId: String(userId), name })),
    );
  }
  return next;
}
