import { useTranslation } from 'react-i18next';
import { toDotted } from '@ncb/shared-kernel/domain/dates';
import type { UltimateParty } from '@ncb/shared-kernel/domain/parties';

export interface PartySheetProps {
  party: UltimateParty;
}

/** An actual payer or receiver to be read. */
export function PartySheet({ party }: PartySheetProps) {
  const { t } = useTranslation('kernel');
  const { street, house, flat, postalIndex, city, district, adminDistrict, country } = party.address;
  const type = party.identificationType as 'USRC' | '';
  const lines = [
    party.name,
    [type && t(`identificationType.${type}`), party.identificationCode, party.residenceCountry],
    [party.lei, party.bic],
    [party.birthDate && toDotted(party.birthDate), party.birthPlace, party.birthCountry],
    [postalIndex, country, adminDistrict, district, city, street, house, flat],
  ];
  return lines
    .map((line) => (typeof line === 'string' ? line : line.filter(Boolean).join(', ')))
    .filter(Boolean)
    .map((line) => <div key={line}>{line}</div>);
}
