export { suggestAddress } from './suggest-address';
export { getQuestionnaireChanges, type QuestionnaireChange } from './get-questionnaire-changes';
export {
  checkQuestionnaire,
  checkQuestionnaireSize,
  listQuestionnairePeople,
  type QuestionnaireContext,
} from './check-questionnaire';
export { completeQuestionnaire, createQuestionnaireRow } from './complete-questionnaire';
export {
  checkQuestionnaireFile,
  readQuestionnaireFile,
  writeQuestionnaireFile,
  type QuestionnaireFile,
} from './questionnaire-file';
export {
  isApplicable,
  QUESTIONNAIRE_ROWS_MAX,
  QUESTIONNAIRE_SECTIONS,
  questionnaireFields,
  findQuestionnaireSection,
  getQuestionnaireSections,
  SECONDARY_ACTIVITIES_MAX,
  type QuestionnaireAnswer,
  type QuestionnaireColumn,
  type QuestionnaireDraft,
  type QuestionnaireField,
  type QuestionnaireFieldName,
  type QuestionnaireRow,
  type QuestionnaireSection,
} from './fields';
export { buildQuestionnaireLines, type QuestionnaireLine } from './build-questionnaire-lines';
export { QUESTIONNAIRE_TITLES, type QuestionnaireTitles } from './titles';
