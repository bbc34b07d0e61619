import { sql } from 'drizzle-orm';
import { gatherReads, schema, selectRows, type Queries } from '../../db';

const { account, audit, eventRecipient } = schema;

interface Question {
  readonly companyId: number;
  readonly userId: number;
  /** Last entry that the user knows. */
  readonly lastKnownId: number;
}

interface News {
  /** Last entry of any kind; otherwise each request would read everything since the last decision. */
  readonly newest: number;
  readonly hasDecisions: boolean;
  /**
   * Changes with each movement and hold. A digest of the accounts, not the last movement's time or number: those are
   * given before the commit, and an earlier one may become visible later.
   */
  readonly accountsMark: string;
}

/** Reads if there is anything new, together with the questions of other users: most have no news. */
export const readNews = gatherReads(readEach, 0);

async function readEach(queries: Queries, questions: readonly Question[]): Promise<readonly News[]> {
  const toArray = (values: readonly number[]) => sql`${sql.param(values)}::bigint[]`;
  const companyIds = toArray(questions.map(({ companyId }) => companyId));
  const { id, lastMovement, balance, reserved } = account;
  const state = sql`${id} || ' ' || coalesce(${lastMovement}::text, '') || ' ' || ${balance} || ' ' || ${reserved}`;
  return selectRows<News>(
    queries,
    sql`WITH mark AS MATERIALIZED (
      SELECT ${account.companyId}, md5(string_agg(${state}, ',' ORDER BY ${id})) AS value
      FROM ${account} WHERE ${account.companyId} = ANY (${companyIds}) GROUP BY ${account.companyId})
    SELECT coalesce(newest.id, 0) AS newest,
      coalesce(decision.id > question.last_known_id, false) AS "hasDecisions",
      coalesce(mark.value, md5('')) AS "accountsMark"
    FROM unnest(${companyIds}, ${toArray(questions.map(({ userId }) => userId))},
      ${toArray(questions.map(({ lastKnownId }) => lastKnownId))})
      WITH ORDINALITY AS question (company_id, user_id, last_known_id, ordinal)
    LEFT JOIN LATERAL (SELECT max(id) AS id FROM ${audit} WHERE company_id = question.company_id) AS newest ON true
    LEFT JOIN LATERAL (SELECT max(audit_id) AS id FROM ${eventRecipient}
      WHERE company_id = question.company_id AND user_id = question.user_id) AS decision ON true
    LEFT JOIN mark ON mark.company_id = question.company_id
    ORDER BY question.ordinal`,
  );
}
