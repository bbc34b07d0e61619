import { DocumentStatus } from '@ncb/shared-kernel/domain/vocabulary';
import { inTransaction } from '../../db';
import { executeDocument, refuseDocument, type ExecutionResult } from '../../engine';
import { readId, NO_ID, NO_REASON, readReason, toResult, type Action } from './action';

const DONE: Readonly<Record<ExecutionResult['status'], string>> = {
  [DocumentStatus.inProgress]: 'чекає далі: дата валютування ще не настала або бракує умов для виконання',
  [DocumentStatus.success]: 'виконано',
  [DocumentStatus.aborted]: 'відхилено банком: причину видно в документі',
};

export const DOCUMENT_ACTIONS: readonly Action[] = [
  {
    name: 'execute',
    section: 'queue',
    fields: ['id'],
    help: 'виконати документ із черги зараз: execute 10001',
    async run({ db, clock }, input) {
      const id = readId(input);
      if (id === null) return NO_ID;
      const outcome = await inTransaction(db, (tx) => executeDocument(tx, id, clock.now()));
      return toResult(outcome, ({ status }) => `Документ ${id} ${DONE[status]}.`);
    },
  },
  {
    name: 'abort',
    section: 'queue',
    fields: ['id', 'reason'],
    help: 'відхилити документ із черги: abort 10001 "причина"',
    async run({ db, clock }, input) {
      const [id, reason] = [readId(input), readReason(input)];
      if (id === null) return NO_ID;
      if (reason === null) return NO_REASON;
      const outcome = await inTransaction(db, (tx) => refuseDocument(tx, id, reason, clock.now()));
      return toResult(outcome, () => `Документ ${id} відхилено, кошти звільнено.`);
    },
  },
];
