export { DocumentStatusTag, type DocumentStatusTagProps } from './DocumentStatusTag';
export { EXPORT_FORMATS, type ExportFormat, ExportMenu, type ExportMenuProps } from './ExportMenu';
export { type CountryOption, countryOptions } from './forms/country-options';
export { CountrySelect, type CountrySelectProps } from './forms/CountrySelect';
export { DateInput, type DateInputProps } from './forms/DateInput';
export { type ControlProps, FieldFrame, type FieldFrameProps, type ShownProblem } from './forms/FieldFrame';
export { FormField, type FormFieldProps } from './forms/FormField';
export { FormSection, type FormSectionProps } from './forms/FormSection';
export { FormSwitch, type FormSwitchProps } from './forms/FormSwitch';
export { NameDialog, type NameDialogProps, type NameResult } from './forms/NameDialog';
export { PartField, type PartFieldProps, PartText, type PartTextProps } from './forms/PartField';
export { RecordDialog, type RecordDialogProps } from './forms/RecordDialog';
export { RecordText, type RecordTextProps } from './forms/RecordText';
export { type CheckedForm, type CheckedFormOptions, useCheckedForm, type FieldChecks } from './forms/use-checked-form';
export { type KeepRow, useRecordForm } from './forms/use-record-form';
export { IconButton, type IconButtonProps } from './IconButton';
export { MoneyText, type MoneyTextProps } from './MoneyText';
export { PageHeader, type PageHeaderProps } from './PageHeader';
export { PageLink, type PageLinkProps } from './PageLink';
export { RefreshButton, type RefreshButtonProps } from './RefreshButton';
export { blobOf, saveFile } from './save-file';
export { AnswerFailure, type AnswerFailureProps, AnswerStates, type AnswerStatesProps } from './states/AnswerStates';
export { failureText, problemText, refusalText } from './states/failure-text';
export { EmptyView, type EmptyViewProps, FailureView, type FailureViewProps } from './states/states';
export { UndoBar, type UndoBarProps } from './states/UndoBar';
export { useOnDemand } from './states/use-on-demand';
export { UNDO_MS, type UndoableDeletion, useUndoableDeletion } from './states/use-undoable-deletion';
export { type ShownVerdict, VerdictList, type VerdictListProps } from './states/VerdictList';
export { StatusTag, type StatusTagProps, type StatusTone } from './StatusTag';
export {
  buttonColumn,
  dataColumn,
  type DataColumnOptions,
  menuColumn,
  selectColumn,
  type SelectColumnOptions,
} from './tables/columns';
export { ColumnsChoice, type ColumnsChoiceProps } from './tables/ColumnsChoice';
export { DataTable, type DataTableProps, type TableSort } from './tables/DataTable';
export { ListChoice, type ListChoiceProps } from './tables/ListChoice';
export { PanelButton, type PanelButtonProps } from './tables/PanelButton';
export { type RecordColumn } from './tables/record-column';
export { RecordButton, type RecordButtonProps } from './tables/RecordButton';
export { RecordList, type RecordListProps } from './tables/RecordList';
export { type MarkedRows, type RowMarks, useRowMarks } from './tables/row-marks';
export { RowMenu, RowMenuItems, type RowMenuItemsProps, type RowMenuProps } from './tables/RowMenu';
export { SelectAllBox, type SelectAllBoxProps, SelectBox, type SelectBoxProps } from './tables/SelectBox';
export { sortedBy, type SortKey, sortRows } from './tables/sort-rows';
export { SortChoice, type SortChoiceProps } from './tables/SortChoice';
export { TableFrame, type TableFrameProps } from './tables/TableFrame';
export { useTablePages } from './tables/use-table-pages';
export { useSettingsChange } from './use-settings-change';
