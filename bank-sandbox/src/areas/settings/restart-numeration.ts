import type { RequestOf, resetNumeration } from '@ncb/shared-kernel/api/contract';
import { FIRST_DOCUMENT_NUMBER, NumberCounter } from '@ncb/shared-kernel/domain/vocabulary';
import { writeAudit } from '../../audit';
import type { CompanyCaller } from '../../callers';
import { inTransaction, schema } from '../../db';
import type { CounterName } from '../../db/schema';
import { succeed, refuse, type Outcome } from '../../outcome';
import type { Services } from '../../services';

const { counter } = schema;

const NAMES: Readonly<Record<NumberCounter, CounterName>> = {
  [NumberCounter.payment]: 'payment',
  [NumberCounter.currencyPayment]: 'currencyPayment',
  [NumberCounter.currencyRequest]: 'currencyRequest',
  [NumberCounter.payroll]: 'payroll',
};

/** Answers `reset_numeration`. */
export async function restartNumeration(
  { db }: Services,
  { at, userId, address, membership: { companyId, hasPayrollProject } }: CompanyCaller,
  { counter: word }: RequestOf<typeof resetNumeration>,
): Promise<Outcome<Record<string, never>>> {
  const name = NAMES[word];
  // The list of counters has no payrolls then.
  if (name === 'payroll' && !hasPayrollProject) return refuse('notFound');
  return inTransaction(db, async (tx) => {
    await tx
      .insert(counter)
      .values({ companyId, name, nextValue: FIRST_DOCUMENT_NUMBER })
      .onConflictDoUpdate({
        target: [counter.companyId, counter.name],
        set: { nextValue: FIRST_DOCUMENT_NUMBER },
      });
    const actor = { userId, companyId, address };
    const object = { type: 'counter', id: word } as const;
    await writeAudit(tx, { at, actor, action: 'resetNumbering', object, result: 'ok' });
    return succeed({});
  });
}
