import type { ReactNode } from 'react';
import { TextField, type CheckedForm } from '../../ui';
import { ADDRESS_FIELDS, type AddressValues } from './beneficiary-values';
import { useTexts } from './texts';
import styles from './foreign-bank.module.css';

interface AddressFieldsProps<Values extends AddressValues> {
  checked: CheckedForm<Values>;
}

/** Fields of an address in the parts that SWIFT requires. Source: docs/requirements/currency.md#address. */
export function AddressFields<Values extends AddressValues>({ checked }: AddressFieldsProps<Values>) {
  const { t } = useTexts();
  return (
    <div className="ncb-fields">
      {ADDRESS_FIELDS.map((name) => (
        <TextField
          key={name}
          checked={checked}
          label={t(`addressParts.${name}`)}
          name={`addressParts.${name}` as const}
        />
      ))}
    </div>
  );
}

interface FieldGroupProps {
  title: string;
  children: ReactNode;
}

export function FieldGroup({ title, children }: FieldGroupProps) {
  return (
    <fieldset className={styles['group'] ?? ''}>
      <legend>{title}</legend>
      {children}
    </fieldset>
  );
}
