import { Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { formatIban, normaliseTypedIban } from '../../domain/identifiers';
import { IBAN_LENGTH } from '../../domain/vocabulary';
import { BoundField, type BoundControl } from './BoundField';
import type { BoundFieldOf } from './bound-value';
import { useTypedText } from './use-typed-text';

export type IbanFieldProps<Values> = BoundFieldOf<Values, string>;

/** A Ukrainian account, however it is spaced when it is typed or pasted; left, it stands in groups of four. */
export function IbanField<Values extends object = object>(props: IbanFieldProps<Values>) {
  const { t } = useTranslation('kernel');
  return (
    <BoundField<string, Values> {...props} hint={props.hint ?? t('hints.iban', { count: IBAN_LENGTH })}>
      {(control) => <IbanInput control={control} />}
    </BoundField>
  );
}

/** The value has no spaces; what is typed keeps those that were typed, so that the caret stays where it is. */
function IbanInput({ control: { value = '', onChange, onBlur, ...control } }: { control: BoundControl<string> }) {
  const text = useTypedText(value, written(value));
  return (
    <Input
      {...control}
      autoComplete="off"
      spellCheck={false}
      className="ncb-number"
      value={text.shown}
      onFocus={text.hold}
      onChange={({ target }) => {
        const typed = normaliseTypedIban(target.value);
        text.type(target.value, typed);
        onChange(typed);
      }}
      onBlur={() => {
        text.release();
        onBlur();
      }}
    />
  );
}

/** Also with wrong check digits: in groups a wrong digit is found sooner. Anything else stays as it was typed. */
function written(iban: string): string {
  return /^UA[0-9]+$/.test(iban) ? formatIban(iban) : iban;
}
