import { useTranslation } from 'react-i18next';
import { hasAddress, isEmptyParty } from '@ncb/shared-kernel/domain/parties';
import { needsFullIdentity } from '@ncb/shared-kernel/domain/rules';
import { PartText } from '../part-field';
import { CountryField } from './CountryField';
import type { PartyFieldsProps } from './IdentityFields';
import { ADDRESS_TEXTS } from './party-fields';

const ALWAYS = ['addrHouse', 'addrCity'];

/** The address; what is needed of it is marked as soon as it is needed. */
export function AddressFields({ checked, part, party, change }: PartyFieldsProps) {
  const { t } = useTranslation('payments-uah');
  const place = { checked, part };
  const isLarge = needsFullIdentity(checked.values.amount) && !isEmptyParty(party);
  const isNeeded = isLarge || hasAddress(party);
  const put = (field: string, text: string) => change({ address: { ...party.address, [field]: text } });
  return (
    <>
      <CountryField
        {...place}
        field="addrCountry"
        label={t('parties.addrCountry')}
        required={isNeeded}
        value={party.address.country}
        onChange={(country) => put('country', country)}
      />
      {ADDRESS_TEXTS.map(([field, name]) => (
        <PartText
          key={field}
          {...place}
          field={field}
          label={t(`parties.${field}`)}
          required={ALWAYS.includes(field) ? isNeeded : field === 'addrStreet' && isLarge}
          value={party.address[name]}
          onChange={(text) => put(name, text)}
        />
      ))}
    </>
  );
}
