import { RECEIVER_NAME_MAX, SITE_MAX } from '../../vocabulary';
import { checkQuestionnaire, SECONDARY_ACTIVITIES_MAX, type QuestionnaireDraft } from './questionnaire';

const VALID: QuestionnaireDraft = {
  fullName: 'Товариство з обмеженою відповідальністю «Калинова Брама»',
  shortName: 'ТОВ «Калинова Брама»',
  address: 'Київ, вул. Вигадана, 10',
  workers: '14',
  mainActivity: '62.01',
  secondaryActivities: ['62.02'],
  phone: '0440000101',
  email: 'office@kalyna.example',
  site: '',
};
const problemsOf = (changes: Partial<QuestionnaireDraft>) => checkQuestionnaire({ ...VALID, ...changes });
const site = (length: number) => `a.ua/${'x'.repeat(length - 5)}`;

describe('checkQuestionnaire', () => {
  it.each<[string, Partial<QuestionnaireDraft>]>([
    ['what is well filled in', {}],
    ['no number of workers', { workers: '' }],
    ['as many workers as may be', { workers: '9999999' }],
    ['no secondary activities', { secondaryActivities: [] }],
    ['as many as may be', { secondaryActivities: Array<string>(SECONDARY_ACTIVITIES_MAX).fill('10.6') }],
    ['an activity of a group', { mainActivity: '62.0' }],
    ['a site', { site: 'www.kalyna.example' }],
    ['a site with a page', { site: 'https://kalyna.example/about?x=1' }],
    ['a Ukrainian site', { site: 'калина.укр' }],
    ['a long site', { site: site(SITE_MAX) }],
  ])('takes %s', (_, changes) => {
    expect(problemsOf(changes)).toEqual([]);
  });

  it('asks for names, address, main activity, phone and address for mail', () => {
    const empty = { fullName: '', shortName: '', address: '', mainActivity: '', phone: '', email: '' };
    expect(problemsOf(empty)).toEqual(
      ['clntFullName', 'clntShortName', 'clntAddress', 'clntMainVED', 'clntPhone', 'clntEmail'].map((field) => ({
        field,
        key: 'emptyField',
      })),
    );
  });

  it.each<[string, Partial<QuestionnaireDraft>, string, string]>([
    ['a number in words', { workers: 'чотирнадцять' }, 'clntCountWorkers', 'incorrectCount'],
    ['too many workers', { workers: '10000000' }, 'clntCountWorkers', 'incorrectCount'],
    ['an activity without a dot', { mainActivity: '6201' }, 'clntMainVED', 'incorrectActivityCode'],
    ['an activity too long', { mainActivity: '62.011' }, 'clntMainVED', 'incorrectActivityCode'],
    ['an activity behind a letter', { mainActivity: 'J62.01' }, 'clntMainVED', 'incorrectActivityCode'],
    ['a wrong secondary one', { secondaryActivities: ['62.02', ''] }, 'clntSubVED', 'incorrectActivityCode'],
    [
      'too many secondary ones',
      { secondaryActivities: Array<string>(SECONDARY_ACTIVITIES_MAX + 1).fill('62.02') },
      'clntSubVED',
      'incorrectActivityCode',
    ],
    ['a wrong phone', { phone: '044' }, 'clntPhone', 'incorrectPhone'],
    ['a wrong address for mail', { email: 'office' }, 'clntEmail', 'incorrectEmail'],
    ['a site that is none', { site: 'немає' }, 'clntSite', 'incorrectSite'],
    ['a site with a space', { site: 'www. kalyna.example' }, 'clntSite', 'incorrectSite'],
    ['a script for a site', { site: 'javascript:alert(1)' }, 'clntSite', 'incorrectSite'],
    ['a site with more behind it', { site: 'a.ua/x y' }, 'clntSite', 'incorrectSite'],
    ['a site with another name before it', { site: 'ftp://a.ua' }, 'clntSite', 'incorrectSite'],
  ])('refuses %s', (_, changes, field, key) => {
    expect(problemsOf(changes)).toEqual([{ field, key }]);
  });

  it('names the longest texts that it takes', () => {
    const long = 'я'.repeat(RECEIVER_NAME_MAX + 1);
    const tooLong = (field: string, max: number) => ({
      field,
      key: 'tooLongText',
      params: { length: String(max + 1), max: String(max) },
    });
    expect(problemsOf({ fullName: long, shortName: long, address: long, site: site(SITE_MAX + 1) })).toEqual([
      tooLong('clntFullName', 140),
      tooLong('clntShortName', 140),
      tooLong('clntAddress', 140),
      tooLong('clntSite', SITE_MAX),
    ]);
  });
});
