export { CodeQuestion } from './CodeQuestion';
export { hasPairQuestion } from './has-pair-question';
export { isPairProblem, getPairProblems, PairMark } from './PairMark';
export { NameChecks } from './NameChecks';
export { SeenCodes } from './SeenCodes';
export { accountCodeTexts, useTexts as useAccountCodeTexts } from './texts';
export { NO_CHECKS, getPairKey, usePairChecks, type ListChecks, type PairChecks } from './use-pair-checks';
export { useReceiverCheck, useReceiverCheckCache } from './use-receiver-check';
