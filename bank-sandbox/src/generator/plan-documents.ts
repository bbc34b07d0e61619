import { DocumentStatus } from '@ncb/shared-kernel/domain/vocabulary';
import { sql, type SQL } from 'drizzle-orm';
import type { Owner } from './open-accounts';
import { listReceivers } from './list-receivers';

export const DAYS = 365;

export const FIRST_NUMBER = 1001;

/** Nine working hours from 9 in Kyiv, in winter time. */
const MORNING = '07:00';
const WORKING_SECONDS = 9 * 60 * 60;

/**
 * Builds SQL of all generated documents in order of time. Everything depends on the row number, so that the same day
 * gives the same documents.
 * 60 documents of a hundred belong to the main account, 5 of them to the company's second account; one or two are
 * refused; a tenth of the last three days is new.
 */
export function planDocuments({ main, second, name, code }: Owner, count: number, firstDay: string): SQL {
  const others = JSON.stringify(listReceivers());
  const { aborted, new: fresh, success } = DocumentStatus;
  return sql`
    CREATE TEMP TABLE generated ON COMMIT DROP AS
    WITH receiver AS (
      SELECT ordinality - 1 AS place, value->>'name' AS name, value->>'code' AS code, value->>'iban' AS iban
      FROM jsonb_array_elements(${others}::jsonb) WITH ORDINALITY
    ), numbered AS (
      SELECT n,
        (n::bigint * ${DAYS} / ${count})::integer AS day,
        (n::bigint * ${DAYS} % ${count})::float / ${count} * ${WORKING_SECONDS} AS second,
        n::bigint * 7919 % 100 AS dice,
        n::bigint * 104729 % 1000 AS luck
      FROM generate_series(0, ${count} - 1) AS n
    ), planned AS (
      SELECT n, ${firstDay}::date + day AS document_date,
        (${firstDay}::date + day + ${MORNING}::time + make_interval(secs => second)) AT TIME ZONE 'UTC' AS created_at,
        CASE WHEN dice < 60 THEN ${main.id}::bigint ELSE ${second.id}::bigint END AS account_id,
        dice < 5 AS is_own,
        CASE WHEN luck < 15 THEN ${aborted}::integer
          WHEN day >= ${DAYS} - 3 AND luck >= 900 THEN ${fresh}::integer ELSE ${success}::integer END AS status,
        ((n::bigint * 7907 % 500000 + 100)::numeric / 100)::numeric(18, 2) AS amount,
        n % 40 AS place
      FROM numbered
    )
    SELECT n, document_date, created_at, account_id, is_own, status, amount,
      (${FIRST_NUMBER} + n)::text AS number,
      CASE WHEN is_own THEN ${name} ELSE receiver.name END AS receiver_name,
      CASE WHEN is_own THEN ${code} ELSE receiver.code END AS receiver_code,
      CASE WHEN is_own THEN ${second.iban} ELSE receiver.iban END AS receiver_iban,
      'Оплата за товар згідно рахунку № ' || (${FIRST_NUMBER} + n) || ', без ПДВ' AS purpose,
      CASE WHEN status = ${success} THEN count(*) FILTER (WHERE status = ${success}) OVER (ORDER BY n) END AS rank
    FROM planned JOIN receiver USING (place)`;
}
