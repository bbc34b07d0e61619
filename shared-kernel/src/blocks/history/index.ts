export { ActionList, type ActionListProps } from './ActionList';
export { ActionSteps, SignatureSteps, getSignatures, type SignatureStepsProps } from './ActionSteps';
export { HistoryDialog, type HistoryDialogProps } from './HistoryDialog';
export {
  ALL_ACTIONS,
  useActions,
  useHistory,
  type ActionFilter,
  type ActionPortion,
  type FoundActions,
} from './use-actions';
export { useActionTexts } from './use-action-texts';
export { historyTexts } from './texts';
