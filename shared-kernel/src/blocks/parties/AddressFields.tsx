import { hasAddress, isEmptyParty } from '../../domain/parties';
import { CountryField, TextField } from '../../ui';
import type { PartyFieldsProps } from './IdentityFields';
import { ADDRESS_TEXTS } from './party-fields';
import { useTexts } from './texts';

const ALWAYS = ['addrHouse', 'addrCity'];

/** Address fields of a party; mandatory ones are marked as soon as the rules require them. */
export function AddressFields({ checked, isLarge, part, party, change }: PartyFieldsProps) {
  const { t } = useTexts();
  const place = { checked, part };
  const isWholeNeeded = isLarge && !isEmptyParty(party);
  const isNeeded = isWholeNeeded || hasAddress(party);
  const put = (field: string, text: string) => change({ address: { ...party.address, [field]: text } });
  return (
    <>
      <CountryField
        {...place}
        code="alpha2"
        field="addrCountry"
        label={t('addrCountry')}
        required={isNeeded}
        value={party.address.country}
        onChange={(country) => put('country', country)}
      />
      {ADDRESS_TEXTS.map(([field, name]) => (
        <TextField
          key={field}
          {...place}
          field={field}
          label={t(`${field}`)}
          required={ALWAYS.includes(field) ? isNeeded : field === 'addrStreet' && isWholeNeeded}
          value={party.address[name]}
          onChange={(text) => put(name, text)}
        />
      ))}
    </>
  );
}
