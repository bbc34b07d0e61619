import { WarningFilled } from '@ant-design/icons';
import { Button } from 'antd';
import { useState, type ReactNode } from 'react';
import { UnsavedNotice } from '../../ui';
import { ApprovalNote, type ApprovalNoteProps } from './ApprovalNote';
import { useTexts } from './texts';
import styles from './document-form.module.css';

export interface SummaryFrameProps {
  /** Heading; hidden in the bottom bar of a narrow window. */
  title: ReactNode;
  sum: ReactNode;
  /** True while the amount is not known. */
  isOpen?: boolean;
  children: ReactNode;
  problems?: ReactNode;
  warnings?: ReactNode;
  /** Short text for the warnings folded in the bottom bar; null for none. */
  warningTitle?: string | null;
  /** Text of the button and its address on the screen, e.g. `save`. */
  save: { readonly title: string; readonly action: string };
  isBusy: boolean;
  onSave: () => void;
  note?: ReactNode;
  /** Payment whose signers the company's approval policy decides. */
  approval?: ApprovalNoteProps;
}

/** Frame of a document's summary with the save button: beside the form, or in the bottom bar of a narrow window. */
export function SummaryFrame(props: SummaryFrameProps) {
  const { title, sum, isOpen = false, children, problems, warnings, warningTitle = null } = props;
  const { save, isBusy, onSave, note, approval } = props;
  const { t } = useTexts();
  const [areWarningsOpen, setWarningsOpen] = useState(false);
  return (
    <aside className={styles['summary']} aria-label={t('summary')} data-panel="summary">
      <div>
        <div className={styles['title']}>{title}</div>
        <div className={`${styles['sum']} ${isOpen ? styles['open'] : ''}`}>{sum}</div>
      </div>
      {children}
      {approval && <ApprovalNote {...approval} />}
      {/* The live region exists before its content: a screen reader announces only what appears in it later. */}
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
