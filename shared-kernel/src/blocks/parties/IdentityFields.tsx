import { hasLeiCheckDigits, normaliseBic, normaliseIdentificationCode, normaliseLei } from '../../domain/identifiers';
import { isEmptyParty, type UltimateParty } from '../../domain/parties';
import { isIdentificationType } from '../../domain/vocabulary';
import { CountryField, SelectField, SwitchField, TextField } from '../../ui';
import type { PartiesBlockProps } from './PartiesBlock';
import { getAllowedTypes, withType } from './party-changes';
import type { PartyChange } from './party-fields';
import { useTexts } from './texts';

export interface PartyFieldsProps extends PartiesBlockProps {
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
        field="subjectName"
        label={t('subjectName')}
        className="ncb-wide"
        required={isNeeded}
        value={party.name}
        onChange={(name) => change({ name })}
      />
      <SwitchField
        {...place}
        field="isJuridicial"
        label={t('isJuridicial')}
        hint={t('isJuridicialHint')}
        isFramed
        value={party.isJuridical}
        onChange={(isJuridical) => change({ isJuridical })}
      />
      <CountryField
        {...place}
        code="alpha2"
        field="identCtryRes"
        label={t('identCtryRes')}
        hint={t('identCtryResHint')}
        value={party.residenceCountry}
        onChange={(residenceCountry) => change({ residenceCountry })}
      />
      <SelectField
        {...place}
        field="identType"
        label={t('identType')}
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
        field="identCode"
        label={t('identCode')}
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
            field="identLeiCode"
            label={t('identLeiCode')}
            hint={party.lei.length === LEI_LENGTH && !hasLeiCheckDigits(party.lei) && t('leiDigits')}
            isNumber
            normalise={normaliseLei}
            value={party.lei}
            onChange={(lei) => change({ lei })}
          />
          <TextField
            {...place}
            field="identBicCode"
            label={t('identBicCode')}
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
