import { findCountry } from '../../domain/countries';
import { findNationalCodeForm, normaliseBic, normaliseNationalCode } from '../../domain/identifiers';
import { CountryField, TextField, type CheckedForm } from '../../ui';
import type { BankField, BankValues } from './beneficiary-values';
import { useBankBySwift } from './use-bank-by-swift';
import { useTexts } from './texts';

interface BankFieldsProps<Prefix extends string, Values extends BankValues<Prefix>> {
  checked: CheckedForm<Values>;
  prefix: Prefix;
  required: boolean;
}

const HINTS = { none: 'hints.swift', unknown: 'hints.unknownBank', failed: 'hints.bankNotAsked' } as const;

/** Fields of a foreign bank; its BIC fills in name and country where they are empty. */
export function BankFields<Prefix extends string, Values extends BankValues<Prefix>>(
  props: BankFieldsProps<Prefix, Values>,
) {
  const { checked, prefix, required } = props;
  const { t } = useTexts();
  const bank = useBankBySwift();
  const swift = `${prefix}swift` as const;

  const fillIn = async () => {
    const typed = checked.present()[swift];
    const found = await bank.find(typed);
    // The user has typed on during the lookup.
    if (!found || checked.present()[swift] !== typed) return;
    checked.fill({ [`${prefix}name`]: found.name, [`${prefix}country`]: found.country } as Partial<Values>);
  };
  // Users who pay there know the code by no other name.
  const national = findNationalCodeForm(findCountry(String(checked.values[`${prefix}country`]))?.alpha2 ?? '');
  const getFieldProps = <Field extends BankField>(field: Field) => {
    const name = `${prefix}${field}` as const;
    const bankField: BankField = field;
    return { checked, name, label: t(`bank.${bankField}`) };
  };

  return (
    <div className="ncb-fields">
      <TextField
        {...getFieldProps('swift')}
        required={required}
        isNumber
        normalise={normaliseBic}
        hint={t(HINTS[bank.missing ?? 'none'])}
        onLeave={() => void fillIn()}
      />
      <TextField {...getFieldProps('name')} required={required} />
      <CountryField {...getFieldProps('country')} code="numeric" required={required} />
      <TextField {...getFieldProps('address')} />
      <TextField {...getFieldProps('correspondentAccount')} />
      <TextField
        {...getFieldProps('nationalCode')}
        {...(national && { label: national.name })}
        normalise={normaliseNationalCode}
        hint={national && t('hints.nationalCode', { sample: national.sample })}
      />
    </div>
  );
}
