import { Select } from 'antd';
import { findCountry } from '../../domain/countries';
import { useSteadyShell } from '@ncb/shared-kernel/remote-contract';
import { BoundField } from './BoundField';
import type { BoundFieldOf } from './bound-value';
import { countryOptions, type CountryOption } from './country-options';

export type CountryFieldProps<Values> = BoundFieldOf<Values, string> & {
  /** What the document names a country by; '' stands for none. */
  code: 'numeric' | 'alpha2';
};

/** A country, found by its name in any of the three languages or by its codes. */
export function CountryField<Values extends object = object>(props: CountryFieldProps<Values>) {
  const { language } = useSteadyShell();
  const { code } = props;
  return (
    <BoundField<string, Values> {...props}>
      {({ value = '', onChange, ...control }) => (
        <Select<string | null, CountryOption>
          {...control}
          allowClear
          showSearch={{ filterOption: (typed, option) => option?.words.includes(typed.trim().toLowerCase()) ?? false }}
          // A code that is of no country is shown as it stands, or nobody would see what is wrong.
          value={findCountry(value)?.alpha2 ?? (value || null)}
          onChange={(chosen) => onChange(findCountry(chosen ?? '')?.[code] ?? '')}
          options={[...countryOptions(language)]}
        />
      )}
    </BoundField>
  );
}
