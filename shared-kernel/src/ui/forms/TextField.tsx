import { Input } from 'antd';
import { BoundField } from './BoundField';
import type { BoundFieldOf } from './bound-value';

export type TextFieldProps<Values> = BoundFieldOf<Values, string> & {
  normalise?: (text: string) => string;
  inputMode?: 'numeric' | 'decimal';
  isNumber?: boolean;
  isFirst?: boolean;
  readOnly?: boolean;
  placeholder?: string;
  maxLength?: number;
  suffix?: string;
  lines?: number;
};

export function TextField<Values extends object = object>(props: TextFieldProps<Values>) {
  const { normalise = (text: string) => text, isNumber = false, isFirst = false, lines } = props;
  const { inputMode, readOnly, placeholder, maxLength, suffix } = props;
  return (
    <BoundField<string, Values> {...props}>
      {({ value = '', onChange, ...control }) => {
        const given = {
          ...control,
          autoFocus: isFirst,
          value,
          onChange: ({ target }: { target: { value: string } }) => onChange(normalise(target.value)),
          ...(placeholder !== undefined && { placeholder }),
          ...(maxLength !== undefined && { maxLength }),
          ...(readOnly !== undefined && { readOnly }),
        };
        return lines !== undefined ? (
          <Input.TextArea {...given} rows={lines} className="ncb-growing" />
        ) : (
          <Input
            {...given}
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
