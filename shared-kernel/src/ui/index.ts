export { AccountText, type AccountTextProps } from './AccountText';
export { CardFigure, type CardFigureProps } from './cards/CardFigure';
export { CardLink, type CardLinkProps } from './cards/CardLink';
export { CardRow, type CardRowProps, CardRows } from './cards/CardRow';
export { SumLine, type SumLineProps } from './cards/SumLine';
export { DocumentState } from './DocumentState';
export { DocumentStatusTag, type DocumentStatusTagProps } from './DocumentStatusTag';
export { EXPORT_FORMATS, type ExportFormat, ExportMenu, type ExportMenuProps } from './ExportMenu';
export { AccountLine, AccountSelect, type AccountSelectProps, type AccountOption } from './forms/AccountSelect';
export { AmountField, type AmountFieldProps } from './forms/AmountField';
export type { BoundFieldOf, BoundValue, FieldInfo, ControlledValue, NamedValue } from './forms/bound-value';
export { type BoundControl, BoundField, type BoundFieldProps } from './forms/BoundField';
export { CheckboxField, type CheckboxFieldProps } from './forms/CheckboxField';
export { ConfirmDialog, type ConfirmDialogProps } from './forms/ConfirmDialog';
export { getCountryName, type CountryOption, getCountryOptions } from './forms/get-country-options';
export { CountryField, type CountryFieldProps } from './forms/CountryField';
export { DateField, type DateFieldProps } from './forms/DateField';
export { DateInput, type DateInputProps } from './forms/DateInput';
export { isAnyDialogVisible } from './is-any-dialog-visible';
export { DialogFields } from './forms/DialogFields';
export { type ControlProps, FieldFrame, type FieldFrameProps } from './forms/FieldFrame';
export { FieldLink } from './forms/FieldLink';
export { FieldProblem, type FieldProblemProps } from './forms/FieldProblem';
export { memoFormPart, type PartReads } from './forms/memo-form-part';
export { IbanField, type IbanFieldProps } from './forms/IbanField';
export { NameDialog, type NameDialogProps, type NameResult } from './forms/NameDialog';
export { RecordDialog, type RecordDialogProps } from './forms/RecordDialog';
export { SegmentedField, type SegmentedFieldProps } from './forms/SegmentedField';
export { type FieldOption, SelectField, type SelectFieldProps } from './forms/SelectField';
export type { ShownProblem } from './forms/shown-problem';
export { SwitchField, type SwitchFieldProps } from './forms/SwitchField';
export { TextField, type TextFieldProps } from './forms/TextField';
export {
  type PendingSave,
  type ConfirmedSaveOptions,
  type SubmittedForm,
  useConfirmedSave,
} from './forms/use-confirmed-save';
export { type CheckedForm, type CheckedFormOptions, useCheckedForm, type FieldChecks } from './forms/use-checked-form';
export { UnsavedContext, UnsavedNotice, type UnsavedDocument, type UnsavedNoticeProps } from './forms/UnsavedNotice';
export { useIdempotencyKey } from './forms/use-idempotency-key';
export { type SaveRow, useRecordForm } from './forms/use-record-form';
export {
  isFiguresRefusal,
  getNewerVersion,
  type ReplacedVersion,
  type SaveOnce,
  type SaveOnceOptions,
  useSaveOnce,
} from './forms/use-save-once';
export { goTo } from './go-to';
export { IconButton, type IconButtonProps } from './IconButton';
export { LinkedDocument, type LinkedDocumentProps } from './LinkedDocument';
export { LinkedDocuments, type LinkedDocumentsProps } from './LinkedDocuments';
export { MoneyText, type MoneyTextProps } from './MoneyText';
export { MoreButton, type MoreButtonProps } from './MoreButton';
export { PageHeader, type PageHeaderProps } from './PageHeader';
export { opensNewTab, PageLink, type PageLinkProps } from './PageLink';
export { RefreshButton, type RefreshButtonProps } from './RefreshButton';
export { SecretToggle, type SecretToggleProps } from './SecretToggle';
export { buildBlob, saveFile } from './save-file';
export { useRetryOnline, useOnline, askWhileOnline } from './states/use-online';
export { AnswerRefresh, type AnswerRefreshProps } from './states/AnswerRefresh';
export { AnswerFailure, type AnswerFailureProps, AnswerStates, type AnswerStatesProps } from './states/AnswerStates';
export { formatFailure } from './states/format-failure';
export { getFailureText, getProblemText, getRefusalText } from './states/get-failure-text';
export { translateReason } from './states/translate-reason';
export { EmptyView, type EmptyViewProps, FailureView, type FailureViewProps } from './states/FailureView';
export { buildChoiceGuard, SteadySelect, type SteadyOptions, useSteadyOptions } from './steady-options';
export { StateView, type StateViewProps } from './states/StateView';
export { Waiting, type WaitingProps } from './states/Waiting';
export { UndoBar, type UndoBarProps } from './states/UndoBar';
export { type OnDemand, useOnDemand } from './states/use-on-demand';
export { UNDO_MS, type UndoableDeletion, useUndoableDeletion } from './states/use-undoable-deletion';
export { type ShownVerdict, VerdictList, type VerdictListProps } from './states/VerdictList';
export { StatusTag, type StatusTagProps, type StatusTone } from './StatusTag';
export { DataTable, type DataTableProps, type RowTone } from './tables/DataTable';
export type { RowSurroundings } from './tables/TableParts';
export { FilterChip, type FilterChipProps, ToggleChip, type ToggleChipProps } from './tables/FilterChip';
export { ListChoice, type ListChoiceProps, type ListOption } from './tables/ListChoice';
export {
  ListViewsContext,
  getHeaderLayout,
  type HeaderLayout,
  type ListLayout,
  useListLayout,
  useWidth,
} from './tables/list-layout';
export { createWordSearch, useDeferredSearch } from './tables/word-search';
export {
  getAmountWidth,
  type GaveWay,
  type PlacedColumn,
  type RecordColumn,
  getShownColumns,
  EVERY_ROW,
  type RecordPanel,
} from './tables/record-parts';
export { RecordOpener, type RecordOpenerProps, RecordButton, type RecordButtonProps } from './tables/RecordControls';
export { type ListAnswer, RecordList, type RecordListProps } from './tables/RecordList';
export { type MarkedRows, type RowMarks, useRowMarks } from './tables/row-marks';
export { RowMenu, RowMenuItems, type RowMenuItemsProps, type RowMenuProps } from './tables/RowMenu';
export { SelectionBar, type SelectionBarProps } from './tables/SelectionBar';
export { SimpleTable, type SimpleTableProps } from './tables/SimpleTable';
export { TableFrame, type TableFrameProps } from './tables/TableFrame';
export { type SortKey, sortRows, type TableSort } from './tables/sort-rows';
export { type RecordListState, useRecordList } from './tables/use-record-list';
export { buildCommonPageSize, getPageSize } from './tables/table-pages';
export { useClockTime } from './use-clock-time';
export { type CopyNotices, useCopy } from './use-copy';
export { type DraftSummary, useDraftSummary } from './use-draft-summary';
export { useDates } from './use-dates';
export { useMenuFocusReturn } from './use-menu-focus-return';
export { useSettingsChange } from './use-settings-change';
export { SEARCH_PAUSE_MS, useSettled } from './use-settled';
