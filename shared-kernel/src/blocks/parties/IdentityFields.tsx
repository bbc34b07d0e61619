import { Select, Switch } from 'antd';
import { hasLeiCheckDigits, normaliseBic, normaliseIdentificationCode, normaliseLei } from '../../domain/identifiers';
import { isEmptyParty, type UltimateParty } from '../../domain/parties';
import { isIdentificationType } from '../../domain/vocabulary';
import { PartField, PartText } from '../../ui';
import { CountryField } from './CountryField';
import type { PartiesBlockProps } from './PartiesBlock';
import { typesOf, withType } from './party-changes';
import type { PartyChange } from './party-fields';
import { useTexts } from './texts';

export interface PartyFieldsProps extends PartiesBlockProps {
  part: string;
  party: UltimateParty;
  change: PartyChange;
}

/** Name, kind of person, and the codes that tell who it is. */
export function IdentityFields({ checked, part, party, change }: PartyFieldsProps) {
  const { t, common } = useTexts();
  const place = { checked, part };
  const isNeeded = !isEmptyParty(party);
  const { identificationType: type } = party;
  return (
    <>
      <PartText
        {...place}
        field="subjectName"
        label={t('subjectName')}
        className="ncb-wide"
        required={isNeeded}
        value={party.name}
        onChange={(name) => change({ name })}
      />
      <PartField {...place} field="isJuridicial" label={t('isJuridicial')} hint={t('isJuridicialHint')}>
        {({ status: _, ...control }) => (
          <Switch {...control} checked={party.isJuridical} onChange={(isJuridical) => change({ isJuridical })} />
        )}
      </PartField>
      <CountryField
        {...place}
        field="identCtryRes"
        label={t('identCtryRes')}
        hint={t('identCtryResHint')}
        value={party.residenceCountry}
        onChange={(residenceCountry) => change({ residenceCountry })}
      />
      <PartField {...place} field="identType" label={t('identType')} required={isNeeded}>
        {(control) => (
          <Select
            {...control}
            allowClear
            value={type || null}
            onChange={(chosen: string | undefined) => change(withType(party, chosen ?? ''))}
            options={typesOf(party).map((allowed) => ({
              value: allowed,
              label: common(`identificationType.${allowed}`),
            }))}
          />
        )}
      </PartField>
      <PartText
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
          <PartText
            {...place}
            field="identLeiCode"
            label={t('identLeiCode')}
            hint={party.lei.length === LEI_LENGTH && !hasLeiCheckDigits(party.lei) && t('leiDigits')}
            isNumber
            normalise={normaliseLei}
            value={party.lei}
            onChange={(lei) => change({ lei })}
          />
          <PartText
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
