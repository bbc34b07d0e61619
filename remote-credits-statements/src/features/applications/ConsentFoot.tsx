import { CheckboxField, type CheckedForm } from '@ncb/shared-kernel/ui';
import styles from './applications.module.css';

interface ConsentFootProps<Values> {
  checked: CheckedForm<Values>;
  label: string;
}

/** Foot of an application's form with the consent. */
export function ConsentFoot<Values extends { hasAgreed: boolean }>({ checked, label }: ConsentFootProps<Values>) {
  return (
    <div className={styles['consent']}>
      <CheckboxField<Values> checked={checked} name="hasAgreed" label={label} />
    </div>
  );
}
