export { allCorrespondents, catalogueKey, useBeneficiaries, useCorrespondents, usePurposes } from './catalogues';
export { neededCode } from './load-code';
export { type AnswerOptions, answerQuery, FailedAnswer, useAnswer } from './use-answer';
