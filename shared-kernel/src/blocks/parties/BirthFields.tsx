import { useSteadyShell } from '@ncb/shared-kernel/remote-contract';
import { CountryField, DateField, TextField } from '../../ui';
import type { PartyFieldsProps } from './IdentityFields';
import { useTexts } from './texts';

const OLDEST_BIRTH_DATE = '1900-01-01';

/** Birth data of a person: all three fields or none. */
export function BirthFields({ checked, part, party, change }: PartyFieldsProps) {
  const { session } = useSteadyShell();
  const { t } = useTexts();
  const place = { checked, part };
  return (
    <>
      <DateField
        {...place}
        field="birthDate"
        label={t('birthDate')}
        hint={t('birthHint')}
        range={{ from: OLDEST_BIRTH_DATE, to: session.bankDay }}
        value={party.birthDate}
        onChange={(birthDate) => change({ birthDate })}
      />
      <CountryField
        {...place}
        code="alpha2"
        field="birthCountry"
        label={t('birthCountry')}
        value={party.birthCountry}
        onChange={(birthCountry) => change({ birthCountry })}
      />
      <TextField
        {...place}
        field="birthPlace"
        label={t('birthPlace')}
        value={party.birthPlace}
        onChange={(birthPlace) => change({ birthPlace })}
      />
    </>
  );
}
