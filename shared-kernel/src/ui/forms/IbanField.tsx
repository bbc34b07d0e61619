import { useTranslation } from 'react-i18next';
import { normaliseIban } from '../../domain/identifiers';
import { IBAN_LENGTH } from '../../domain/vocabulary';
import type { BoundFieldOf } from './bound-value';
import { TextField } from './TextField';

export type IbanFieldProps<Values> = BoundFieldOf<Values, string>;

/** A Ukrainian account, however it is spaced when it is typed or pasted. */
export function IbanField<Values extends object = object>(props: IbanFieldProps<Values>) {
  const { t } = useTranslation('kernel');
  return (
    <TextField<Values>
      {...props}
      hint={props.hint ?? t('hints.iban', { count: IBAN_LENGTH })}
      isNumber
      normalise={normaliseIban}
    />
  );
}
