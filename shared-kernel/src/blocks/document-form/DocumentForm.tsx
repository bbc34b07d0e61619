import type { ReactNode } from 'react';
import styles from './document-form.module.css';

export interface DocumentFormProps {
  /** Notices above the first field: problems, where no summary stands beside the form. */
  notices?: ReactNode;
  children: ReactNode;
  foot?: ReactNode;
  /** `SideSummary`: beside the fields, or in the bottom bar of a narrow window. */
  summary: ReactNode;
}

/**
 * Layout of a document form: fields, and the summary with the save button beside them from 1000 px on. The width of the
 * form decides, not that of the window.
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
