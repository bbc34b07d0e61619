import type { ReactNode } from 'react';
import styles from './document-form.module.css';

export interface DocumentFormProps {
  /** What is to be known before anything is typed, above the first field: problems where there is no room beside. */
  notices?: ReactNode;
  /** The fields. */
  children: ReactNode;
  /** What stands under the fields: the line of what is folded away. */
  foot?: ReactNode;
  /** A `SideSummary`: beside the fields, or a bar at the foot of the window where there is no room. */
  summary: ReactNode;
}

/**
 * A document that is typed: its fields on one sheet, its summary with the button beside them in windows from 1000 px on. What
 * has room is decided by the width of the form itself.
 */
export function DocumentForm({ notices, children, foot, summary }: DocumentFormProps) {
  return (
    <div className={styles['form']}>
      <div className={styles['columns']}>
        <div>
          {notices && <div className={styles['above']}>{notices}</div>}
          <div className={styles['sheet']}>
            <div className={styles['fields']}>{children}</div>
            {foot}
          </div>
        </div>
        {summary}
      </div>
    </div>
  );
}
