export { AccountText, type AccountTextProps } from './AccountText';
export { CardFigure, type CardFigureProps } from './cards/CardFigure';
export { CardLink, type CardLinkProps } from './cards/CardLink';
export { CardRow, type CardRowProps, CardRows } from './cards/CardRow';
export { SumLine, type SumLineProps } from './cards/SumLine';
export { DocumentStatusTag, type DocumentStatusTagProps } from './DocumentStatusTag';
export { EXPORT_FORMATS, type ExportFormat, ExportMenu, type ExportMenuProps } from './ExportMenu';
export { AccountLine, AccountSelect, type AccountSelectProps, type AccountToChoose } from './forms/AccountSelect';
export { AmountField, type AmountFieldProps } from './forms/AmountField';
export type { BoundFieldOf, BoundValue, FieldFacts, GivenValue, NamedValue } from './forms/bound-value';
export { type BoundControl, BoundField, type BoundFieldProps } from './forms/BoundField';
export { ConfirmDialog, type ConfirmDialogProps } from './forms/ConfirmDialog';
export { countryName, type CountryOption, countryOptions } from './forms/country-options';
export { CountryField, type CountryFieldProps } from './forms/CountryField';
export { DateField, type DateFieldProps } from './forms/DateField';
export { DateInput, type DateInputProps } from './forms/DateInput';
export { type ControlProps, FieldFrame, type FieldFrameProps } from './forms/FieldFrame';
export { FieldProblem, type FieldProblemProps } from './forms/FieldProblem';
export { formPart, type PartReads } from './forms/form-part';
export { FormSection, type FormSectionProps } from './forms/FormSection';
export { IbanField, type IbanFieldProps } from './forms/IbanField';
export { NameDialog, type NameDialogProps, type NameResult } from './forms/NameDialog';
export { RecordDialog, type RecordDialogProps } from './forms/RecordDialog';
export { type FieldOption, SelectField, type SelectFieldProps } from './forms/SelectField';
export type { ShownProblem } from './forms/shown-problem';
export { SwitchField, type SwitchFieldProps } from './forms/SwitchField';
export { TextField, type TextFieldProps } from './forms/TextField';
export { type AskedSave, type AskedSaveOptions, type SubmittedForm, useAskedSave } from './forms/use-asked-save';
export { type CheckedForm, type CheckedFormOptions, useCheckedForm, type FieldChecks } from './forms/use-checked-form';
export { useIntentionKey } from './forms/use-intention-key';
export { type KeepRow, useRecordForm } from './forms/use-record-form';
export { type SaveOnce, type SaveOnceOptions, useSaveOnce } from './forms/use-save-once';
export { goTo } from './go-to';
export { IconButton, type IconButtonProps } from './IconButton';
export { LinkedDocument, type LinkedDocumentProps } from './LinkedDocument';
export { LinkedDocuments, type LinkedDocumentsProps } from './LinkedDocuments';
export { MoneyText, type MoneyTextProps } from './MoneyText';
export { PageHeader, type PageHeaderProps } from './PageHeader';
export { isOpenedBeside, PageLink, type PageLinkProps } from './PageLink';
export { RefreshButton, type RefreshButtonProps } from './RefreshButton';
export { SecretToggle, type SecretToggleProps } from './SecretToggle';
export { blobOf, saveFile } from './save-file';
export { AnswerRefresh, type AnswerRefreshProps } from './states/AnswerRefresh';
export { AnswerFailure, type AnswerFailureProps, AnswerStates, type AnswerStatesProps } from './states/AnswerStates';
export { failureText, problemText, refusalText } from './states/failure-text';
export { EmptyView, type EmptyViewProps, FailureView, type FailureViewProps } from './states/states';
export { UndoBar, type UndoBarProps } from './states/UndoBar';
export { type OnDemand, useOnDemand } from './states/use-on-demand';
export { UNDO_MS, type UndoableDeletion, useUndoableDeletion } from './states/use-undoable-deletion';
export { type ShownVerdict, VerdictList, type VerdictListProps } from './states/VerdictList';
export { StatusTag, type StatusTagProps, type StatusTone } from './StatusTag';
export { DataTable, type DataTableProps, type RowSurroundings, type RowTone, type TableSort } from './tables/DataTable';
export { FilterChip, type FilterChipProps } from './tables/FilterChip';
export { ListChoice, type ListChoiceProps, type ListToChoose } from './tables/ListChoice';
export { findByWords } from './tables/matching-rows';
export { amountWidth, type GaveWay, type PlacedColumn, type RecordColumn, shownColumns } from './tables/record-column';
export { EVERY_ROW, type RecordPanel } from './tables/record-row';
export { RecordOpener, type RecordOpenerProps } from './tables/RecordOpener';
export { RecordButton, type RecordButtonProps } from './tables/RecordButton';
export { RecordList, type RecordListProps } from './tables/RecordList';
export { type MarkedRows, type RowMarks, useRowMarks } from './tables/row-marks';
export { RowMenu, RowMenuItems, type RowMenuItemsProps, type RowMenuProps } from './tables/RowMenu';
export {
  headerRoom,
  type HeaderRoom,
  type ListPlace,
  type RowOpening,
  useListPlace,
  useWidth,
} from './tables/list-place';
export { SelectionBar, type SelectionBarProps } from './tables/SelectionBar';
export { type SortKey, sortRows } from './tables/sort-rows';
export { TableFrame, type TableFrameProps } from './tables/TableFrame';
export { ToggleChip, type ToggleChipProps } from './tables/ToggleChip';
export { type RecordListState, useRecordList } from './tables/use-record-list';
export { useTablePages } from './tables/use-table-pages';
export { useClockTime } from './use-clock-time';
export { useReturnedFocus } from './use-returned-focus';
export { useSettingsChange } from './use-settings-change';
