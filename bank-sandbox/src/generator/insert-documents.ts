import { DocumentStatus, DocumentType, UAH } from '@ncb/shared-kernel/domain/vocabulary';
import { sql, type SQL } from 'drizzle-orm';
import { FIRST_BANK_NUMBER } from '../ledger';
import type { Owner } from './open-accounts';
import { buildCanonicalFormat } from './build-canonical-format';

const SENT_AFTER = '10 minutes';
const DONE_AFTER = '12 minutes';

export function buildLastNumber(table: 'document' | 'gl_txn' | 'gl_entry'): SQL {
  return sql`SELECT nextval(pg_get_serial_sequence(${table}, 'id'))::bigint AS last`;
}

export function skipNumbers(table: 'document' | 'gl_txn' | 'gl_entry', used: SQL): SQL {
  return sql`SELECT setval(pg_get_serial_sequence(${table}, 'id'), (${used}))`;
}

/** @param lastTxn the last ledger transaction before theirs */
export function insertDocuments({ companyId, creatorId }: Owner, lastDocument: number, lastTxn: number): SQL {
  const { aborted, success } = DocumentStatus;
  return sql`
    INSERT INTO document (id, type, company_id, number, document_date, account_id, amount, currency_code,
      currency_letters, receiver_name, receiver_code, receiver_account, receiver_is_resident, receiver_has_code,
      purpose, status, creator_id, created_at, sent_at, confirmed_at, reason, bank_document_id)
    SELECT ${lastDocument}::bigint + n + 1, ${DocumentType.uahPayment}, ${companyId}, number, document_date, account_id,
      amount, ${UAH.code}, ${UAH.letters}, receiver_name, receiver_code, receiver_iban, true, true, purpose, status,
      ${creatorId}, created_at,
      CASE WHEN status IN (${success}, ${aborted}) THEN created_at + ${SENT_AFTER}::interval END,
      CASE WHEN status IN (${success}, ${aborted}) THEN created_at + ${DONE_AFTER}::interval END,
      CASE WHEN status = ${aborted} THEN 'Рахунок отримувача закрито' END,
      CASE WHEN status = ${success} THEN (${FIRST_BANK_NUMBER}::bigint + ${lastTxn}::bigint + rank)::text END
    FROM generated ORDER BY n`;
}

export function insertVersions(owner: Owner, lastDocument: number): SQL {
  return sql`
    INSERT INTO document_version (document_id, version, canonical, made_by, made_at)
    SELECT ${lastDocument}::bigint + n + 1, 1,
      format(${buildCanonicalFormat(owner)}, ${lastDocument}::bigint + n + 1, number, document_date::text,
        CASE account_id WHEN ${owner.main.id} THEN ${owner.main.iban} ELSE ${owner.second.iban} END,
        amount, receiver_name, receiver_code, receiver_iban, purpose),
      ${owner.creatorId}, created_at
    FROM generated ORDER BY n`;
}
