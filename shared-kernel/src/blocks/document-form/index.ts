export { ApprovalNote } from './ApprovalNote';
export { useSettledNeed } from './use-settled-need';
export { ChangedSinceAlert, type ChangedSinceAlertProps } from './ChangedSinceAlert';
export { DocumentForm, type DocumentFormProps } from './DocumentForm';
export { DocumentFormPage, type DocumentFormPageProps } from './DocumentFormPage';
export { type DocumentToFill, NEW_PAYMENT, type PaymentToFill, type RefusedOriginal } from './document-to-fill';
export { getRefusedOriginal } from './get-refused-original';
export { RemovableBlock, type RemovableBlockProps } from './RemovableBlock';
export { FoldRow, type FoldRowProps, type ClosedFold } from './FoldRow';
export { createFormOrder, type FormOrder } from './create-form-order';
export { FoldableSection, type FoldableSectionProps, useFold, type Fold } from './FoldableSection';
export { useShortcuts, type Shortcuts } from './use-shortcuts';
export { NoFormPage, type NoFormPageProps } from './NoFormPage';
export { OpenedDocument, type OpenedDocumentProps } from './OpenedDocument';
export { OptionCards, type OptionCardsProps } from './OptionCards';
export { ProblemLinks, type ProblemLink, type ProblemLinksProps } from './ProblemLinks';
export { SideSummary, type SideSummaryProps } from './SideSummary';
export { SummaryFrame, type SummaryFrameProps, SummaryNotice, type SummaryNoticeProps } from './SummaryFrame';
export { getAccountParty } from './get-account-party';
export { TransferRoute, type TransferParty, type TransferRouteProps } from './TransferRoute';
export { documentFormTexts } from './texts';
export {
  useAfterSaving,
  useFirstFocus,
  useCancelLostQuestion,
  type OpenedVersion,
  useOpenedVersion,
  useRefusedOriginal,
} from './form-hooks';
export { FiguresChanged, type FiguresChangedProps } from './FiguresChanged';
export { useConfirmedFigures, type ConfirmedFigures, type FigureChange } from './use-confirmed-figures';
