import { useRef, type ReactNode } from 'react';
import { Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { formatAmount, parseAmount } from '../../domain/money';
import { currencyDigits, UAH } from '../../domain/vocabulary';
import { useSteadyShell } from '@ncb/shared-kernel/remote-contract';
import { MoneyText } from '../MoneyText';
import { BoundField, type BoundControl } from './BoundField';
import { valueShown, type BoundFieldOf } from './bound-value';
import { useTypedText } from './use-typed-text';

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
  const { currency, about, hint, maxLength } = props;
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

/** Shows an amount as it is written in the user's language, wherever it came from: typed, copied, read from an invoice. */
function AmountInput({ control: { value = '', onChange, onBlur, ...control }, currency, maxLength }: AmountInputProps) {
  const { language } = useSteadyShell();
  const parsed = parseAmount(value);
  const written = parsed.ok ? formatAmount(parsed.amount, language, digitsOf(parsed.amount, currency)) : value;
  const text = useTypedText(value, written);
  /** The spaces between thousands are the field's own: a figure taken out of a group leaves them where they are. */
  const hasOwnSpaces = useRef(false);
  return (
    <Input
      {...control}
      inputMode="decimal"
      autoComplete="off"
      className="ncb-number"
      value={text.shown}
      onFocus={() => {
        hasOwnSpaces.current = parsed.ok && text.shown === written;
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
      // A suffix that comes with the choice of the currency would take the focus away.
      suffix={currency ?? <span />}
    />
  );
}

const SPACE = /\s/;
const SPACES = /\s/g;

/** A fraction of a yen is a mistake, which has to be seen. */
function digitsOf(amount: string, currency: string = UAH.letters): number {
  return amount.endsWith('.00') ? currencyDigits(currency) : 2;
}
