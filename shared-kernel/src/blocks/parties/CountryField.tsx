import { Select } from 'antd';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import { PartField, type PartFieldProps, countryOptions, type CountryOption } from '../../ui';

export interface CountryFieldProps extends Omit<PartFieldProps, 'children'> {
  /** Two letters, '' for none. */
  value: string;
  onChange: (alpha2: string) => void;
}

/** A country, found by its name in any of the three languages or by its codes. */
export function CountryField({ value, onChange, ...field }: CountryFieldProps) {
  const { language } = useShell();
  return (
    <PartField {...field}>
      {(control) => (
        <Select<string | null, CountryOption>
          {...control}
          allowClear
          showSearch={{ filterOption: (typed, option) => option?.words.includes(typed.trim().toLowerCase()) ?? false }}
          value={value || null}
          onChange={(chosen) => onChange(chosen ?? '')}
          options={[...countryOptions(language)]}
        />
      )}
    </PartField>
  );
}
