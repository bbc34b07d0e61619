import { normaliseBic } from '../../domain/identifiers';
import { FormField, type CheckedForm, CountrySelect, RecordText } from '../../ui';
import type { BankPrefix, BeneficiaryValues } from './beneficiary-values';
import { useBankBySwift } from './use-bank-by-swift';
import { useTexts } from './texts';

export interface BankFieldsProps {
  checked: CheckedForm<BeneficiaryValues>;
  prefix: BankPrefix;
  required: boolean;
}

/** A bank on the way to the beneficiary; its BIC brings name and country where they are not typed yet. */
export function BankFields({ checked, prefix, required }: BankFieldsProps) {
  const { t } = useTexts();
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
      label={t(`bank.${field}`)}
      name={`${prefix}${field}`}
      field={`${prefix}${field}`}
      required={isNeeded}
    />
  );

  return (
    <div className="ncb-fields">
      <RecordText
        checked={checked}
        label={t('bank.swift')}
        name={swift}
        field={swift}
        required={required}
        isNumber
        normalise={normaliseBic}
        hint={bank.unknown === null ? t('hints.swift') : t('hints.unknownBank')}
        onLeave={() => void fillIn()}
      />
      {text('name', required)}
      <FormField
        label={t('bank.cntry')}
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
