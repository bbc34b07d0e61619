import type { ReactNode } from 'react';
import styles from './document-view.module.css';

interface DocumentField {
  readonly name: string;
  readonly label: string;
  readonly value: ReactNode;
  /** Share of the line; default the whole line. */
  readonly width?: 'half' | 'quarter';
}

interface DocumentFieldsProps {
  /** Fields without a value are left out. */
  fields: readonly DocumentField[];
}

/** Fields of a stored document in the order of its form, as text. */
export function DocumentFields({ fields }: DocumentFieldsProps) {
  return (
    <dl className={styles['fields']}>
      {fields
        .filter(({ value }) => hasContent(value))
        .map(({ name, label, value, width }) => (
          <div key={name} className={width && styles[width]} data-field={name}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}

function hasContent(value: ReactNode): boolean {
  return value !== undefined && value !== null && value !== '' && value !== false;
}
