import pg from 'pg';
import { PAYMENT } from '../test/support/person';

const COMPANY = 1001;
const OPERATOR = 504;
const ACCOUNT = 7001;

const CANONICAL = 'x'.repeat(560);

export function openInserts(url: string, connections: number): Promise<pg.Pool> {
  return Promise.resolve(new pg.Pool({ connectionString: url, max: connections }));
}

/** Writes exactly what saving one payment writes, in one transaction. */
export async function insertPayment(pool: pg.Pool, number: string, day: string): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('BEGIN');
    const { rows } = await client.query<{ id: string }>(
      `INSERT INTO document (type, company_id, number, document_date, account_id, amount, currency_code,
         currency_letters, receiver_name, receiver_code, receiver_account, receiver_is_resident, receiver_has_code,
         purpose, details, creator_id, created_at)
       VALUES (1, $1, $2, $3, $4, $5, '980', 'UAH', $6, $7, $8, true, true, $9, '{}', $10, now()) RETURNING *`,
      [
        ...[COMPANY, number, day, ACCOUNT, PAYMENT.amount],
        ...[PAYMENT.receiverName, PAYMENT.receiverCode, PAYMENT.creditIban, PAYMENT.purpose, OPERATOR],
      ],
    );
    const id = rows[0]?.id;
    await client.query(
      'INSERT INTO document_version (document_id, version, canonical, made_by, made_at) VALUES ($1, 1, $2, $3, now())',
      [id, CANONICAL, OPERATOR],
    );
    await client.query(
      `INSERT INTO counter (company_id, name, next_value) VALUES ($1, 'payment', $2)
       ON CONFLICT (company_id, name) DO UPDATE SET next_value = greatest(counter.next_value, $2)`,
      [COMPANY, Number(number) + 1],
    );
    await client.query(
      `INSERT INTO audit (at, user_id, company_id, address, action, object_type, object_id, result)
       VALUES (now(), $1, $2, '127.0.0.1', 'savePayment', 'document', $3, 'ok')`,
      [OPERATOR, COMPANY, id],
    );
    await client.query('COMMIT');
  } finally {
    client.release();
  }
}
