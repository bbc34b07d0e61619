import { Select } from 'antd';
import { findCountry } from '../../domain/countries';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import type { ControlProps } from './FieldFrame';
import { countryOptions, type CountryOption } from './country-options';

export interface CountrySelectProps extends Partial<ControlProps> {
  /** The country's number, '' for none. */
  value?: string;
  onChange?: (numeric: string) => void;
  onBlur?: () => void;
  /** Given by the form item. Handed on, it makes antd read what React 19 has taken out. */
  ref?: unknown;
}

/** A country, found by its name in any of the three languages or by its codes; documents name it by its number. */
export function CountrySelect({ value = '', onChange, ref: _, ...control }: CountrySelectProps) {
  const { language } = useShell();
  return (
    <Select<string | null, CountryOption>
      {...control}
      allowClear
      showSearch={{ filterOption: (typed, option) => option?.words.includes(typed.trim().toLowerCase()) ?? false }}
      value={findCountry(value)?.alpha2 ?? null}
      onChange={(chosen) => onChange?.(findCountry(chosen ?? '')?.numeric ?? '')}
      options={[...countryOptions(language)]}
    />
  );
}
