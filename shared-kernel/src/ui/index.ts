export { DateInput, type DateInputProps } from './DateInput';
export { DocumentStatusTag, type DocumentStatusTagProps } from './DocumentStatusTag';
export { failureText, problemText, refusalText } from './failure-text';
export { FormField, type ControlProps, type FormFieldProps, type ShownProblem } from './FormField';
export { MoneyText, type MoneyTextProps } from './MoneyText';
export { PageHeader, type PageHeaderProps } from './PageHeader';
export { EmptyView, FailureView, type EmptyViewProps, type FailureViewProps } from './states';
export { FailedAnswer, useAnswer, type AnswerOptions } from './use-answer';
export { useCheckedForm, type CheckedForm, type CheckedFormOptions } from './use-checked-form';
