import { Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { formatIban, normaliseTypedIban } from '../../domain/identifiers';
import { IBAN_LENGTH } from '../../domain/vocabulary';
import { BoundField, type BoundControl } from './BoundField';
import type { BoundFieldOf } from './bound-value';
import { useTypedText } from './use-typed-text';

export type IbanFieldProps<Values> = BoundFieldOf<Values, string>;

/** Field of a Ukrainian IBAN, typed or pasted with any spaces; formatted in groups of four on blur. */
export function IbanField<Values extends object = object>(props: IbanFieldProps<Values>) {
  const { t } = useTranslation('kernel');
  return (
    <BoundField<string, Values> {...props} hint={props.hint ?? t('hints.iban', { count: IBAN_LENGTH })}>
      {(control) => <IbanInput control={control} />}
    </BoundField>
  );
}

/** Input whose value has no spaces; typed spaces stay visible so that the caret does not move. */
function IbanInput({ control: { value = '', onChange, onBlur, ...control } }: { control: BoundControl<string> }) {
  const text = useTypedText(value, formatTyped(value));
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

/**
 * Formats an IBAN in groups, also with wrong check digits, as a wrong digit is easier to find; other text stays as
 * typed.
 */
function formatTyped(iban: string): string {
  return /^UA[0-9]+$/.test(iban) ? formatIban(iban) : iban;
}
