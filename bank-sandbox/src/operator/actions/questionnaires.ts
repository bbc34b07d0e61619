import { readFile, stat } from 'node:fs/promises';
import {
  acceptQuestionnaire,
  remarkQuestionnaire,
  returnQuestionnaire,
} from '../../areas/organisation/decide-questionnaire';
import { replaceActivities } from '../../areas/organisation/activities';
import { readActivities } from '../../areas/organisation/read-activities';
import { attempt } from '../../db';
import { done, type Outcome } from '../../outcome';
import { idIn, NO_ID, NO_REASON, reasonIn, tell, unable, type Action, type Told } from './action';

const FILE_MAX_BYTES = 4 * 1024 * 1024;

export const QUESTIONNAIRE_ACTIONS: readonly Action[] = [
  {
    name: 'accept-questionnaire',
    section: 'questionnaires',
    fields: ['id'],
    help: 'прийняти анкету клієнта: accept-questionnaire 1',
    async run(bank, input) {
      const id = idIn(input);
      return id === null ? NO_ID : tellOf(id, await acceptQuestionnaire(bank, id), 'прийнято');
    },
  },
  {
    name: 'remark-questionnaire',
    section: 'questionnaires',
    fields: ['id', 'field', 'reason'],
    help: 'записати примітку до поля анкети: remark-questionnaire 1 clntUbo "уточніть частку"',
    async run(bank, input) {
      const [id, text] = [idIn(input), reasonIn(input)];
      if (id === null) return NO_ID;
      if (text === null) return NO_REASON;
      return tellOf(id, await remarkQuestionnaire(bank, id, input('field'), text), 'доповнено приміткою');
    },
  },
  {
    name: 'return-questionnaire',
    section: 'questionnaires',
    fields: ['id'],
    help: 'повернути анкету з примітками: return-questionnaire 1',
    async run(bank, input) {
      const id = idIn(input);
      return id === null ? NO_ID : tellOf(id, await returnQuestionnaire(bank, id), 'повернуто');
    },
  },
  {
    name: 'load-activities',
    section: 'questionnaires',
    fields: ['file'],
    help: 'замінити класифікатор видів діяльності: load-activities kved.json',
    async run({ db }, input) {
      const text = await textOf(input('file'));
      if (text === null) return unable(`Не вдалося прочитати файл «${input('file')}» (до 4 МБ).`);
      const read = readActivities(text);
      if (!read.ok) return unable(read.text);
      const { version, rows } = read;
      const loaded = await attempt(db, async (tx) => {
        await replaceActivities(tx, version, rows);
        return done(null);
      });
      const classes = rows.filter(({ level }) => level === 'class').length;
      return tell(loaded, () => `Класифікатор ${version}: ${rows.length} кодів, з них класів ${classes}.`);
    },
  },
];

/** Returns null for a missing or large file. */
async function textOf(path: string): Promise<string | null> {
  if (!path.endsWith('.json')) return null;
  try {
    const { size } = await stat(path);
    return size <= FILE_MAX_BYTES ? await readFile(path, 'utf8') : null;
  } catch {
    return null;
  }
}

/** Replaces the general texts, which are about documents. */
function tellOf(id: number, outcome: Outcome<null>, what: string): Told {
  if (!outcome.ok && outcome.refusal.code === 'statusForbidsAction') return unable(`Анкету ${id} уже розглянуто.`);
  if (!outcome.ok && outcome.refusal.code === 'badRequest') return unable('Спершу запишіть хоча б одну примітку.');
  return tell(outcome, () => `Анкету ${id} ${what}.`);
}
