import { DocumentStatus, DocumentType, TrackingStep } from '@ncb/shared-kernel/domain/vocabulary';
import { and, desc, eq, isNotNull } from 'drizzle-orm';
import { findManualSteps, buildWay, type WayStep } from '../areas/tracking/build-way';
import type { DocumentRow } from '../areas/documents/find-document';
import { toKyivMoment } from '../clock';
import { schema } from '../db';
import type { Services } from '../services';
import { renderDecision } from './render-decision';
import type { Forms } from './forms';
import type { Html } from './html';
import { renderTable } from './render-table';

const { document } = schema;
const ROWS = 20;

interface OnWay {
  readonly row: DocumentRow;
  readonly next: WayStep;
}

const STEPS: Readonly<Record<TrackingStep, string>> = {
  [TrackingStep.sent]: 'надіслано',
  [TrackingStep.accepted]: 'прийме',
  [TrackingStep.credited]: 'зарахує',
  [TrackingStep.rejected]: 'повернуто',
};

/** Renders currency payments on their way. */
export async function renderTracking({ db, clock, config }: Services, forms: Forms): Promise<Html> {
  const now = clock.now().getTime();
  const rows = await db.queries
    .select()
    .from(document)
    .where(
      and(
        eq(document.type, DocumentType.currencyPayment),
        eq(document.status, DocumentStatus.success),
        isNotNull(document.uetr),
      ),
    )
    .orderBy(desc(document.id))
    .limit(ROWS);
  const onWay: OnWay[] = [];
  for (const row of rows) {
    if (row.confirmedAt === null) continue;
    const way = buildWay(row, row.confirmedAt, await findManualSteps(db.queries, row.id), config.trackingStepMs);
    const next = way.find(({ at }) => at.getTime() > now);
    if (next) onWay.push({ row, next });
  }
  return renderTable(onWay, {
    row: 'onWay',
    empty: 'Немає платежів у дорозі.',
    columns: [
      { field: 'id', title: 'Ід.', cell: ({ row }) => row.id },
      { field: 'number', title: 'Номер', cell: ({ row }) => row.number },
      { field: 'receiver', title: 'Отримувач', cell: ({ row }) => row.receiverName },
      {
        field: 'amount',
        title: 'Сума',
        isNumber: true,
        cell: ({ row }) => `${row.amount} ${row.currencyLetters}`,
      },
      { field: 'uetr', title: 'UETR', cell: ({ row }) => row.uetr },
      { field: 'next', title: 'Далі', cell: ({ next }) => `${next.bank || next.bic} ${STEPS[next.kind]}` },
      { field: 'due', title: 'Коли', cell: ({ next }) => toKyivMoment(next.at).replace('T', ' ') },
      {
        field: 'actions',
        title: 'Дії',
        cell: ({ row }) =>
          renderDecision(forms, {
            section: 'tracking',
            id: row.id,
            yes: { action: 'moveon', label: 'Наступний крок' },
            no: { action: 'sendback', label: 'Повернути' },
          }),
      },
    ],
  });
}
