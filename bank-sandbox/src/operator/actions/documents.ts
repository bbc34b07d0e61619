import { DocumentStatus } from '@ncb/shared-kernel/domain/vocabulary';
import { attempt } from '../../db';
import { executeDocument, refuseDocument, type Executed } from '../../engine';
import { idIn, NO_ID, NO_REASON, reasonIn, tell, type Action } from './action';

const DONE: Readonly<Record<Executed['status'], string>> = {
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
      const id = idIn(input);
      if (id === null) return NO_ID;
      const outcome = await attempt(db, (tx) => executeDocument(tx, id, clock.now()));
      return tell(outcome, ({ status }) => `Документ ${id} ${DONE[status]}.`);
    },
  },
  {
    name: 'abort',
    section: 'queue',
    fields: ['id', 'reason'],
    help: 'відхилити документ із черги: abort 10001 "причина"',
    async run({ db, clock }, input) {
      const [id, reason] = [idIn(input), reasonIn(input)];
      if (id === null) return NO_ID;
      if (reason === null) return NO_REASON;
      const outcome = await attempt(db, (tx) => refuseDocument(tx, id, reason, clock.now()));
      return tell(outcome, () => `Документ ${id} відхилено, кошти звільнено.`);
    },
  },
];
