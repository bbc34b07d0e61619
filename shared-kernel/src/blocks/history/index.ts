export { ActionList, type ActionListProps } from './ActionList';
export { ActionSteps, SignatureSteps, signaturesOf, type SignatureStepsProps } from './ActionSteps';
export { HistoryDialog, type HistoryDialogProps } from './HistoryDialog';
export {
  ALL_ACTIONS,
  useActions,
  useHistory,
  type ActionFilter,
  type ActionPortion,
  type FoundActions,
} from './use-actions';
export { useActionWords } from './use-action-words';
export { historyTexts } from './texts';
