import { AutoComplete, Input, type InputProps } from 'antd';
import { useMemo } from 'react';
import type { Correspondent } from '../../api/contract';
import { formatIban } from '../../domain/identifiers';
import type { ControlProps } from '../../ui';
import { findCorrespondents } from './find-correspondents';

export interface CorrespondentInputProps extends Partial<ControlProps> {
  value?: string;
  onChange?: (text: string) => void;
  onBlur?: () => void;
  correspondents: readonly Correspondent[];
  onChoose: (chosen: Correspondent) => void;
  className?: string;
  placeholder?: string;
  /** Given by the form item. Handed on, it makes antd read what React 19 has taken out. */
  ref?: unknown;
}

/** A text of a receiver, with the correspondents of the catalogue that it fits: one of them fills in the whole receiver. */
export function CorrespondentInput({
  value = '',
  onChange,
  correspondents,
  onChoose,
  ref: _,
  ...control
}: CorrespondentInputProps) {
  const found = useMemo(() => findCorrespondents(correspondents, value), [correspondents, value]);
  const options = found.map((row) => ({
    value: keyOf(row),
    label: (
      <div className="ncb-suggestion" data-row={row.id}>
        <span>{row.name}</span>
        <span className="ncb-quiet ncb-number">
          {row.code} · {formatIban(row.iban)}
        </span>
      </div>
    ),
  }));
  return (
    <AutoComplete
      value={value}
      options={options}
      // Else Tab, on the way to the next field, would take the first suggestion.
      defaultActiveFirstOption={false}
      popupMatchSelectWidth={false}
      // Beside the field: at the end of the page the list would be outside of every landmark.
      getPopupContainer={(field: HTMLElement) => field.parentElement ?? document.body}
      onSelect={(key: string) => {
        const chosen = found.find((row) => keyOf(row) === key);
        if (chosen) onChoose(chosen);
      }}
      // The key of the chosen option comes here too; it is no text.
      onChange={(text: string) => !found.some((row) => keyOf(row) === text) && onChange?.(text)}
    >
      <ComboInput {...control} autoComplete="off" spellCheck={false} />
    </AutoComplete>
  );
}

/** While no suggestion is marked, antd names one that does not exist for the marked one. */
function ComboInput({ 'aria-activedescendant': marked, ...props }: InputProps) {
  return <Input {...props} {...(marked && !marked.endsWith('_-1') && { 'aria-activedescendant': marked })} />;
}

/** Nothing that a person types as a name or an account. */
function keyOf({ id }: Correspondent): string {
  return `correspondent:${id}`;
}
