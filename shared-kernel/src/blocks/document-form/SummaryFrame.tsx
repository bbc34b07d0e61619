import { WarningFilled } from '@ant-design/icons';
import { Button } from 'antd';
import { useState, type ReactNode } from 'react';
import { UnsavedNotice } from '../../ui';
import styles from './document-form.module.css';
import { useTexts } from './texts';

export interface SummaryFrameProps {
  /** What the summary begins with; not in the bar at the foot of a narrow window. */
  title: ReactNode;
  /** The one sum of the document; in the bar too. */
  sum: ReactNode;
  /** The sum is not known yet. */
  isOpen?: boolean;
  /** The rest of the summary, part by part. */
  children: ReactNode;
  /** `ProblemLinks` after a failed save. */
  problems?: ReactNode;
  /** What to look at twice. */
  warnings?: ReactNode;
  /** The warnings in two words, for the bar where they are folded away; null for none. */
  warningTitle?: string | null;
  /** Its words and its address on the screen: `save`. */
  save: { readonly title: string; readonly action: string };
  isBusy: boolean;
  onSave: () => void;
  /** What happens after it. */
  note?: ReactNode;
}

/** The frame of a document's summary: beside the form, or a bar at the foot of the window, with the button that saves. */
export function SummaryFrame(props: SummaryFrameProps) {
  const { title, sum, isOpen = false, children, problems, warnings, warningTitle = null } = props;
  const { save, isBusy, onSave, note } = props;
  const { t } = useTexts();
  const [areWarningsOpen, setWarningsOpen] = useState(false);
  return (
    <aside className={styles['summary']} aria-label={t('summary')} data-panel="summary">
      <div>
        <div className={styles['title']}>{title}</div>
        <div className={`${styles['sum']} ${isOpen ? styles['open'] : ''}`}>{sum}</div>
      </div>
      {children}
      {/* The place is there before the news: a screen reader tells what appears in it. */}
      <div
        className={`${styles['notices']} ${areWarningsOpen ? styles['notices-open'] : ''}`}
        aria-live="polite"
        data-field="notices"
      >
        {problems ?? warnings}
      </div>
      <div className={styles['unsaved']}>
        <UnsavedNotice place="page" />
      </div>
      <div className={styles['buttons']}>
        {!problems && warningTitle !== null && (
          <Button
            type="link"
            icon={<WarningFilled />}
            className={styles['bar-link'] ?? ''}
            aria-expanded={areWarningsOpen}
            onClick={() => setWarningsOpen(!areWarningsOpen)}
            data-action="showWarnings"
          >
            {warningTitle}
          </Button>
        )}
        <Button type="primary" loading={isBusy} onClick={onSave} data-action={save.action}>
          {save.title}
          <kbd aria-hidden>Ctrl+S</kbd>
        </Button>
      </div>
      {note && <p className={styles['note']}>{note}</p>}
    </aside>
  );
}
