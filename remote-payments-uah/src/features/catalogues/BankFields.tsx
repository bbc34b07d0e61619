import { useTranslation } from 'react-i18next';
import { normaliseBic } from '@ncb/shared-kernel/domain/identifiers';
import { FormField, type CheckedForm } from '@ncb/shared-kernel/ui';
import type { BankPrefix, BeneficiaryValues } from './beneficiary-values';
import { CountrySelect } from './CountrySelect';
import { RecordText } from './RecordText';
import { useBankBySwift } from './use-bank-by-swift';

export interface BankFieldsProps {
  checked: CheckedForm<BeneficiaryValues>;
  prefix: BankPrefix;
  required: boolean;
}

/** A bank on the way to the beneficiary; its BIC brings name and country where they are not typed yet. */
export function BankFields({ checked, prefix, required }: BankFieldsProps) {
  const { t } = useTranslation('payments-uah');
  const bank = useBankBySwift();
  const { form } = checked;
  const swift = `${prefix}swift` as const;
  const country = `${prefix}cntry` as const;

  const fillIn = async () => {
    const typed = checked.present()[swift];
    const found = await bank.find(typed);
    // Somebody has typed on while the bank was looking.
    if (!found || checked.present()[swift] !== typed) return;
    form.setFieldsValue({ [`${prefix}name`]: found.name, [country]: found.country });
  };
  const text = (field: 'name' | 'addr' | 'coracn' | 'bic', isNeeded = false) => (
    <RecordText
      checked={checked}
      label={t(`catalogues.bank.${field}`)}
      name={`${prefix}${field}`}
      field={`${prefix}${field}`}
      required={isNeeded}
    />
  );

  return (
    <div className="ncb-fields">
      <RecordText
        checked={checked}
        label={t('catalogues.bank.swift')}
        name={swift}
        field={swift}
        required={required}
        isNumber
        normalise={normaliseBic}
        hint={bank.unknown === null ? t('catalogues.hints.swift') : t('catalogues.hints.unknownBank')}
        onLeave={() => void fillIn()}
      />
      {text('name', required)}
      <FormField
        label={t('catalogues.bank.cntry')}
        name={country}
        field={country}
        required={required}
        problem={checked.problemOf(country)}
        onLeave={() => checked.leave(country)}
      >
        {(control) => <CountrySelect {...control} />}
      </FormField>
      {text('addr')}
      {text('coracn')}
      {text('bic')}
    </div>
  );
}
