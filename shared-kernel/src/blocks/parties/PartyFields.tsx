import { useSteadyShell } from '@ncb/shared-kernel/remote-contract';
import {
  hasLeiCheckDigits,
  normaliseBic,
  normaliseIdentificationCode,
  normaliseLei,
  getOnlyCode,
} from '../../domain/identifiers';
import { isEmptyParty, type UltimateParty, hasAddress, type PartyAddress } from '../../domain/parties';
import { isIdentificationType, getIdentificationTypes, type IdentificationType } from '../../domain/vocabulary';
import { CountryField, DateField, SelectField, CheckboxField, TextField, type FieldChecks } from '../../ui';
import { UKRAINE } from '../../domain/countries';
import { useTexts } from './texts';

export interface PartyFieldsProps {
  checked: FieldChecks;
  /** True if the amount requires full identification of an ultimate party. */
  isLarge: boolean;
  part: string;
  party: UltimateParty;
  change: PartyChange;
}

export function IdentityFields({ checked, part, party, change }: PartyFieldsProps) {
  const { t, common } = useTexts();
  const place = { checked, part };
  const isNeeded = !isEmptyParty(party);
  const { identificationType: type } = party;
  return (
    <>
      <TextField
        {...place}
        field="name"
        label={t('name')}
        className="ncb-wide"
        required={isNeeded}
        value={party.name}
        onChange={(name) => change({ name })}
      />
      <CheckboxField
        {...place}
        field="isJuridical"
        label={t('isJuridical')}
        hint={t('isJuridicalHint')}
        value={party.isJuridical}
        onChange={(isJuridical) => change({ isJuridical })}
      />
      <CountryField
        {...place}
        code="alpha2"
        field="residenceCountry"
        label={t('residenceCountry')}
        hint={t('residenceCountryHint')}
        value={party.residenceCountry}
        onChange={(residenceCountry) => change({ residenceCountry })}
      />
      <SelectField
        {...place}
        field="identificationType"
        label={t('identificationType')}
        required={isNeeded}
        clearedValue=""
        value={type}
        onChange={(chosen) => change(withType(party, chosen))}
        options={getAllowedTypes(party).map((allowed) => ({
          value: allowed,
          label: common(`identificationType.${allowed}`),
        }))}
      />
      <TextField
        {...place}
        field="identificationCode"
        label={t('identificationCode')}
        required={isNeeded}
        isNumber
        normalise={(text) => (isIdentificationType(type) ? normaliseIdentificationCode(type, text) : text)}
        value={party.identificationCode}
        onChange={(identificationCode) => change({ identificationCode })}
      />
      {party.isJuridical && (
        <>
          <TextField
            {...place}
            field="lei"
            label={t('lei')}
            hint={party.lei.length === LEI_LENGTH && !hasLeiCheckDigits(party.lei) && t('leiDigits')}
            isNumber
            normalise={normaliseLei}
            value={party.lei}
            onChange={(lei) => change({ lei })}
          />
          <TextField
            {...place}
            field="bic"
            label={t('bic')}
            isNumber
            normalise={normaliseBic}
            value={party.bic}
            onChange={(bic) => change({ bic })}
          />
        </>
      )}
    </>
  );
}

const LEI_LENGTH = 20;

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

const ALWAYS: readonly string[] = ['house', 'city'];

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
        field="address.country"
        label={t('address.country')}
        required={isNeeded}
        value={party.address.country}
        onChange={(country) => put('country', country)}
      />
      {ADDRESS_TEXTS.map((name) => (
        <TextField
          key={name}
          {...place}
          field={`address.${name}`}
          label={t(`address.${name}`)}
          required={ALWAYS.includes(name) ? isNeeded : name === 'street' && isWholeNeeded}
          value={party.address[name]}
          onChange={(text) => put(name, text)}
        />
      ))}
    </>
  );
}

const ADDRESS_TEXTS = [
  ...(['street', 'house', 'flat', 'postalIndex', 'city', 'district', 'adminDistrict'] as const),
] satisfies readonly (keyof PartyAddress)[];

/**
 * Fields of the subject form that may have problems. Source:
 * docs/requirements/hryvnia-payments.md#actual-payer-and-receiver.
 */
export const SUBJECT_FIELDS = [
  ...['name', 'identificationType', 'identificationCode', 'residenceCountry', 'lei', 'bic'],
  ...['birthDate', 'birthCountry', 'birthPlace'],
  ...ADDRESS_TEXTS.map((name) => `address.${name}`),
  'address.country',
];

export type PartyChange = (changes: Partial<UltimateParty>) => void;

function getAllowedTypes({ isJuridical, residenceCountry }: UltimateParty): readonly IdentificationType[] {
  const isResident = residenceCountry === '' || residenceCountry === UKRAINE.alpha2;
  return getIdentificationTypes({ isJuridical, isResident });
}

/** Clears the identification type if kind or country no longer allow it: a company has no passport. */
export function withAllowedType(party: UltimateParty): UltimateParty {
  const { identificationType: type } = party;
  return getAllowedTypes(party).some((allowed) => allowed === type) ? party : { ...party, identificationType: '' };
}

/** Sets the identification type, and the code if the type allows only one. */
function withType(party: UltimateParty, type: string): UltimateParty {
  const { isJuridical, residenceCountry: country } = party;
  const only = isIdentificationType(type) ? getOnlyCode({ type, isJuridical, country }) : null;
  return { ...party, identificationType: type, identificationCode: only ?? party.identificationCode };
}
