import { useDates } from '../../ui';
import type { UltimateParty } from '../../domain/parties';
import { useTexts } from './texts';

interface PartyFactsProps {
  party: UltimateParty;
}

export function PartyFacts({ party }: PartyFactsProps) {
  const { common } = useTexts();
  const { formatDay } = useDates();
  const { street, house, flat, postalIndex, city, district, adminDistrict, country } = party.address;
  const type = party.identificationType as 'USRC' | '';
  const lines = [
    party.name,
    [type && common(`identificationType.${type}`), party.identificationCode, party.residenceCountry],
    [party.lei, party.bic],
    [party.birthDate && formatDay(party.birthDate), party.birthPlace, party.birthCountry],
    [postalIndex, country, adminDistrict, district, city, street, house, flat],
  ];
  return lines
    .map((line) => (typeof line === 'string' ? line : line.filter(Boolean).join(', ')))
    .filter(Boolean)
    .map((line) => <div key={line}>{line}</div>);
}
