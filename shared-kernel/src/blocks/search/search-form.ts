import type { CheckedForm } from '../../ui';
import type { SearchModel } from './search-model';

/** What the fields of a search dialog share. */
export interface SearchForm<Search extends object> {
  readonly checked: CheckedForm<Search>;
  readonly names: SearchModel<Search>['names'];
  labelOf(field: keyof Search & string): string;
}

export interface SearchFieldProps<Search extends object> {
  form: SearchForm<Search>;
  name: keyof Search & string;
}

/** What the frame of a field is told: its label, its address and what is wrong with it. */
export function frameOf<Search extends object>({ form, name }: SearchFieldProps<Search>) {
  const { checked, names, labelOf } = form;
  const field = names[name];
  return {
    name,
    field,
    label: labelOf(name),
    problem: checked.problemOf(field),
    onLeave: () => checked.leave(field),
  };
}
