import type { ReactNode } from 'react';
import styles from './foreign-bank.module.css';

export interface FieldGroupProps {
  title: string;
  children: ReactNode;
}

/** Fields of a dialog that belong together, with a title and without a frame. */
export function FieldGroup({ title, children }: FieldGroupProps) {
  return (
    <fieldset className={styles['group'] ?? ''}>
      <legend>{title}</legend>
      {children}
    </fieldset>
  );
}
