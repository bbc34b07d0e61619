import type { ReactNode } from 'react';
import styles from './foreign-bank.module.css';

export interface FieldGroupProps {
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
