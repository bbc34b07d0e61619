import { Input } from 'antd';
import { BoundField } from './BoundField';
import type { BoundFieldOf } from './bound-value';

export type TextFieldProps<Values> = BoundFieldOf<Values, string> & {
  normalise?: (text: string) => string;
  inputMode?: 'numeric' | 'decimal';
  isNumber?: boolean;
  isAutoFocused?: boolean;
  readOnly?: boolean;
  placeholder?: string;
  maxLength?: number;
  suffix?: string;
  lines?: number;
};

export function TextField<Values extends object = object>(props: TextFieldProps<Values>) {
  const { normalise = (text: string) => text, isNumber = false, isAutoFocused = false, lines } = props;
  const { inputMode, readOnly, placeholder, maxLength, suffix } = props;
  return (
    <BoundField<string, Values> {...props}>
      {({ value = '', onChange, ...control }) => {
        const inputProps = {
          ...control,
          autoFocus: isAutoFocused,
          value,
          onChange: ({ target }: { target: { value: string } }) => onChange(normalise(target.value)),
          ...(placeholder !== undefined && { placeholder }),
          ...(maxLength !== undefined && { maxLength }),
          ...(readOnly !== undefined && { readOnly }),
        };
        return lines !== undefined ? (
          <Input.TextArea {...inputProps} rows={lines} className="ncb-growing" />
        ) : (
          <Input
            {...inputProps}
            autoComplete="off"
            {...(inputMode && { inputMode })}
            {...(suffix && { suffix })}
            {...(isNumber && { className: 'ncb-number' })}
          />
        );
      }}
    </BoundField>
  );
}
