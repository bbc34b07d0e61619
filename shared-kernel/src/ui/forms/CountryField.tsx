import { Select } from 'antd';
import { findCountry } from '../../domain/countries';
import { useSteadyShell } from '@ncb/shared-kernel/remote-contract';
import { BoundField } from './BoundField';
import type { BoundFieldOf } from './bound-value';
import { getCountryOptions, type CountryOption } from './get-country-options';

export type CountryFieldProps<Values> = BoundFieldOf<Values, string> & {
  /** Kind of country code in the document; '' means none. */
  code: 'numeric' | 'alpha2';
};

export function CountryField<Values extends object = object>(props: CountryFieldProps<Values>) {
  const { language } = useSteadyShell();
  const { code } = props;
  return (
    <BoundField<string, Values> {...props}>
      {({ value = '', onChange, ...control }) => (
        <Select<string | null, CountryOption>
          {...control}
          allowClear
          showSearch={{
            filterOption: (typed, option) => option?.searchText.includes(typed.trim().toLowerCase()) ?? false,
          }}
          // An unknown code shows as it stands, otherwise the mistake would be invisible.
          value={findCountry(value)?.alpha2 ?? (value || null)}
          onChange={(chosen) => onChange(findCountry(chosen ?? '')?.[code] ?? '')}
          options={[...getCountryOptions(language)]}
        />
      )}
    </BoundField>
  );
}
