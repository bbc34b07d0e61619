import type { AnswerOf, getActions } from '@ncb/shared-kernel/api/contract';
import { checkActionSearch } from '@ncb/shared-kernel/domain/rules';
import { ACTIONS_PORTION } from '@ncb/shared-kernel/domain/vocabulary';
import type { CompanyCaller } from '../../callers';
import { succeed, refuseFields, type Outcome } from '../../outcome';
import type { Services } from '../../services';
import { countEntries, findEntries, buildJournalCondition, toAction, type ActionFilter } from './find-entries';

/** Answers `get_journal`: successful actions of the company's users, newest first. */
export async function readJournal(
  { db: { queries } }: Services,
  { membership }: CompanyCaller,
  filter: ActionFilter,
): Promise<Outcome<AnswerOf<typeof getActions>>> {
  const problems = checkActionSearch({ start: filter.start ?? '', end: filter.end ?? '' });
  if (problems.length > 0) return refuseFields(problems);
  const condition = buildJournalCondition(membership, filter);
  const entries = await findEntries(queries, condition, filter.lastId, ACTIONS_PORTION);
  return succeed({
    actions: entries.map(toAction),
    // The total only once: counting takes long with 100,000 entries.
    ...(filter.lastId === null && { total: await countEntries(queries, condition) }),
  });
}
