export { suggestAddress } from './suggest-address';
export { questionnaireChanges, type QuestionnaireChange } from './changes';
export { checkQuestionnaire, checkQuestionnaireSize, questionnairePeople, type QuestionnaireContext } from './check';
export { completeQuestionnaire, emptyQuestionnaireRow } from './draft';
export {
  questionnaireFileProblem,
  readQuestionnaireFile,
  writeQuestionnaireFile,
  type QuestionnaireFile,
} from './file-answer';
export {
  isAsked,
  QUESTIONNAIRE_ROWS_MAX,
  QUESTIONNAIRE_SECTIONS,
  questionnaireFields,
  questionnaireSectionOf,
  questionnaireSections,
  SECONDARY_ACTIVITIES_MAX,
  type QuestionnaireAnswer,
  type QuestionnaireColumn,
  type QuestionnaireDraft,
  type QuestionnaireField,
  type QuestionnaireFieldName,
  type QuestionnaireKind,
  type QuestionnaireRow,
  type QuestionnaireSection,
} from './fields';
export { questionnaireLines, type QuestionnaireLine } from './lines';
export { QUESTIONNAIRE_TITLES, type QuestionnaireTitles } from './titles';
