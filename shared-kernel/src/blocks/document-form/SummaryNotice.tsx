import { WarningFilled } from '@ant-design/icons';
import type { ReactNode } from 'react';
import styles from './document-form.module.css';

export interface SummaryNoticeProps {
  name: string;
  children: ReactNode;
}

export function SummaryNotice({ name, children }: SummaryNoticeProps) {
  return (
    <div className={`${styles['notice']} ${styles['notice-warning']}`} data-warning={name}>
      <WarningFilled aria-hidden />
      <div>{children}</div>
    </div>
  );
}
