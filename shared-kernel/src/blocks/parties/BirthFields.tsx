import { useShell } from '@ncb/shared-kernel/remote-contract';
import { DateInput, PartField, PartText } from '../../ui';
import { CountryField } from './CountryField';
import type { PartyFieldsProps } from './IdentityFields';
import { useTexts } from './texts';

const OLDEST_BIRTH_DATE = '1900-01-01';

/** Birth data of a person: all three or none. */
export function BirthFields({ checked, part, party, change }: PartyFieldsProps) {
  const { session } = useShell();
  const { t } = useTexts();
  const place = { checked, part };
  return (
    <>
      <PartField {...place} field="birthDate" label={t('birthDate')} hint={t('birthHint')}>
        {(control) => (
          <DateInput
            {...control}
            range={{ from: OLDEST_BIRTH_DATE, to: session.bankDay }}
            value={party.birthDate}
            onChange={(birthDate) => change({ birthDate })}
          />
        )}
      </PartField>
      <CountryField
        {...place}
        field="birthCountry"
        label={t('birthCountry')}
        value={party.birthCountry}
        onChange={(birthCountry) => change({ birthCountry })}
      />
      <PartText
        {...place}
        field="birthPlace"
        label={t('birthPlace')}
        value={party.birthPlace}
        onChange={(birthPlace) => change({ birthPlace })}
      />
    </>
  );
}
