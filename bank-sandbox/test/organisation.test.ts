import { getClientForm, getQuestionnaire, saveDump, saveQuestionnaire } from '@ncb/shared-kernel/api/contract';
import { asc, eq } from 'drizzle-orm';
import { audit, questionnaire, supportDump } from '../src/db/schema';
import { openTestBank, type TestBank } from './support/bank';
import { Person } from './support/person';

let bank: TestBank;
let director: Person;
let operator: Person;
let stranger: Person;
beforeAll(async () => {
  bank = await openTestBank();
  director = await new Person(bank, 'director1').signIn();
  operator = await new Person(bank, 'oper1').signIn();
  stranger = await new Person(bank, 'fop1').signIn();
}, 60_000);
afterAll(() => bank.close());

describe('the data of the organisation', () => {
  test('is what the bank knows of the caller’s company', async () => {
    expect(await operator.get(getClientForm, {})).toEqual({
      type: 'legal',
      fullName: 'Товариство з обмеженою відповідальністю «Калинова Брама»',
      shortName: 'ТОВ «Калинова Брама»',
      address: 'Київ, вул. Вигадана, 10, оф. 5',
      code: '91000017',
      workers: '14',
      mainActivity: '62.01',
      secondaryActivities: '',
      phone: '0440000101',
      email: 'office@kalyna.example',
      site: '',
    });
    expect(await stranger.get(getClientForm, {})).toMatchObject({ type: 'fop', code: '0011202075', workers: '0' });
  });
});

describe('the questionnaire', () => {
  const HANDED_IN = {
    ...{ fullName: 'Товариство «Калинова Брама»', shortName: 'Калинова Брама', address: 'Київ', workers: '15' },
    ...{ mainActivity: '62.02', secondaryActivities: ['62.01', '63.1'], phone: '0440000101' },
    ...{ email: 'new@kalyna.example', site: 'https://kalyna.example' },
  };

  test('begins with what the bank knows, and is then what was handed in last; the earlier ones are kept', async () => {
    const first = await operator.get(getQuestionnaire, {});
    expect(first).toMatchObject({ questionnaire: { mainActivity: '62.01', workers: '14', secondaryActivities: [] } });
    expect(first.saved).toBeNull();
    await director.get(saveQuestionnaire, { questionnaire: { ...HANDED_IN, workers: '' } });
    await director.get(saveQuestionnaire, { questionnaire: HANDED_IN });
    expect(await operator.get(getQuestionnaire, {})).toEqual({
      questionnaire: HANDED_IN,
      saved: '2026-07-15T12:00:00',
    });
    const kept = await bank.services.db.queries.select().from(questionnaire).orderBy(asc(questionnaire.id));
    expect(kept.map(({ content, savedBy, companyId }) => [content.workers, savedBy, companyId])).toEqual([
      ['', 501, 1001],
      ['15', 501, 1001],
    ]);
    const rows = await bank.services.db.queries.select().from(audit).where(eq(audit.objectType, 'questionnaire'));
    expect(rows.map(({ action, result }) => [action, result])).toEqual([
      ['saveRecord', 'ok'],
      ['saveRecord', 'ok'],
    ]);
  });

  test('changes nothing of what the bank knows, and nothing of another company', async () => {
    expect((await operator.get(getClientForm, {})).mainActivity).toBe('62.01');
    expect(await stranger.get(getQuestionnaire, {})).toMatchObject({
      questionnaire: { shortName: 'ФОП Прикладний О. Т.' },
      saved: null,
    });
  });

  test('with mistakes is refused by field, and an operator does not hand one in', async () => {
    const wrong = { ...HANDED_IN, mainActivity: '62', email: 'nobody', site: 'kalyna' };
    expect(await director.refused(saveQuestionnaire, { questionnaire: wrong })).toMatchObject({
      problems: [
        { field: 'clntMainVED', key: 'incorrectActivityCode' },
        { field: 'clntEmail', key: 'incorrectEmail' },
        { field: 'clntSite', key: 'incorrectSite' },
      ],
    });
    expect(await operator.refused(saveQuestionnaire, { questionnaire: HANDED_IN })).toMatchObject({
      code: 'forbidden',
    });
  });
});

describe('a text for support', () => {
  const kept = async () =>
    (await bank.services.db.queries.select().from(supportDump).orderBy(asc(supportDump.id))).map(
      ({ userId, content }) => [userId, content],
    );

  test('is kept with its sender and never logged', async () => {
    await operator.get(saveDump, { data: 'сліди помилки' });
    expect(await kept()).toEqual([[504, 'сліди помилки']]);
    expect(bank.logged()).not.toContain('сліди');
    const rows = await bank.services.db.queries.select().from(audit).where(eq(audit.action, 'sendDump'));
    expect(rows).toMatchObject([{ userId: 504, companyId: null, result: 'ok' }]);
  });

  test('that is too long is refused, and of one person the last twenty are kept', async () => {
    expect(await operator.refused(saveDump, { data: 'x'.repeat(100_001) })).toMatchObject({
      problems: [{ field: 'data', key: 'tooLongText' }],
    });
    await stranger.get(saveDump, { data: 'чужий' });
    for (let index = 1; index <= 21; index += 1) await operator.get(saveDump, { data: `№ ${index}` });
    const texts = await kept();
    expect(texts.filter(([userId]) => userId === 504).map(([, content]) => content)).toEqual(
      Array.from({ length: 20 }, (_, index) => `№ ${index + 2}`),
    );
    expect(texts).toContainEqual([505, 'чужий']);
  });
});
