import {
  ADDRESS_BUILDING_MAX,
  ADDRESS_POST_CODE_MAX,
  ADDRESS_REGION_MAX,
  ADDRESS_STREET_MAX,
  ADDRESS_TOWN_MAX,
  RECEIVER_NAME_MAX,
} from '../../vocabulary';

/** Sections of the questionnaire in the order in which it is filled in. Source: reference/areas D4 */
export const QUESTIONNAIRE_SECTIONS = [
  'general',
  'activity',
  'management',
  'ownership',
  'exposed',
  'relations',
  'tax',
  'consents',
] as const;
export type QuestionnaireSection = (typeof QUESTIONNAIRE_SECTIONS)[number];

/** Secondary activities of one company (ours). */
export const SECONDARY_ACTIVITIES_MAX = 20;
/** Rows of one list: participants, beneficiaries, signers (ours). */
export const QUESTIONNAIRE_ROWS_MAX = 50;
/** Countries of one list (ours). */
const COUNTRIES_MAX = 50;
const PERSON_NAME_MAX = 140;
const SHORT_MAX = 60;
/** What a company sells and buys, in its own words. Source: reference/areas D4 */
const STORY_MAX = 420;

/** How an answer is written. Every answer is a text, a list of texts, or rows of texts; '' is no answer. */
export type QuestionnaireKind =
  | 'text'
  | 'story'
  | 'latin'
  | 'date'
  | 'count'
  | 'percent'
  | 'vat'
  | 'giin'
  | 'phone'
  | 'email'
  | 'site'
  | 'country'
  | 'select'
  /** `yes`, `no` or ''. */
  | 'answer'
  /** `yes` or ''. */
  | 'confirmation'
  | 'activity'
  | 'activities'
  | 'countries'
  | 'choices'
  /** A PDF that the bank keeps: name and hash. */
  | 'file'
  | 'rows'
  // in rows alone
  | 'person'
  | 'taxCode'
  | 'companyOrTaxCode';

/** An answer is asked for where another one has one of these values. */
export interface QuestionnaireCondition {
  readonly field: string;
  readonly is: readonly string[];
}

/** A cell of a row. Its name is also its name on the wire (ours). */
export interface QuestionnaireColumn {
  readonly name: string;
  readonly kind: QuestionnaireKind;
  readonly required?: true;
  readonly max?: number;
  readonly options?: readonly string[];
  readonly when?: QuestionnaireCondition;
}

/** A question. */
export interface QuestionnaireField {
  readonly section: QuestionnaireSection;
  readonly name: string;
  /** Its name on the wire: that of the organisation's form where that has it. Source: spec 1 §2; the others are ours. */
  readonly wire: string;
  readonly kind: QuestionnaireKind;
  readonly required?: true;
  readonly max?: number;
  readonly options?: readonly string[];
  readonly when?: QuestionnaireCondition;
  /** Asked in an earlier form only: shown where it has an answer, and then to be divided among other questions. */
  readonly isFormer?: true;
  readonly columns?: readonly QuestionnaireColumn[];
}

const TURNOVERS = ['none', 'below1', 'below10', 'below50', 'above50'] as const;

/** All questions in the order of the form. Source: reference/areas D4 */
export const QUESTIONNAIRE_FIELDS = [
  { section: 'general', name: 'fullName', wire: 'clntFullName', kind: 'text', required: true, max: RECEIVER_NAME_MAX },
  {
    section: 'general',
    name: 'shortName',
    wire: 'clntShortName',
    kind: 'text',
    required: true,
    max: RECEIVER_NAME_MAX,
  },
  { section: 'general', name: 'englishName', wire: 'clntEnglishName', kind: 'latin', max: RECEIVER_NAME_MAX },
  { section: 'general', name: 'registerDate', wire: 'clntRegDate', kind: 'date', required: true },
  { section: 'general', name: 'registerNumber', wire: 'clntRegNumber', kind: 'text', required: true, max: 30 },
  {
    section: 'general',
    name: 'legalForm',
    wire: 'clntLegalForm',
    kind: 'select',
    required: true,
    options: ['llc', 'privateEnterprise', 'jointStock', 'farm', 'stateEnterprise', 'nonProfit', 'trader', 'other'],
  },
  {
    section: 'general',
    name: 'taxSystem',
    wire: 'clntTaxSystem',
    kind: 'select',
    required: true,
    options: ['general', 'single1', 'single2', 'single3', 'single4', 'nonProfit'],
  },
  { section: 'general', name: 'vatNumber', wire: 'clntVatNumber', kind: 'vat' },
  {
    section: 'general',
    name: 'address',
    wire: 'clntAddress',
    kind: 'text',
    max: RECEIVER_NAME_MAX,
    when: { field: 'town', is: [''] },
    isFormer: true,
  },
  ...(
    [
      { name: 'postCode', wire: 'clntPostCode', max: ADDRESS_POST_CODE_MAX },
      { name: 'region', wire: 'clntRegion', max: ADDRESS_REGION_MAX },
      { name: 'town', wire: 'clntTown', max: ADDRESS_TOWN_MAX, required: true },
      { name: 'street', wire: 'clntStreet', max: ADDRESS_STREET_MAX, required: true },
      { name: 'building', wire: 'clntBuilding', max: ADDRESS_BUILDING_MAX, required: true },
    ] as const
  ).map((part) => ({ section: 'general' as const, kind: 'text' as const, ...part })),
  { section: 'general', name: 'worksElsewhere', wire: 'clntOtherAddress', kind: 'answer', required: true },
  ...(
    [
      { name: 'actualPostCode', wire: 'clntActPostCode', max: 10 },
      { name: 'actualCity', wire: 'clntActCity', max: SHORT_MAX, required: true },
      { name: 'actualStreet', wire: 'clntActStreet', max: SHORT_MAX, required: true },
      { name: 'actualBuilding', wire: 'clntActBuilding', max: 20, required: true },
      { name: 'actualOffice', wire: 'clntActOffice', max: 20 },
    ] as const
  ).map((part) => ({
    section: 'general' as const,
    kind: 'text' as const,
    when: { field: 'worksElsewhere', is: ['yes'] },
    ...part,
  })),
  { section: 'general', name: 'workers', wire: 'clntCountWorkers', kind: 'count' },
  { section: 'general', name: 'phone', wire: 'clntPhone', kind: 'phone', required: true },
  { section: 'general', name: 'email', wire: 'clntEmail', kind: 'email', required: true },
  { section: 'general', name: 'site', wire: 'clntSite', kind: 'site' },
  {
    section: 'general',
    name: 'licences',
    wire: 'clntLicences',
    kind: 'rows',
    columns: [
      { name: 'kind', kind: 'text', required: true, max: PERSON_NAME_MAX },
      { name: 'number', kind: 'text', required: true, max: SHORT_MAX },
      { name: 'until', kind: 'date' },
    ],
  },

  {
    section: 'activity',
    name: 'activityVersion',
    wire: 'ved_ver',
    kind: 'select',
    required: true,
    options: ['2010', '2.1'],
  },
  { section: 'activity', name: 'mainActivity', wire: 'clntMainVED', kind: 'activity', required: true },
  {
    section: 'activity',
    name: 'secondaryActivities',
    wire: 'clntSubVED',
    kind: 'activities',
    max: SECONDARY_ACTIVITIES_MAX,
  },
  { section: 'activity', name: 'trade', wire: 'clntTrade', kind: 'story', required: true, max: STORY_MAX },
  {
    section: 'activity',
    name: 'partnerCountries',
    wire: 'clntPartnerCountries',
    kind: 'countries',
    required: true,
    max: COUNTRIES_MAX,
  },
  {
    section: 'activity',
    name: 'clientKinds',
    wire: 'clntClientKinds',
    kind: 'choices',
    required: true,
    options: ['companies', 'traders', 'people', 'state'],
  },
  { section: 'activity', name: 'cashShare', wire: 'clntCashShare', kind: 'percent' },

  {
    section: 'management',
    name: 'managers',
    wire: 'clntManagers',
    kind: 'rows',
    required: true,
    columns: [
      { name: 'name', kind: 'text', required: true, max: PERSON_NAME_MAX },
      { name: 'position', kind: 'text', required: true, max: SHORT_MAX },
      { name: 'birthDate', kind: 'date', required: true },
      { name: 'citizenship', kind: 'country', required: true },
      { name: 'taxCode', kind: 'taxCode' },
      { name: 'document', kind: 'text', required: true, max: SHORT_MAX },
      { name: 'basis', kind: 'select', required: true, options: ['statute', 'attorney'] },
      { name: 'until', kind: 'date' },
    ],
  },

  {
    section: 'ownership',
    name: 'participants',
    wire: 'clntParticipants',
    kind: 'rows',
    required: true,
    columns: [
      { name: 'kind', kind: 'select', required: true, options: ['person', 'company'] },
      { name: 'name', kind: 'text', required: true, max: PERSON_NAME_MAX },
      { name: 'country', kind: 'country', required: true },
      { name: 'code', kind: 'companyOrTaxCode', required: true },
      { name: 'share', kind: 'percent', required: true },
    ],
  },
  { section: 'ownership', name: 'hasBeneficiaries', wire: 'clntHasUbo', kind: 'answer', required: true },
  {
    section: 'ownership',
    name: 'beneficiaries',
    wire: 'clntUbo',
    kind: 'rows',
    required: true,
    when: { field: 'hasBeneficiaries', is: ['yes'] },
    columns: [
      { name: 'name', kind: 'text', required: true, max: PERSON_NAME_MAX },
      { name: 'birthDate', kind: 'date', required: true },
      { name: 'citizenship', kind: 'country', required: true },
      { name: 'residence', kind: 'country', required: true },
      { name: 'taxCode', kind: 'taxCode' },
      { name: 'influence', kind: 'select', required: true, options: ['direct', 'indirect', 'decisive'] },
      { name: 'share', kind: 'percent', required: true, when: { field: 'influence', is: ['direct', 'indirect'] } },
    ],
  },
  {
    section: 'ownership',
    name: 'noBeneficiaries',
    wire: 'clntNoUboReason',
    kind: 'story',
    required: true,
    max: STORY_MAX,
    when: { field: 'hasBeneficiaries', is: ['no'] },
  },
  { section: 'ownership', name: 'hasNominees', wire: 'clntHasNominees', kind: 'answer', required: true },
  {
    section: 'ownership',
    name: 'nominees',
    wire: 'clntNominees',
    kind: 'story',
    required: true,
    max: STORY_MAX,
    when: { field: 'hasNominees', is: ['yes'] },
  },
  { section: 'ownership', name: 'ownershipScheme', wire: 'clntOwnScheme', kind: 'file' },

  {
    section: 'exposed',
    name: 'exposed',
    wire: 'clntPep',
    kind: 'rows',
    columns: [
      { name: 'name', kind: 'person', required: true, max: PERSON_NAME_MAX },
      {
        name: 'status',
        kind: 'select',
        required: true,
        options: ['no', 'national', 'foreign', 'international', 'family', 'associate'],
      },
      ...(
        [
          { name: 'position', kind: 'text', required: true, max: PERSON_NAME_MAX },
          { name: 'until', kind: 'date' },
          { name: 'wealth', kind: 'story', required: true, max: STORY_MAX },
        ] as const
      ).map((column) => ({
        ...column,
        when: { field: 'status', is: ['national', 'foreign', 'international', 'family', 'associate'] },
      })),
    ],
  },

  {
    section: 'relations',
    name: 'purposes',
    wire: 'clntPurposes',
    kind: 'choices',
    required: true,
    options: ['settlements', 'cash', 'salary', 'foreignTrade', 'credit', 'deposit'],
  },
  {
    section: 'relations',
    name: 'turnoverHryvnias',
    wire: 'clntTurnUah',
    kind: 'select',
    required: true,
    options: TURNOVERS,
  },
  {
    section: 'relations',
    name: 'turnoverCurrency',
    wire: 'clntTurnCur',
    kind: 'select',
    required: true,
    options: TURNOVERS,
  },
  { section: 'relations', name: 'funds', wire: 'clntFunds', kind: 'story', required: true, max: STORY_MAX },
  { section: 'relations', name: 'otherBanks', wire: 'clntOtherBanks', kind: 'story', max: STORY_MAX },
  { section: 'relations', name: 'tradesAbroad', wire: 'clntZed', kind: 'answer', required: true },
  {
    section: 'relations',
    name: 'tradeCountries',
    wire: 'clntZedCountries',
    kind: 'countries',
    required: true,
    max: COUNTRIES_MAX,
    when: { field: 'tradesAbroad', is: ['yes'] },
  },
  { section: 'relations', name: 'aggressorLinks', wire: 'clntAggressorLinks', kind: 'answer', required: true },
  {
    section: 'relations',
    name: 'aggressorDetails',
    wire: 'clntAggressorText',
    kind: 'story',
    required: true,
    max: STORY_MAX,
    when: { field: 'aggressorLinks', is: ['yes'] },
  },

  {
    section: 'tax',
    name: 'residences',
    wire: 'clntTaxResidence',
    kind: 'rows',
    required: true,
    columns: [
      { name: 'country', kind: 'country', required: true },
      { name: 'number', kind: 'text', required: true, max: SHORT_MAX },
    ],
  },
  {
    section: 'tax',
    name: 'fatca',
    wire: 'clntFatca',
    kind: 'select',
    required: true,
    options: ['none', 'usPerson', 'institution'],
  },
  {
    section: 'tax',
    name: 'giin',
    wire: 'clntGiin',
    kind: 'giin',
    required: true,
    when: { field: 'fatca', is: ['institution'] },
  },
  {
    section: 'tax',
    name: 'crs',
    wire: 'clntCrs',
    kind: 'select',
    required: true,
    options: ['activeEntity', 'passiveEntity', 'institution'],
  },
  {
    section: 'tax',
    name: 'controllers',
    wire: 'clntControllers',
    kind: 'rows',
    required: true,
    when: { field: 'crs', is: ['passiveEntity'] },
    columns: [
      { name: 'name', kind: 'text', required: true, max: PERSON_NAME_MAX },
      { name: 'country', kind: 'country', required: true },
      { name: 'number', kind: 'text', required: true, max: SHORT_MAX },
    ],
  },

  { section: 'consents', name: 'isTrue', wire: 'clntIsTrue', kind: 'confirmation', required: true },
  { section: 'consents', name: 'tellsChanges', wire: 'clntTellsChanges', kind: 'confirmation', required: true },
] as const satisfies readonly QuestionnaireField[];

type Known = (typeof QUESTIONNAIRE_FIELDS)[number];
export type QuestionnaireFieldName = Known['name'];

/** A row of a list, by the names of its columns. */
export type QuestionnaireRow = Readonly<Record<string, string>>;
export type QuestionnaireAnswer = string | readonly string[] | readonly QuestionnaireRow[];

type AnswerOfKind<Kind> = Kind extends 'rows'
  ? readonly QuestionnaireRow[]
  : Kind extends 'activities' | 'countries' | 'choices'
    ? readonly string[]
    : string;

/**
 * The client questionnaire (ours): what the company states of itself, its people and its owners. Names on the wire are
 * those of the organisation's form where that has the field. Source: spec 1 §2 and §3, reference/areas D4
 */
export type QuestionnaireDraft = {
  readonly [Field in Known as Field['name']]: AnswerOfKind<Field['kind']>;
};

/** The questions as plain data, for whoever treats all alike. */
export const questionnaireFields: readonly (QuestionnaireField & { readonly name: QuestionnaireFieldName })[] =
  QUESTIONNAIRE_FIELDS;

/** Sections that a sole trader is not asked: nobody manages or owns him. */
const OF_COMPANIES: readonly QuestionnaireSection[] = ['management', 'ownership'];

/** @param companyType `legal` or `fop`, as the bank has it */
export function questionnaireSections(companyType: string): readonly QuestionnaireSection[] {
  return QUESTIONNAIRE_SECTIONS.filter((name) => companyType !== 'fop' || !OF_COMPANIES.includes(name));
}

/** The section in which a field of the wire stands; `clntManagers.0.birthDate` stands where `clntManagers` does. */
export function questionnaireSectionOf(wire: string): QuestionnaireSection | null {
  const [name] = wire.split('.');
  return questionnaireFields.find((field) => field.wire === name)?.section ?? null;
}

/** True if a question is asked, the other answers being what they are. */
export function isAsked(
  { name, when, isFormer }: Pick<QuestionnaireField, 'name' | 'when' | 'isFormer'>,
  answers: Readonly<Record<string, QuestionnaireAnswer | undefined>>,
): boolean {
  if (isFormer === true && answers[name] === '') return false;
  const given = when && answers[when.field];
  return when === undefined || (typeof given === 'string' && when.is.includes(given));
}
