import { isDisplayable } from '../../text';
import { QUESTIONNAIRE } from '../testing/questionnaire';
import { getQuestionnaireChanges, buildQuestionnaireLines, QUESTIONNAIRE_TITLES, questionnaireFields } from '.';

const [manager = {}] = QUESTIONNAIRE.managers;
const changesOf = (changes: object) => getQuestionnaireChanges({ ...QUESTIONNAIRE, ...changes }, QUESTIONNAIRE);

describe('what differs from the accepted version', () => {
  it('is nothing where nothing was changed', () => {
    expect(changesOf({})).toEqual([]);
  });

  it('is told by the field: the earlier text, what came and went of a list, which rows changed', () => {
    expect(changesOf({ workers: '15' })).toEqual([{ field: 'clntCountWorkers', kind: 'text', before: '14' }]);
    expect(changesOf({ partnerCountries: ['PL', 'CN'] })).toEqual([
      { field: 'clntPartnerCountries', kind: 'list', added: ['CN'], removed: ['UA'], changed: [] },
    ]);
    const managers = [
      { ...manager, position: 'Президент' },
      { ...manager, name: 'Умовна Оксана' },
    ];
    expect(changesOf({ managers })).toEqual([
      {
        field: 'clntManagers',
        kind: 'rows',
        added: ['Умовна Оксана'],
        removed: [],
        changed: ['Вигаданець Тарас Тестович'],
      },
    ]);
  });

  it('tells two rows of one name apart', () => {
    expect(changesOf({ managers: [manager, manager] })).toMatchObject([{ added: ['Вигаданець Тарас Тестович (2)'] }]);
  });
});

describe('the signed text', () => {
  const lines = buildQuestionnaireLines(QUESTIONNAIRE, {
    companyType: 'legal',
    activityNames: new Map([['62.01', 'Комп’ютерне програмування']]),
  }).map(({ text }) => text);

  it('has a line for each answer and for each row, in words', () => {
    expect(lines).toEqual(
      expect.arrayContaining([
        'Дата запису в ЄДР: 14.03.2019',
        'Юридична адреса: населений пункт: Київ',
        'Юридична адреса: вулиця: вул. Вигадана',
        'Юридична адреса: будинок, офіс: 10',
        'Організаційно-правова форма: Товариство з обмеженою відповідальністю',
        'Основний вид діяльності: 62.01 Комп’ютерне програмування',
        'Країни партнерів: Україна (UA), Польща (PL)',
        'Готівка, % обороту: 5 %',
        'Учасники: 2) Хто це: Юридична особа; Ім’я або назва: TEST HANDEL GMBH; Країна: Німеччина (DE); Код: HRB 1; Частка, %: 30 %',
        'Політично значущі особи: 1) Особа: Вигаданець Тарас Тестович; Публічна особа: Ні',
        'Підтверджую, що відомості достовірні: Так',
      ]),
    );
    expect(lines.every(isDisplayable)).toBe(true);
    expect(lines.some((line) => line.startsWith('Сайт'))).toBe(false);
    expect(lines.some((line) => line.includes('одним рядком'))).toBe(false);
  });

  it('calls everything that can be answered by a title', () => {
    const { fields, columns, options } = QUESTIONNAIRE_TITLES;
    for (const field of questionnaireFields) {
      expect(Object.keys(fields)).toContain(field.name);
      if (field.options)
        expect(Object.keys(options[field.name as keyof typeof options]).sort()).toEqual([...field.options].sort());
      for (const column of field.columns ?? []) {
        expect(Object.keys(columns[field.name as keyof typeof columns])).toContain(column.name);
        const place = `${field.name}.${column.name}` as keyof typeof options;
        if (column.options) expect(Object.keys(options[place]).sort()).toEqual([...column.options].sort());
      }
    }
  });
});
