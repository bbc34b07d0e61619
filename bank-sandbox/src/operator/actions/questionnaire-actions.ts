import { readFile, stat } from 'node:fs/promises';
import {
  acceptQuestionnaire,
  addQuestionnaireRemark,
  returnQuestionnaire,
} from '../../areas/organisation/decide-questionnaire';
import { replaceActivities } from '../../areas/organisation/activities';
import { readActivities } from '../../areas/organisation/read-activities';
import { inTransaction } from '../../db';
import { succeed, type Outcome } from '../../outcome';
import { readId, NO_ID, NO_REASON, readReason, toResult, fail, type Action, type ActionResult } from './action';

const FILE_MAX_BYTES = 4 * 1024 * 1024;

export const QUESTIONNAIRE_ACTIONS: readonly Action[] = [
  {
    name: 'accept-questionnaire',
    section: 'questionnaires',
    fields: ['id'],
    help: 'прийняти анкету клієнта: accept-questionnaire 1',
    async run(bank, input) {
      const id = readId(input);
      return id === null ? NO_ID : toQuestionnaireResult(id, await acceptQuestionnaire(bank, id), 'прийнято');
    },
  },
  {
    name: 'remark-questionnaire',
    section: 'questionnaires',
    fields: ['id', 'field', 'reason'],
    help: 'записати примітку до поля анкети: remark-questionnaire 1 clntUbo "уточніть частку"',
    async run(bank, input) {
      const [id, text] = [readId(input), readReason(input)];
      if (id === null) return NO_ID;
      if (text === null) return NO_REASON;
      return toQuestionnaireResult(
        id,
        await addQuestionnaireRemark(bank, id, input('field'), text),
        'доповнено приміткою',
      );
    },
  },
  {
    name: 'return-questionnaire',
    section: 'questionnaires',
    fields: ['id'],
    help: 'повернути анкету з примітками: return-questionnaire 1',
    async run(bank, input) {
      const id = readId(input);
      return id === null ? NO_ID : toQuestionnaireResult(id, await returnQuestionnaire(bank, id), 'повернуто');
    },
  },
  {
    name: 'load-activities',
    section: 'questionnaires',
    fields: ['file'],
    help: 'замінити класифікатор видів діяльності: load-activities kved.json',
    async run({ db }, input) {
      const text = await readTextFile(input('file'));
      if (text === null) return fail(`Не вдалося прочитати файл «${input('file')}» (до 4 МБ).`);
      const classifier = readActivities(text);
      if (!classifier.ok) return fail(classifier.text);
      const { version, rows } = classifier;
      const loaded = await inTransaction(db, async (tx) => {
        await replaceActivities(tx, version, rows);
        return succeed(null);
      });
      const classes = rows.filter(({ level }) => level === 'class').length;
      return toResult(loaded, () => `Класифікатор ${version}: ${rows.length} кодів, з них класів ${classes}.`);
    },
  },
];

/** Returns null for a missing or large file. */
async function readTextFile(path: string): Promise<string | null> {
  if (!path.endsWith('.json')) return null;
  try {
    const { size } = await stat(path);
    return size <= FILE_MAX_BYTES ? await readFile(path, 'utf8') : null;
  } catch {
    return null;
  }
}

/** Replaces the general texts, which are about documents. */
function toQuestionnaireResult(id: number, outcome: Outcome<null>, what: string): ActionResult {
  if (!outcome.ok && outcome.refusal.code === 'statusForbidsAction') return fail(`Анкету ${id} уже розглянуто.`);
  if (!outcome.ok && outcome.refusal.code === 'badRequest') return fail('Спершу запишіть хоча б одну примітку.');
  return toResult(outcome, () => `Анкету ${id} ${what}.`);
}
