import { FieldFrame, SteadySelect } from '@ncb/shared-kernel/ui';
import type { ChoiceProps } from '../native-fields';

/** Choice of the user form in the working area; the public page has a native one. */
export function UserChoice({ value, onChange, onLeave, disabled = false, options, ...frame }: ChoiceProps) {
  return (
    <FieldFrame {...frame}>
      {(control) => (
        <SteadySelect<string | null>
          {...control}
          value={value === '' ? null : value}
          disabled={disabled}
          onChange={(chosen) => onChange(chosen ?? '')}
          {...(onLeave && { onBlur: onLeave })}
          placeholder={options.find((option) => option.value === '')?.label}
          options={options
            .filter((option) => option.value !== '')
            .map(({ isDisabled = false, ...option }) => ({ ...option, disabled: isDisabled }))}
        />
      )}
    </FieldFrame>
  );
}
