import { Input } from 'antd';
import { SEARCH_TEXT_MAX } from '@ncb/shared-kernel/domain/vocabulary';
import { FormField, type CheckedForm } from '@ncb/shared-kernel/ui';
import { WIRE_NAMES, type DialogField, type JournalSearch } from './journal-search';
import { useTexts } from '../../texts';

export interface SearchFieldInputProps {
  checked: CheckedForm<JournalSearch>;
  name: DialogField;
  inputMode?: 'decimal' | 'numeric';
  className?: string;
}

/** A text to look for. */
export function SearchFieldInput({ checked, name, inputMode, className = '' }: SearchFieldInputProps) {
  const { t } = useTexts();
  return (
    <FormField
      name={name}
      field={WIRE_NAMES[name]}
      label={t(`journal.search.fields.${name}`)}
      problem={checked.problemOf(WIRE_NAMES[name])}
      onLeave={() => checked.leave(WIRE_NAMES[name])}
      className={className}
    >
      {(control) => (
        <Input {...control} {...(inputMode && { inputMode })} maxLength={SEARCH_TEXT_MAX} autoComplete="off" />
      )}
    </FormField>
  );
}
