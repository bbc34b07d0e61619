import { AutoComplete, Input, type InputProps } from 'antd';
import { useMemo } from 'react';
import type { Correspondent } from '../../api/contract';
import { formatIban } from '../../domain/identifiers';
import { BoundField, type BoundControl, type BoundFieldOf } from '../../ui';
import { findCorrespondents } from './find-correspondents';
import styles from './choice.module.css';

export type CorrespondentFieldProps<Values> = BoundFieldOf<Values, string> &
  SuggestionsProps & {
    /** Turns what is typed or pasted into the stored text. */
    normalise?: (text: string) => string;
    placeholder?: string;
    isNumber?: boolean;
  };

interface SuggestionsProps {
  correspondents: readonly Correspondent[];
  onChoose: (chosen: Correspondent) => void;
}

/** A text of a receiver, with the correspondents of the catalogue that it fits: one of them fills in the whole receiver. */
export function CorrespondentField<Values extends object = object>(props: CorrespondentFieldProps<Values>) {
  const { correspondents, onChoose, normalise = (text: string) => text, placeholder, isNumber = false } = props;
  return (
    <BoundField<string, Values> {...props}>
      {({ onChange, ...control }) => (
        <CorrespondentInput
          {...control}
          onChange={(text) => onChange(normalise(text))}
          correspondents={correspondents}
          onChoose={onChoose}
          {...(placeholder !== undefined && { placeholder })}
          {...(isNumber && { className: 'ncb-number' })}
        />
      )}
    </BoundField>
  );
}

type CorrespondentInputProps = BoundControl<string> & SuggestionsProps & { placeholder?: string; className?: string };

function CorrespondentInput({ value = '', onChange, correspondents, onChoose, ...control }: CorrespondentInputProps) {
  const found = useMemo(() => findCorrespondents(correspondents, value), [correspondents, value]);
  const options = found.map((row) => ({
    value: keyOf(row),
    label: (
      <div className={styles['suggestion']} data-row={row.id}>
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
      onChange={(text: string) => !found.some((row) => keyOf(row) === text) && onChange(text)}
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
