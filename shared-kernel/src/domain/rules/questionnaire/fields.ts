import {
  ADDRESS_BUILDING_MAX,
  ADDRESS_POST_CODE_MAX,
  ADDRESS_REGION_MAX,
  ADDRESS_STREET_MAX,
  ADDRESS_TOWN_MAX,
  RECEIVER_NAME_MAX,
} from '../../vocabulary';

/** In the order of the form. Source: docs/requirements/keys-and-users.md#questionnaire. */
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

/** Ours. */
export const SECONDARY_ACTIVITIES_MAX = 20;
/** Participants, beneficiaries, signers (ours). */
export const QUESTIONNAIRE_ROWS_MAX = 50;
const COUNTRIES_MAX = 50;
const PERSON_NAME_MAX = 140;
const SHORT_MAX = 60;
/** Goods and services. Source: docs/requirements/keys-and-users.md#questionnaire. */
const DESCRIPTION_MAX = 420;

/** Forms of an answer: a text, a list of texts, or rows of texts. */
type QuestionnaireKind =
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
  /** Name and hash of a PDF stored by the bank. */
  | 'file'
  | 'rows'
  // in rows only
  | 'person'
  | 'taxCode'
  | 'companyOrTaxCode';

interface QuestionnaireCondition {
  readonly field: string;
  readonly is: readonly string[];
}

/** Cell of a row; its name is also the wire name (ours). */
export interface QuestionnaireColumn {
  readonly name: string;
  readonly kind: QuestionnaireKind;
  readonly required?: true;
  readonly max?: number;
  readonly options?: readonly string[];
  readonly when?: QuestionnaireCondition;
}

export interface QuestionnaireField {
  readonly section: QuestionnaireSection;
  readonly name: string;
  /**
   * Wire name of the organisation's form, otherwise ours. Source:
   * docs/requirements/shell-accounts-admin.md#organisation-documents.
   */
  readonly wire: string;
  readonly kind: QuestionnaireKind;
  readonly required?: true;
  readonly max?: number;
  readonly options?: readonly string[];
  readonly when?: QuestionnaireCondition;
  /** Question of an earlier form: shown only if answered, to be split among other questions. */
  readonly isFormer?: true;
  readonly columns?: readonly QuestionnaireColumn[];
}

const TURNOVERS = ['none', 'below1', 'below10', 'below50', 'above50'] as const;

/** In the order of the form. Source: docs/requirements/keys-and-users.md#questionnaire. */
const QUESTIONNAIRE_FIELDS = [
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
  { section: 'activity', name: 'trade', wire: 'clntTrade', kind: 'story', required: true, max: DESCRIPTION_MAX },
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
    max: DESCRIPTION_MAX,
    when: { field: 'hasBeneficiaries', is: ['no'] },
  },
  { section: 'ownership', name: 'hasNominees', wire: 'clntHasNominees', kind: 'answer', required: true },
  {
    section: 'ownership',
    name: 'nominees',
    wire: 'clntNominees',
    kind: 'story',
    required: true,
    max: DESCRIPTION_MAX,
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
          { name: 'wealth', kind: 'story', required: true, max: DESCRIPTION_MAX },
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
  { section: 'relations', name: 'funds', wire: 'clntFunds', kind: 'story', required: true, max: DESCRIPTION_MAX },
  { section: 'relations', name: 'otherBanks', wire: 'clntOtherBanks', kind: 'story', max: DESCRIPTION_MAX },
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
    max: DESCRIPTION_MAX,
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

type FieldDefinition = (typeof QUESTIONNAIRE_FIELDS)[number];
export type QuestionnaireFieldName = FieldDefinition['name'];

export type QuestionnaireRow = Readonly<Record<string, string>>;
export type QuestionnaireAnswer = string | readonly string[] | readonly QuestionnaireRow[];

type AnswerOfKind<Kind> = Kind extends 'rows'
  ? readonly QuestionnaireRow[]
  : Kind extends 'activities' | 'countries' | 'choices'
    ? readonly string[]
    : string;

/**
 * Client questionnaire (ours); wire names of the organisation's form if it has the field. Source:
 * docs/requirements/shell-accounts-admin.md#organisation-documents,
 * docs/requirements/shell-accounts-admin.md#company-record,
 * docs/requirements/keys-and-users.md#questionnaire.
 */
export type QuestionnaireDraft = {
  readonly [Field in FieldDefinition as Field['name']]: AnswerOfKind<Field['kind']>;
};

/** Plain data, for code that treats all alike. */
export const questionnaireFields: readonly (QuestionnaireField & { readonly name: QuestionnaireFieldName })[] =
  QUESTIONNAIRE_FIELDS;

/** Do not apply to sole traders. */
const COMPANY_SECTIONS: readonly QuestionnaireSection[] = ['management', 'ownership'];

/**
 * Returns the sections to fill in.
 * @param companyType `legal` or `fop`, as the bank stores it
 */
export function getQuestionnaireSections(companyType: string): readonly QuestionnaireSection[] {
  return QUESTIONNAIRE_SECTIONS.filter((name) => companyType !== 'fop' || !COMPANY_SECTIONS.includes(name));
}

/** Finds the section of `clntManagers` for `clntManagers.0.birthDate`. */
export function findQuestionnaireSection(wire: string): QuestionnaireSection | null {
  const [name] = wire.split('.');
  return questionnaireFields.find((field) => field.wire === name)?.section ?? null;
}

/** Depends on other answers. */
export function isApplicable(
  { name, when, isFormer }: Pick<QuestionnaireField, 'name' | 'when' | 'isFormer'>,
  answers: Readonly<Record<string, QuestionnaireAnswer | undefined>>,
): boolean {
  if (isFormer === true && answers[name] === '') return false;
  const answer = when && answers[when.field];
  return when === undefined || (typeof answer === 'string' && when.is.includes(answer));
}
