export { CodeQuestion, hasPairQuestion, type CodeQuestionProps } from './CodeQuestion';
export { isPairProblem, getPairProblems } from './get-pair-problems';
export { PairMark, type PairMarkProps } from './PairMark';
export { SeenCodes, type SeenCodesProps } from './SeenCodes';
export { accountCodeTexts, useTexts as useAccountCodeTexts } from './texts';
export { NO_CHECKS, pairKey, usePairChecks, type ListChecks, type PairChecks } from './use-pair-checks';
export { useReceiverCheck, useReceiverCheckCache, type ReceiverCheckCache } from './use-receiver-check';
