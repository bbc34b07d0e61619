import type { AnswerOf, exportActions } from '@ncb/shared-kernel/api/contract';
import { checkActionSearch } from '@ncb/shared-kernel/domain/rules';
import { ACTIONS_FILE_PORTION, JOURNAL_DETAILS } from '@ncb/shared-kernel/domain/vocabulary';
import { eq } from 'drizzle-orm';
import { buildAuditEntry, writeAudit } from '../../audit';
import type { CompanyCaller } from '../../callers';
import { inTransaction, schema } from '../../db';
import { succeed, refuseFields, type Outcome } from '../../outcome';
import type { Services } from '../../services';
import { countEntries, findEntries, buildJournalCondition, toAction, type ActionFilter } from './find-entries';

const { actionHead } = schema;
const toHex = (hash: Uint8Array | null | undefined) => Buffer.from(hash ?? []).toString('hex');

/** Answers `export_journal`: the result of `get_journal` with its hash chain. The export is an action itself. */
export async function exportJournal(
  { db }: Services,
  caller: CompanyCaller,
  filter: ActionFilter,
): Promise<Outcome<AnswerOf<typeof exportActions>>> {
  const problems = checkActionSearch({ start: filter.start ?? '', end: filter.end ?? '' });
  if (problems.length > 0) return refuseFields(problems);
  const { membership } = caller;
  return inTransaction(db, async (tx) => {
    const found = buildJournalCondition(membership, filter);
    const entries = await findEntries(tx, found, filter.lastId, ACTIONS_FILE_PORTION);
    const [head] = await tx.select().from(actionHead).where(eq(actionHead.companyId, membership.companyId));
    const isFirst = filter.lastId === null;
    const total = isFirst ? await countEntries(tx, found) : undefined;
    if (isFirst) {
      const entry = buildAuditEntry(caller, 'exported', 'journal', membership.companyId);
      await writeAudit(tx, { ...entry, detail: `${JOURNAL_DETAILS.rowsOfJournal}: ${total ?? 0}.` });
    }
    return succeed({
      actions: entries.map((one) => ({
        ...toAction(one),
        record: one.record,
        previousHash: toHex(one.previousHash),
        hash: toHex(one.hash),
      })),
      ...(total !== undefined && { total }),
      headNumber: head?.entries ?? 0,
      headHash: toHex(head?.hash),
    });
  });
}
