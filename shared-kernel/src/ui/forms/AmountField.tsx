import { useRef, type ReactNode } from 'react';
import { Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { formatAmount, parseAmount } from '../../domain/money';
import { getCurrencyDigits, UAH } from '../../domain/vocabulary';
import { useSteadyShell } from '@ncb/shared-kernel/remote-contract';
import { MoneyText } from '../MoneyText';
import { BoundField, type BoundControl } from './BoundField';
import { getFieldValue, type BoundFieldOf } from './bound-value';
import { useTypedText } from './use-typed-text';

export type AmountFieldProps<Values> = BoundFieldOf<Values, string> & {
  /** ISO 4217 letters; with it the hint shows how the amount was understood. */
  currency?: string;
  maxLength?: number;
  about?: (amount: string) => ReactNode;
};

/** Amount field as text: a number input silently rounds and clamps. */
export function AmountField<Values extends object = object>(props: AmountFieldProps<Values>) {
  const { t } = useTranslation('kernel');
  const { currency, about, hint, maxLength } = props;
  const parsed = parseAmount(String(getFieldValue(props)));
  const understood = parsed.ok ? (
    <span>
      <MoneyText amount={parsed.amount} {...(currency !== undefined && { currency })} />
      {about?.(parsed.amount)}
    </span>
  ) : (
    t('hints.amount')
  );
  return (
    <BoundField<string, Values>
      whenEmpty={t('hints.emptyAmount')}
      {...props}
      hint={hint ?? (currency === undefined ? null : understood)}
    >
      {(control) => (
        <AmountInput
          control={control}
          {...(currency !== undefined && { currency })}
          {...(maxLength !== undefined && { maxLength })}
        />
      )}
    </BoundField>
  );
}

interface AmountInputProps {
  control: BoundControl<string>;
  currency?: string;
  maxLength?: number;
}

/** Input that formats the amount in the user's language, whether typed, pasted or filled in. */
function AmountInput({ control: { value = '', onChange, onBlur, ...control }, currency, maxLength }: AmountInputProps) {
  const { language } = useSteadyShell();
  const parsed = parseAmount(value);
  const formatted = parsed.ok ? formatAmount(parsed.amount, language, getDigits(parsed.amount, currency)) : value;
  const text = useTypedText(value, formatted);
  /**
   * True while the spaces between thousands come from the field's own format: they move when the user deletes a digit.
   */
  const hasOwnSpaces = useRef(false);
  return (
    <Input
      {...control}
      inputMode="decimal"
      autoComplete="off"
      className="ncb-number"
      value={text.shown}
      onFocus={() => {
        hasOwnSpaces.current = parsed.ok && text.shown === formatted;
        text.hold();
      }}
      onPaste={() => (hasOwnSpaces.current = false)}
      onChange={({ target }) => {
        hasOwnSpaces.current &&= SPACE.test(target.value);
        const typed = hasOwnSpaces.current ? target.value.replaceAll(SPACES, '') : target.value;
        text.type(target.value, typed);
        onChange(typed);
      }}
      onBlur={() => {
        text.release();
        onBlur();
      }}
      {...(maxLength !== undefined && { maxLength })}
      // Always present: adding a suffix with the choice of the currency would remount the input and lose the focus.
      suffix={currency ?? <span />}
    />
  );
}

const SPACE = /\s/;
const SPACES = /\s/g;

/** Returns the number of decimals; decimals of a yen amount stay visible, as they are a mistake. */
function getDigits(amount: string, currency: string = UAH.letters): number {
  return amount.endsWith('.00') ? getCurrencyDigits(currency) : 2;
}
