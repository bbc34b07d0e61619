export { AnswerFailure, AnswerStates, type AnswerFailureProps, type AnswerStatesProps } from './AnswerStates';
export { ColumnsChoice, type ColumnsChoiceProps } from './ColumnsChoice';
export {
  buttonColumn,
  dataColumn,
  menuColumn,
  selectColumn,
  type DataColumnOptions,
  type SelectColumnOptions,
} from './columns';
export { DataTable, type DataTableProps, type TableSort } from './DataTable';
export { DateInput, type DateInputProps } from './DateInput';
export { DocumentStatusTag, type DocumentStatusTagProps } from './DocumentStatusTag';
export { EXPORT_FORMATS, ExportMenu, type ExportFormat, type ExportMenuProps } from './ExportMenu';
export { failureText, problemText, refusalText } from './failure-text';
export { FieldFrame, type ControlProps, type FieldFrameProps, type ShownProblem } from './FieldFrame';
export { FormField, type FormFieldProps } from './FormField';
export { IconButton, type IconButtonProps } from './IconButton';
export { MoneyText, type MoneyTextProps } from './MoneyText';
export { PageHeader, type PageHeaderProps } from './PageHeader';
export { PageLink, type PageLinkProps } from './PageLink';
export { PanelButton, type PanelButtonProps } from './PanelButton';
export { RefreshButton, type RefreshButtonProps } from './RefreshButton';
export { useRowMarks, type MarkedRows, type RowMarks } from './row-marks';
export { RowMenu, RowMenuItems, type RowMenuItemsProps, type RowMenuProps } from './RowMenu';
export { blobOf, saveFile } from './save-file';
export { SelectAllBox, SelectBox, type SelectAllBoxProps, type SelectBoxProps } from './SelectBox';
export { SortChoice, type SortChoiceProps } from './SortChoice';
export { sortedBy, sortRows, type SortKey } from './sort-rows';
export { StatusTag, type StatusTagProps, type StatusTone } from './StatusTag';
export { TableFrame, type TableFrameProps } from './TableFrame';
export { EmptyView, FailureView, type EmptyViewProps, type FailureViewProps } from './states';
export { UndoBar, type UndoBarProps } from './UndoBar';
export { answerQuery, FailedAnswer, useAnswer, type AnswerOptions } from './use-answer';
export { useSettingsChange } from './use-settings-change';
export { useTablePages } from './use-table-pages';
export { UNDO_MS, useUndoableDeletion, type UndoableDeletion } from './use-undoable-deletion';
export { useCheckedForm, type CheckedForm, type CheckedFormOptions } from './use-checked-form';
export { VerdictList, type ShownVerdict, type VerdictListProps } from './VerdictList';
