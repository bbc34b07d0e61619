import {
  attachQuestionnaireFile,
  documentsToSign,
  findActivities,
  getClientForm,
  getQuestionnaire,
  getQuestionnaireFile,
  saveQuestionnaire,
  signDocuments,
  submitQuestionnaire,
} from '@ncb/shared-kernel/api/contract';
import type { QuestionnaireDraft } from '@ncb/shared-kernel/domain/rules';
import { QUESTIONNAIRE } from '@ncb/shared-kernel/domain/rules/testing';
import { DECLARATION } from '@ncb/shared-kernel/domain/vocabulary';
import { asc, eq } from 'drizzle-orm';
import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { audit, company, declaration, membership, questionnaire, questionnaireDraft } from '../src/db/schema';
import kved from '../src/seed/kved.json';
import { openTestBank, type TestBank } from './support/open-test-bank';
import { Operator } from './support/operator';
import { Person } from './support/person';

let bank: TestBank;
let director: Person;
let accountant: Person;
let typist: Person;
let stranger: Person;
let operator: Operator;
beforeEach(async () => {
  bank = await openTestBank();
  operator = new Operator(bank);
  director = await new Person(bank, 'director1').signIn();
  accountant = await new Person(bank, 'buh1').signIn();
  typist = await new Person(bank, 'oper1').signIn();
  stranger = await new Person(bank, 'fop1').signIn();
}, 60_000);
afterEach(() => bank.close());

const saved = async (changes: Partial<QuestionnaireDraft> = {}, revision = 0) =>
  (await director.get(saveQuestionnaire, { questionnaire: { ...QUESTIONNAIRE, ...changes }, revision })).revision;
const ready = async (revision: number) => (await director.get(submitQuestionnaire, { revision })).declarationId;
const signed = async (person: Person, id: string) => person.signRefs({ id, type: DECLARATION });
const readState = async (person = director) => (await person.get(getQuestionnaire, {})).state;
async function submit(changes: Partial<QuestionnaireDraft> = {}): Promise<string> {
  const { revision } = await director.get(getQuestionnaire, {});
  await signed(director, await ready(await saved(changes, revision)));
  const rows = await bank.services.db.queries.select().from(questionnaire).orderBy(asc(questionnaire.id));
  return String(rows.at(-1)?.id);
}

describe('a file of the questionnaire', () => {
  const content = Buffer.from('%PDF-1.7 the scheme').toString('base64');
  const attach = (person: Person, file: object = {}) =>
    person.call(attachQuestionnaireFile, { fileName: 'схема.pdf', content, ...file });

  test('is given to the bank, comes back as it went, and its hash stands in the signed text', async () => {
    const { answer } = await accountant.get(attachQuestionnaireFile, { fileName: 'схема.pdf', content });
    expect(answer).toMatch(/^[0-9a-f]{64} схема\.pdf$/);
    const [hash = ''] = answer.split(' ');
    expect(await typist.get(getQuestionnaireFile, { hash })).toEqual({ fileName: 'схема.pdf', content });
    expect(await stranger.refused(getQuestionnaireFile, { hash })).toMatchObject({ code: 'notFound' });
    expect(await attach(director)).toMatchObject({ ok: true, value: { answer } });
    const id = await ready(await saved({ ownershipScheme: answer }));
    const { documents } = await director.get(documentsToSign, { documents: [{ id, type: DECLARATION }] });
    expect(documents[0]?.canonical).toContain(`схема.pdf, SHA-256 ${hash}`);
    await signed(director, id);
    expect(await readState()).toBe('submitted');
    expect(await operator.page()).toContain(`/sandbox/questionnaires/1001/${hash}`);
  });

  test('is a PDF by name and content, small and not empty; an operator gives none', async () => {
    const executable = Buffer.from('MZ a program').toString('base64');
    for (const file of [{ fileName: 'схема.docx' }, { content: executable }, { content: 'no base64' }, { content: '' }])
      expect(await attach(accountant, file)).toMatchObject({ failure: { problems: [{ field: 'content' }] } });
    expect(await attach(typist)).toMatchObject({ failure: { code: 'forbidden' } });
  });

  test('that the bank does not have is not handed in: nobody could look into what is signed', async () => {
    const revision = await saved({ ownershipScheme: `${'0'.repeat(64)} схема.pdf` });
    expect(await director.refused(submitQuestionnaire, { revision })).toMatchObject({
      problems: [{ field: 'clntOwnScheme', key: 'incorrectFile' }],
    });
  });
});

describe('the draft', () => {
  test('begins with what the bank knows, and is then what was typed, also unfinished and wrong', async () => {
    expect(await typist.get(getQuestionnaire, {})).toMatchObject({
      questionnaire: { mainActivity: '62.01', workers: '14', secondaryActivities: [], activityVersion: '2010' },
      saved: null,
      state: 'draft',
      revision: 0,
      accepted: null,
      remarks: [],
      renewBy: null,
      companyType: 'legal',
      companyCode: '91000017',
    });
    // A line without parts is left for the company to divide.
    const readAddress = async () => {
      const { address, town, street, building } = (await typist.get(getQuestionnaire, {})).questionnaire;
      return { address, town, street, building };
    };
    expect(await readAddress()).toEqual({ address: '', town: 'Київ', street: 'вул. Вигадана', building: '10, оф. 5' });
    const ofCompany = eq(company.id, 1001);
    await bank.services.db.queries.update(company).set({ addressParts: null }).where(ofCompany);
    const line = { address: 'Київ, вул. Вигадана, 10, оф. 5', town: '', street: '', building: '' };
    expect(await readAddress()).toEqual(line);
    const unfinished = { ...QUESTIONNAIRE, workers: 'багато', managers: [] };
    await accountant.get(saveQuestionnaire, { questionnaire: unfinished, revision: 0 });
    expect(await typist.get(getQuestionnaire, {})).toMatchObject({
      questionnaire: unfinished,
      saved: '2026-07-15T12:00:00',
      savedBy: 'Перевірна Г. І.',
      state: 'draft',
      revision: 1,
    });
  });

  test('of somebody who has read an older one does not write over the newer', async () => {
    expect(await saved()).toBe(1);
    expect(await saved({ workers: '15' }, 1)).toBe(2);
    for (const revision of [0, 1, 3])
      expect(await accountant.refused(saveQuestionnaire, { questionnaire: QUESTIONNAIRE, revision })).toMatchObject({
        code: 'documentChanged',
      });
    expect(await director.get(getQuestionnaire, {})).toMatchObject({ questionnaire: { workers: '15' }, revision: 2 });
  });

  test('without end is refused by field, one of an operator by his role, one of another company is its own', async () => {
    const long = { ...QUESTIONNAIRE, trade: 'я'.repeat(2001) };
    expect(await director.refused(saveQuestionnaire, { questionnaire: long, revision: 0 })).toMatchObject({
      problems: [{ field: 'clntTrade', key: 'tooLongText' }],
    });
    expect(await typist.refused(saveQuestionnaire, { questionnaire: QUESTIONNAIRE, revision: 0 })).toMatchObject({
      code: 'forbidden',
    });
    await saved();
    expect(await stranger.get(getQuestionnaire, {})).toMatchObject({
      questionnaire: { shortName: 'ФОП Прикладний О. Т.' },
      saved: null,
      companyType: 'fop',
    });
  });
});

describe('handing in', () => {
  test('is refused by field while something is missing, and for activities that are no classes', async () => {
    const revision = await saved({ managers: [], isTrue: '' });
    expect(await director.refused(submitQuestionnaire, { revision })).toMatchObject({
      problems: [
        { field: 'clntManagers', key: 'emptyField' },
        { field: 'clntIsTrue', key: 'confirmationRequired' },
      ],
    });
    const next = await saved({ mainActivity: '62.99', secondaryActivities: ['62.02', '99.99'] }, revision);
    expect(await director.refused(submitQuestionnaire, { revision: next })).toMatchObject({
      problems: [
        { field: 'clntMainVED', key: 'unknownActivity' },
        { field: 'clntSubVED', key: 'unknownActivity' },
      ],
    });
  });

  test('is not prepared for a director whose rights have ended', async () => {
    const revision = await saved();
    await bank.services.db.queries.update(membership).set({ rightsValid: false }).where(eq(membership.userId, 501));
    expect(await director.refused(submitQuestionnaire, { revision })).toMatchObject({
      code: 'insufficientOrExpiredRights',
    });
  });

  test('is signed by a director over every answer; then the bank has it and nobody changes it', async () => {
    const id = await ready(await saved());
    const { documents } = await director.get(documentsToSign, { documents: [{ id, type: DECLARATION }] });
    const [text] = documents;
    expect(text).toMatchObject({ id, type: DECLARATION, version: 1, title: 'Анкета клієнта' });
    expect(text?.canonical).toContain('Основний вид діяльності: 62.01 Комп’ютерне програмування');
    expect(await signed(director, id)).toEqual([{ id, status: null, error: null, errorCode: null }]);
    expect(await director.get(getQuestionnaire, {})).toMatchObject({
      questionnaire: QUESTIONNAIRE,
      state: 'submitted',
      revision: 0,
    });
    const { queries } = bank.services.db;
    expect(await queries.select().from(questionnaireDraft)).toEqual([]);
    expect(await queries.select().from(questionnaire)).toMatchObject([
      { companyId: 1001, savedBy: 501, declarationId: Number(id) },
    ]);
    expect(await director.refused(saveQuestionnaire, { questionnaire: QUESTIONNAIRE, revision: 0 })).toMatchObject({
      code: 'statusForbidsAction',
    });
    const rows = await queries.select().from(audit).where(eq(audit.objectType, 'declaration'));
    expect(rows.map(({ action, objectId, result }) => [action, objectId, result])).toEqual([['signAll', id, 'ok']]);
  });

  test('twice with the same signature is once; another signature comes too late', async () => {
    const id = await ready(await saved());
    const documents = [{ id, type: DECLARATION } as const];
    const { documents: texts } = await director.get(documentsToSign, { documents });
    expect(texts).toHaveLength(1);
    await signed(director, id);
    const [row] = await bank.services.db.queries.select().from(declaration);
    const signature = Buffer.from(row?.signature ?? []).toString('base64');
    const again = { all: false, documents, signatures: [{ id, version: 1, signature }] };
    expect((await director.get(signDocuments, again)).verdicts).toMatchObject([{ error: null }]);
    const other = { ...again, signatures: [{ id, version: 1, signature: `${signature.slice(0, -8)}AAAAAAA=` }] };
    expect((await director.get(signDocuments, other)).verdicts[0]?.errorCode).not.toBeNull();
    expect(await bank.services.db.queries.select().from(questionnaire)).toHaveLength(1);
  });

  test('is void for a text of before a change, for an accountant, and for another company', async () => {
    const revision = await saved();
    const old = await ready(revision);
    await saved({ workers: '16' }, revision);
    const forOld = { documents: [{ id: old, type: DECLARATION }] as const };
    expect((await director.get(documentsToSign, forOld)).documents).toEqual([]);
    const id = await ready(revision + 1);
    for (const person of [accountant, typist, stranger]) {
      const documents = [{ id, type: DECLARATION } as const];
      expect((await person.get(documentsToSign, { documents })).documents).toEqual([]);
      const signatures = [{ id, version: 1, signature: 'AAAA' }];
      const { verdicts } = await person.get(signDocuments, { all: false, documents, signatures });
      expect(verdicts[0]?.errorCode).toBe(person === stranger ? 'notFound' : 'signatureInvalid');
    }
    expect(await accountant.refused(submitQuestionnaire, { revision: revision + 1 })).toMatchObject({
      code: 'forbidden',
    });
    expect(await readState()).toBe('draft');
  });

  test('with a right signature of somebody who may not sign it keeps nothing', async () => {
    const id = await ready(await saved());
    const [row] = await bank.services.db.queries.select().from(declaration);
    // Signs a text obtained elsewhere.
    const signatures = await accountant.signTexts([{ id, version: 1, canonical: row?.canonical ?? '' }]);
    const documents = [{ id, type: DECLARATION } as const];
    const { verdicts } = await accountant.get(signDocuments, { all: false, documents, signatures });
    expect(verdicts).toMatchObject([{ errorCode: 'forbidden' }]);
    expect(await bank.services.db.queries.select().from(questionnaire)).toEqual([]);
  });
});

describe('the bank’s answer', () => {
  test('is remarks by field: the company puts them right, hands in again, and is accepted', async () => {
    const first = await submit();
    expect(await operator.rows('questionnaire')).toMatchObject([
      { id: first, company: 'ТОВ «Калинова Брама»', person: 'Вигаданець Т. П.', changed: 'перша' },
    ]);
    expect(await operator.press('return-questionnaire', { id: first })).toContain('примітку');
    const remark = { id: first, field: 'clntUbo', reason: 'Додайте документ про частку' };
    expect(await operator.press('remark-questionnaire', { ...remark, field: 'amount' })).not.toContain('доповнено');
    expect(await operator.press('remark-questionnaire', remark)).toBe(`Анкету ${first} доповнено приміткою.`);
    expect(await readState()).toBe('submitted');
    expect(await operator.press('return-questionnaire', { id: first })).toBe(`Анкету ${first} повернуто.`);
    expect(await typist.get(getQuestionnaire, {})).toMatchObject({
      questionnaire: QUESTIONNAIRE,
      state: 'returned',
      revision: 0,
      remarks: [{ field: 'clntUbo', text: 'Додайте документ про частку' }],
    });
    const second = await submit({ otherBanks: 'Тестбанк', phone: '0440000102', workers: '15' });
    expect(await readState()).toBe('submitted');
    expect((await operator.command('pending')).text).toContain('ТОВ «Калинова Брама»');
    expect((await operator.command('accept-questionnaire', second)).text).toContain(`Анкету ${second} прийнято.`);
    expect(await director.get(getQuestionnaire, {})).toMatchObject({
      state: 'accepted',
      renewBy: '2027-07-15',
      remarks: [],
      accepted: { otherBanks: 'Тестбанк' },
    });
    // Names come from the register.
    expect(await typist.get(getClientForm, {})).toMatchObject({
      phone: '0440000102',
      workers: '15',
      secondaryActivities: '62.02',
      fullName: 'Товариство з обмеженою відповідальністю «Калинова Брама»',
    });
    expect(await operator.press('accept-questionnaire', { id: second })).toBe(`Анкету ${second} уже розглянуто.`);
    expect(await operator.rows('questionnaire')).toEqual([]);
  });

  test('stores the address in parts, and a questionnaire without parts takes none away', async () => {
    const parts = {
      postCode: '36000',
      region: 'Полтавська',
      town: 'Полтава',
      street: 'пров. Умовний',
      building: '3-А',
    };
    await operator.press('accept-questionnaire', { id: await submit(parts) });
    expect(await director.get(getClientForm, {})).toMatchObject({ ...parts, address: expect.stringContaining('Київ') });
    const id = await submit(parts);
    const { queries } = bank.services.db;
    const [stored] = await queries
      .select()
      .from(questionnaire)
      .where(eq(questionnaire.id, Number(id)));
    await operator.press('accept-questionnaire', { id });
    if (!stored) throw new Error(`no questionnaire ${id}`);
    const { id: _, content, ...row } = stored;
    const earlier = { ...content, town: '', street: '', building: '', address: 'Одеса, 1' };
    const [former] = await queries
      .insert(questionnaire)
      .values({ ...row, content: earlier, declarationId: null })
      .returning();
    await operator.press('accept-questionnaire', { id: String(former?.id) });
    expect(await director.get(getClientForm, {})).toMatchObject(parts);
  });

  test('a later one tells the clerk what differs from the accepted', async () => {
    await operator.press('accept-questionnaire', { id: await submit() });
    await submit({ partnerCountries: ['UA', 'PL', 'CN'] });
    expect(await operator.rows('questionnaire')).toMatchObject([{ changed: 'Країни партнерів' }]);
  });
});

describe('activities', () => {
  const findCodes = async (text: string) =>
    (await typist.get(findActivities, { text, version: '2010', codes: null })).activities;

  test('are found by digits and by words in other cases, also in English; heads of groups cannot be chosen', async () => {
    expect((await findCodes('програмування')).map(({ code }) => code)).toContain('62.01');
    expect((await findCodes('62.0')).map(({ code, isSelectable }) => [code, isSelectable])).toEqual([
      ['62.0', false],
      ['62.01', true],
      ['62.02', true],
      ['62.03', true],
      ['62.09', true],
    ]);
    expect((await findCodes("комп'ютерного програмуванням")).map(({ code }) => code)).toContain('62.01');
    expect((await findCodes('computer programming')).map(({ code }) => code)).toContain('62.01');
    expect(await findCodes('нічогоподібного')).toEqual([]);
    expect(await findCodes(' ')).toEqual([]);
    expect((await findCodes('торгівля')).length).toBe(20);
  });

  test('are named by their codes', async () => {
    const { activities } = await typist.get(findActivities, { text: '', version: '2010', codes: '62.02,99.99' });
    expect(activities.map(({ code }) => code)).toEqual(['62.02']);
    const later = await typist.get(findActivities, { text: '62', version: '2.1', codes: null });
    expect(later.activities).toEqual([]);
  });

  test('come from a file of the bank, which takes the place of the whole version or of nothing', async () => {
    const file = join(tmpdir(), `ncb-activities-${process.pid}.json`);
    const loads = async (content: unknown) => {
      writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
      return (await operator.command('load-activities', file)).text;
    };
    expect(await loads(kved)).toContain('Класифікатор 2010: 996 кодів, з них класів 615.');
    expect(await loads('не JSON')).toContain('не є JSON');
    expect(await loads({ items: [{ code: '1' }] })).toContain('не схожий');
    const item = { code: '62.01', level: 'class', parent: null, ua: 'Щось' };
    expect(await loads({ items: [item, item] })).toContain('двічі');
    expect(await loads({ items: [{ ...item, parent: '62' }] })).toContain('якого у файлі немає');
    expect((await findCodes('62.0')).length).toBe(5);
    expect(await loads({ version: '2.1', items: [{ ...item, code: '62.10' }] })).toContain('Класифікатор 2.1: 1 кодів');
    const { activities } = await typist.get(findActivities, { text: '62', version: '2.1', codes: null });
    expect(activities).toMatchObject([{ code: '62.10', name: 'Щось' }]);
    expect((await operator.command('load-activities', '/немає.json')).text).toContain('Не вдалося прочитати');
  });
});
