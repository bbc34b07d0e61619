import type { CheckedForm } from '../../ui';
import type { SearchModel } from './search-model';

export interface SearchForm<Search extends object> {
  readonly checked: CheckedForm<Search>;
  readonly names: SearchModel<Search>['names'];
  labelOf(field: keyof Search & string): string;
}

export interface SearchFieldProps<Search extends object> {
  form: SearchForm<Search>;
  name: keyof Search & string;
}

export function getFieldProps<Search extends object>({ form, name }: SearchFieldProps<Search>) {
  const { checked, names, labelOf } = form;
  return { checked, name, field: names[name], label: labelOf(name) };
}
