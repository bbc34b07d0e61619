import { useTranslation } from 'react-i18next';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import { DateInput } from '@ncb/shared-kernel/ui';
import { PartField, PartText } from '../part-field';
import { CountryField } from './CountryField';
import type { PartyFieldsProps } from './IdentityFields';

const OLDEST_BIRTH_DATE = '1900-01-01';

/** Birth data of a person: all three or none. */
export function BirthFields({ checked, part, party, change }: PartyFieldsProps) {
  const { session } = useShell();
  const { t } = useTranslation('payments-uah');
  const place = { checked, part };
  return (
    <>
      <PartField {...place} field="birthDate" label={t('parties.birthDate')} hint={t('parties.birthHint')}>
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
        label={t('parties.birthCountry')}
        value={party.birthCountry}
        onChange={(birthCountry) => change({ birthCountry })}
      />
      <PartText
        {...place}
        field="birthPlace"
        label={t('parties.birthPlace')}
        value={party.birthPlace}
        onChange={(birthPlace) => change({ birthPlace })}
      />
    </>
  );
}
