import { getClientForm, saveDump } from '@ncb/shared-kernel/api/contract';
import { asc, eq } from 'drizzle-orm';
import { audit, supportDump } from '../src/db/schema';
import { setUpBank, setUpPerson } from './support/set-up-bank';

const bank = setUpBank();
const operator = setUpPerson(bank, 'oper1');
const stranger = setUpPerson(bank, 'fop1');

describe('the data of the organisation', () => {
  test('is what the bank knows of the caller’s company', async () => {
    expect(await operator.get(getClientForm, {})).toEqual({
      type: 'legal',
      fullName: 'Товариство з обмеженою відповідальністю «Калинова Брама»',
      shortName: 'ТОВ «Калинова Брама»',
      address: 'Київ, вул. Вигадана, 10, оф. 5',
      town: 'Київ',
      street: 'вул. Вигадана',
      building: '10, оф. 5',
      nameInEnglish: 'KALYNOVA BRAMA LLC',
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

describe('a text for support', () => {
  const readStored = async () =>
    (await bank.services.db.queries.select().from(supportDump).orderBy(asc(supportDump.id))).map(
      ({ userId, content }) => [userId, content],
    );

  test('is kept with its sender and never logged', async () => {
    await operator.get(saveDump, { data: 'сліди помилки' });
    expect(await readStored()).toEqual([[504, 'сліди помилки']]);
    expect(bank.readLog()).not.toContain('сліди');
    const rows = await bank.services.db.queries.select().from(audit).where(eq(audit.action, 'sendDump'));
    expect(rows).toMatchObject([{ userId: 504, companyId: null, result: 'ok' }]);
  });

  test('that is too long is refused, and of one person the last twenty are kept', async () => {
    expect(await operator.refused(saveDump, { data: 'x'.repeat(100_001) })).toMatchObject({
      problems: [{ field: 'data', key: 'tooLongText' }],
    });
    await stranger.get(saveDump, { data: 'чужий' });
    for (let index = 1; index <= 21; index += 1) await operator.get(saveDump, { data: `№ ${index}` });
    const texts = await readStored();
    expect(texts.filter(([userId]) => userId === 504).map(([, content]) => content)).toEqual(
      Array.from({ length: 20 }, (_, index) => `№ ${index + 2}`),
    );
    expect(texts).toContainEqual([505, 'чужий']);
  });
});
