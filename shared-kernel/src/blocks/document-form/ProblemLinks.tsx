import { ExclamationCircleFilled } from '@ant-design/icons';
import { Fragment } from 'react';
import styles from './document-form.module.css';
import { useTexts } from './texts';

export interface ProblemLink {
  readonly field: string;
  /** Name as it stands in a sentence, e.g. `рахунок`. */
  readonly label: string;
}

export interface ProblemLinksProps {
  links: readonly ProblemLink[];
  onFocus: (field: string) => void;
}

/** Largest number written in words. */
const IN_WORDS_MAX = 5;

export function ProblemLinks({ links, onFocus }: ProblemLinksProps) {
  const { t } = useTexts();
  if (links.length === 0) return null;
  const count = links.length;
  const number = count <= IN_WORDS_MAX ? t(`numbers.${count as 1}`) : String(count);
  return (
    <div className={`${styles['notice']} ${styles['notice-error']}`} data-notice="error">
      <ExclamationCircleFilled aria-hidden />
      <div>
        {t('correct', { count, number })}{' '}
        {links.map(({ field, label }, index) => (
          <Fragment key={field}>
            {index > 0 && ' '}
            <span className={styles['notice-link']}>
              <button type="button" onClick={() => onFocus(field)} data-action="focusField" data-to={field}>
                {label}
              </button>
              {index < count - 1 && ','}
            </span>
          </Fragment>
        ))}
      </div>
    </div>
  );
}
