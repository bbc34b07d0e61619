export { ActionList, type ActionListProps } from './ActionList';
export { ActionSteps, SignatureSteps, signaturesOf, type SignatureStepsProps } from './ActionSteps';
export { HistoryDialog, type HistoryDialogProps } from './HistoryDialog';
export { useActions, useHistory, type ActionFilter, type FoundActions } from './use-actions';
export { historyTexts } from './texts';
