import type { ReactNode } from 'react';
import styles from './document-form.module.css';

export interface DocumentFormProps {
  /** Above everything, in windows where the summary does not stand beside the form. */
  above?: ReactNode;
  /** Notices above the first field: problems, where no summary stands beside the form. */
  notices?: ReactNode;
  children: ReactNode;
  foot?: ReactNode;
  /** `SideSummary`: beside the fields, or in the bottom bar of a narrow window. */
  summary: ReactNode;
  /** Below the summary, where it stands beside the form. */
  beside?: ReactNode;
}

/**
 * Layout of a document form: fields, and the summary with the save button beside them from 1000 px on. The width of the
 * form decides, not that of the window.
 */
export function DocumentForm({ above, notices, children, foot, summary, beside }: DocumentFormProps) {
  return (
    <div className={styles['form']}>
      <div className={styles['columns']}>
        <div>
          {above && <div className={styles['narrow']}>{above}</div>}
          {notices && <div className={styles['above']}>{notices}</div>}
          <div className={styles['sheet']}>
            <div className={styles['fields']}>{children}</div>
            {foot}
          </div>
        </div>
        <div className={styles['side']}>
          {summary}
          {beside && <div className={styles['beside']}>{beside}</div>}
        </div>
      </div>
    </div>
  );
}
