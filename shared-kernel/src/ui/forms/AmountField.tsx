import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { parseAmount } from '../../domain/money';
import { MoneyText } from '../MoneyText';
import { valueShown, type BoundFieldOf } from './bound-value';
import { TextField } from './TextField';

export type AmountFieldProps<Values> = BoundFieldOf<Values, string> & {
  /** Letters of its currency; with it the field says how the amount was understood. */
  currency?: string;
  maxLength?: number;
  /** What else is said of an amount that was understood. */
  about?: (amount: string) => ReactNode;
};

/** An amount of a form, as text: a number field would silently round and clamp what is typed. */
export function AmountField<Values extends object = object>(props: AmountFieldProps<Values>) {
  const { t } = useTranslation('kernel');
  const { currency, about, hint } = props;
  const parsed = parseAmount(String(valueShown(props)));
  const understood = parsed.ok ? (
    <span>
      <MoneyText amount={parsed.amount} {...(currency !== undefined && { currency })} />
      {about?.(parsed.amount)}
    </span>
  ) : (
    t('hints.amount')
  );
  return (
    <TextField<Values>
      {...props}
      hint={hint ?? (currency === undefined ? null : understood)}
      {...(currency !== undefined && { suffix: currency })}
      inputMode="decimal"
      isNumber
    />
  );
}
