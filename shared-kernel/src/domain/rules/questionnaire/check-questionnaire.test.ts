import { RECEIVER_NAME_MAX, SITE_MAX } from '../../vocabulary';
import { QUESTIONNAIRE } from '../testing/questionnaire';
import {
  checkQuestionnaire,
  checkQuestionnaireSize,
  completeQuestionnaire,
  questionnaireFields,
  listQuestionnairePeople,
  findQuestionnaireSection,
  getQuestionnaireSections,
  QUESTIONNAIRE_ROWS_MAX,
  SECONDARY_ACTIVITIES_MAX,
  type QuestionnaireDraft,
} from '.';

const TODAY = '2026-07-15';
const problemsOf = (changes: Partial<QuestionnaireDraft>, companyType = 'legal') =>
  checkQuestionnaire({ ...QUESTIONNAIRE, ...changes }, { companyType, today: TODAY });
const site = (length: number) => `a.ua/${'x'.repeat(length - 5)}`;
const [manager = {}] = QUESTIONNAIRE.managers;
const [participant = {}, partner = {}] = QUESTIONNAIRE.participants;
const [beneficiary = {}] = QUESTIONNAIRE.beneficiaries;
const [answered = {}] = QUESTIONNAIRE.exposed;
const codes = (count: number) =>
  Array.from({ length: count }, (_, index) => `${10 + Math.floor(index / 9)}.${index % 9}1`);

describe('checkQuestionnaire', () => {
  it.each<[string, Partial<QuestionnaireDraft>]>([
    ['what is well filled in', {}],
    ['no number of workers', { workers: '' }],
    ['as many workers as may be', { workers: '9999999' }],
    ['no secondary activities', { secondaryActivities: [] }],
    ['as many as may be', { secondaryActivities: codes(SECONDARY_ACTIVITIES_MAX) }],
    ['a site with a page', { site: 'https://kalyna.example/about?x=1' }],
    ['a Ukrainian site', { site: 'калина.укр' }],
    ['a long site', { site: site(SITE_MAX) }],
    ['shares that make exactly a hundred', { participants: [participant, { ...partner, share: '30,00' }] }],
    ['a foreigner without a tax number', { managers: [{ ...manager, citizenship: 'DE', taxCode: '' }] }],
    ['somebody of decisive influence without a share', decisive()],
    ['no beneficiaries, with the reason', { hasBeneficiaries: 'no', beneficiaries: [], noBeneficiaries: 'Немає' }],
    ['a story of several lines', { trade: 'Перше\nдруге' }],
    ['people written with other spaces', { exposed: [{ ...answered, name: ' вигаданець  Тарас Тестович ' }] }],
  ])('takes %s', (_, changes) => {
    expect(problemsOf(changes)).toEqual([]);
  });

  it('asks for everything that must be told, in the order of the form', () => {
    const problems = checkQuestionnaire(completeQuestionnaire({}), { companyType: 'legal', today: TODAY });
    const order = questionnaireFields.map(({ wire }) => wire);
    const places = problems.map(({ field }) => order.indexOf(field));
    expect(places).toEqual([...places].sort((a, b) => a - b));
    expect(problems.map(({ field }) => field)).toEqual(
      (
        'clntFullName clntShortName clntRegDate clntRegNumber clntLegalForm clntTaxSystem clntTown clntStreet clntBuilding ' +
        'clntOtherAddress clntPhone clntEmail ved_ver clntMainVED clntTrade clntPartnerCountries clntClientKinds clntManagers ' +
        'clntParticipants clntHasUbo clntHasNominees clntPep clntPurposes clntTurnUah clntTurnCur clntFunds clntZed ' +
        'clntAggressorLinks clntTaxResidence clntFatca clntCrs clntIsTrue clntTellsChanges'
      ).split(' '),
    );
  });

  it('asks to confirm the parts of an address that an earlier form has on one line, and takes no line for parts', () => {
    const former = { address: 'Київ, вул. Вигадана, 10', town: '', street: '', building: '' };
    expect(problemsOf(former)).toEqual([
      { field: 'clntAddress', key: 'addressToConfirm', params: { town: 'Київ' } },
      { field: 'clntTown', key: 'emptyField' },
      { field: 'clntStreet', key: 'emptyField' },
      { field: 'clntBuilding', key: 'emptyField' },
    ]);
    expect(problemsOf({ ...former, town: 'Київ', street: 'вул. Вигадана', building: '10' })).toEqual([]);
    expect(problemsOf({ ...former, address: 'вул. Вигадана, 10' }).map(({ field }) => field)).toEqual([
      'clntTown',
      'clntStreet',
      'clntBuilding',
    ]);
  });

  it.each<[string, Partial<QuestionnaireDraft>, string, string]>([
    ['a town longer than a SWIFT message takes', { town: 'я'.repeat(36) }, 'clntTown', 'tooLongText'],
    ['a building longer than a SWIFT message takes', { building: 'я'.repeat(17) }, 'clntBuilding', 'tooLongText'],
    ['a number in words', { workers: 'чотирнадцять' }, 'clntCountWorkers', 'incorrectCount'],
    ['too many workers', { workers: '10000000' }, 'clntCountWorkers', 'incorrectCount'],
    ['an activity without a dot', { mainActivity: '6201' }, 'clntMainVED', 'incorrectActivityCode'],
    ['the head of a group', { mainActivity: '62.0' }, 'clntMainVED', 'incorrectActivityCode'],
    ['a wrong secondary one', { secondaryActivities: ['62.02', ''] }, 'clntSubVED', 'incorrectActivityCode'],
    ['the main activity once more', { secondaryActivities: ['62.01'] }, 'clntSubVED', 'activityRepeated'],
    ['an activity twice', { secondaryActivities: ['62.02', '62.02'] }, 'clntSubVED', 'activityRepeated'],
    ['too many of them', { secondaryActivities: codes(SECONDARY_ACTIVITIES_MAX + 1) }, 'clntSubVED', 'tooManyRecords'],
    ['a wrong phone', { phone: '044' }, 'clntPhone', 'incorrectPhone'],
    ['a wrong address for mail', { email: 'office' }, 'clntEmail', 'incorrectEmail'],
    ['a site with a space', { site: 'www. kalyna.example' }, 'clntSite', 'incorrectSite'],
    ['a script for a site', { site: 'javascript:alert(1)' }, 'clntSite', 'incorrectSite'],
    ['a Cyrillic English name', { englishName: 'Калина' }, 'clntEnglishName', 'forbiddenCharacters'],
    ['a company registered tomorrow', { registerDate: '2026-07-16' }, 'clntRegDate', 'dateInFuture'],
    ['a day that does not exist', { registerDate: '2026-02-30' }, 'clntRegDate', 'invalidDateMessage'],
    ['a short number of VAT', { vatNumber: '12345' }, 'clntVatNumber', 'incorrectVatNumber'],
    ['a form that nobody has', { legalForm: 'guild' }, 'clntLegalForm', 'unknownValue'],
    ['another address without a town', elsewhere({ actualCity: '' }), 'clntActCity', 'emptyField'],
    ['a country that does not exist', { partnerCountries: ['UA', 'XX'] }, 'clntPartnerCountries', 'unknownCountry'],
    ['more cash than all', { cashShare: '101' }, 'clntCashShare', 'incorrectPercent'],
    ['a kind of customers that there is not', { clientKinds: ['cats'] }, 'clntClientKinds', 'unknownValue'],
    ['a head born tomorrow', boss({ birthDate: '2026-07-16' }), 'clntManagers.0.birthDate', 'dateInFuture'],
    ['a citizen without a tax number', boss({ taxCode: '' }), 'clntManagers.0.taxCode', 'emptyField'],
    ['a wrong tax number', boss({ taxCode: '0148102805' }), 'clntManagers.0.taxCode', 'invalidOkpo'],
    [
      'more owners than a company has',
      { participants: [participant, partner, partner] },
      'clntParticipants',
      'sharesAboveHundred',
    ],
    ['a Ukrainian owner without a code', owner({ code: '1' }), 'clntParticipants.0.code', 'invalidOkpo'],
    ['a share finer than a hundredth', owner({ share: '0,001' }), 'clntParticipants.0.share', 'incorrectPercent'],
    ['a beneficiary of a small share', ubo({ share: '24,99' }), 'clntUbo.0.share', 'beneficiaryBelowQuarter'],
    ['beneficiaries of more than all', { beneficiaries: [beneficiary, beneficiary] }, 'clntUbo', 'sharesAboveHundred'],
    ['no beneficiaries without a reason', { hasBeneficiaries: 'no' }, 'clntNoUboReason', 'emptyField'],
    ['an owner of whom nothing is told', owner({ name: 'Умовна Оксана' }), 'clntPep', 'personNotAnswered'],
    ['nobody told of at all', { exposed: [] }, 'clntPep', 'personNotAnswered'],
    ['a minister without a post', minister({ position: '' }), 'clntPep.0.position', 'emptyField'],
    ['trade with nobody', { tradesAbroad: 'yes' }, 'clntZedCountries', 'emptyField'],
    ['an institution without a number', { fatca: 'institution' }, 'clntGiin', 'emptyField'],
    ['a wrong number of one', { fatca: 'institution', giin: '98Q96B' }, 'clntGiin', 'incorrectGiin'],
    ['a passive company that nobody controls', { crs: 'passiveEntity' }, 'clntControllers', 'emptyField'],
    ['a consent that is not given', { isTrue: '' }, 'clntIsTrue', 'confirmationRequired'],
    ['a consent that is refused', { tellsChanges: 'no' }, 'clntTellsChanges', 'confirmationRequired'],
  ])('refuses %s', (_, changes, field, key) => {
    expect(problemsOf(changes)).toEqual([expect.objectContaining({ field, key })]);
  });

  it('names the longest texts that it takes, the sum of shares and the person who is missing', () => {
    const long = 'я'.repeat(RECEIVER_NAME_MAX + 1);
    expect(problemsOf({ fullName: long })).toEqual([
      { field: 'clntFullName', key: 'tooLongText', params: { length: '141', max: '140' } },
    ]);
    expect(problemsOf(owner({ share: '70,5' }))).toMatchObject([{ params: { sum: '100,5' } }]);
    expect(problemsOf({ exposed: [] })).toMatchObject([{ params: { name: 'Вигаданець Тарас Тестович' } }]);
  });

  it('asks a sole trader neither for managers nor for owners, and whether he himself holds an office', () => {
    expect(problemsOf({ managers: [], participants: [], hasBeneficiaries: '', hasNominees: '' }, 'fop')).toEqual([]);
    expect(problemsOf({ managers: [], exposed: [] }, 'fop')).toEqual([{ field: 'clntPep', key: 'emptyField' }]);
    expect(getQuestionnaireSections('fop')).not.toContain('ownership');
  });

  it('does not ask for what another answer has made needless', () => {
    expect(problemsOf({ worksElsewhere: 'no', actualCity: 'я'.repeat(500) })).toEqual([]);
  });

  it('takes no endless list of rows', () => {
    const rows = Array.from({ length: QUESTIONNAIRE_ROWS_MAX + 1 }, () => ({ ...participant, share: '0' }));
    expect(problemsOf({ participants: rows })).toMatchObject([{ field: 'clntParticipants', key: 'tooManyRecords' }]);
  });
});

describe('a draft', () => {
  it('is kept unfinished and wrong, and not without end', () => {
    expect(checkQuestionnaireSize(completeQuestionnaire({ workers: 'багато', mainActivity: '6' }))).toEqual([]);
    expect(checkQuestionnaireSize({ ...QUESTIONNAIRE, trade: 'я'.repeat(2001) })).toMatchObject([
      { field: 'clntTrade', key: 'tooLongText', params: { max: '2000' } },
    ]);
    const many = Array.from({ length: 301 }, () => 'UA');
    expect(checkQuestionnaireSize({ ...QUESTIONNAIRE, partnerCountries: many })).toMatchObject([
      { key: 'tooManyRecords' },
    ]);
  });

  it('of another version keeps what it has in the form that is asked for', () => {
    const prefilled = {
      fullName: 'ТОВ',
      workers: 14,
      secondaryActivities: '62.01',
      managers: [{ name: 'Я', age: '5' }, 7],
    };
    const whole = completeQuestionnaire(prefilled);
    expect(whole).toMatchObject({ fullName: 'ТОВ', workers: '', secondaryActivities: [], site: '' });
    expect(whole.managers.map(({ name, position }) => [name, position])).toEqual([
      ['Я', ''],
      ['', ''],
    ]);
    expect(Object.keys(whole.managers[0] ?? {})).not.toContain('age');
    expect(completeQuestionnaire(null)).toEqual(completeQuestionnaire({}));
  });
});

it('everybody is asked about once, companies and nobody of a list that is not asked for are left out', () => {
  const sections = getQuestionnaireSections('legal');
  expect(listQuestionnairePeople(QUESTIONNAIRE, sections)).toEqual(['Вигаданець Тарас Тестович']);
  const hidden = { ...QUESTIONNAIRE, hasBeneficiaries: 'no', beneficiaries: [{ ...beneficiary, name: 'Інший' }] };
  expect(listQuestionnairePeople(hidden, sections)).toEqual(['Вигаданець Тарас Тестович']);
});

it('a cell belongs to the section of its list', () => {
  expect(findQuestionnaireSection('clntManagers.0.birthDate')).toBe('management');
  expect(findQuestionnaireSection('clntMainVED')).toBe('activity');
  expect(findQuestionnaireSection('amount')).toBeNull();
});

function boss(changes: object): Partial<QuestionnaireDraft> {
  return { managers: [{ ...manager, ...changes }] };
}
function owner(changes: object): Partial<QuestionnaireDraft> {
  return { participants: [{ ...participant, ...changes }, partner] };
}
function ubo(changes: object): Partial<QuestionnaireDraft> {
  return { beneficiaries: [{ ...beneficiary, ...changes }] };
}
function minister(changes: object): Partial<QuestionnaireDraft> {
  return { exposed: [{ ...answered, status: 'national', position: 'Міністр', wealth: 'Зарплата', ...changes }] };
}
function decisive(): Partial<QuestionnaireDraft> {
  return ubo({ influence: 'decisive', share: '' });
}
function elsewhere(changes: object): Partial<QuestionnaireDraft> {
  const address = { actualCity: 'Львів', actualStreet: 'Уявна', actualBuilding: '1' };
  return { worksElsewhere: 'yes', ...address, ...changes };
}
