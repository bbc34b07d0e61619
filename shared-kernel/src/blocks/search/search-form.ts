import type { CheckedForm } from '../../ui';

export interface SearchForm<Search extends object> {
  readonly checked: CheckedForm<Search>;
  labelOf(field: keyof Search & string): string;
}

export interface SearchFieldProps<Search extends object> {
  form: SearchForm<Search>;
  name: keyof Search & string;
}

export function getFieldProps<Search extends object>({ form, name }: SearchFieldProps<Search>) {
  const { checked, labelOf } = form;
  return { checked, name, label: labelOf(name) };
}
