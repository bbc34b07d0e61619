import type { ReceiverCheck } from '../../api/contract';
import { toDotted } from '../../domain/dates';
import styles from './account-code.module.css';
import { useTexts } from './texts';

export interface SeenCodesProps {
  /** Newest first. */
  seen: ReceiverCheck['seen'];
}

/** More codes than these hide the rest of the form on a phone. */
const SHOWN_MAX = 3;

/** Codes that the company has met with an account, with their names and where they were met. */
export function SeenCodes({ seen }: SeenCodesProps) {
  const { t } = useTexts();
  const hidden = seen.length - SHOWN_MAX;
  return (
    <ul className={styles['codes']}>
      {seen.slice(0, SHOWN_MAX).map(({ code, name, sources, lastDay }) => (
        <li key={code} data-row={code}>
          <span className="ncb-number">{code}</span>
          {name && `, ${name}`}
          {` (${[
            ...sources.map((source) => t(`sources.${source}`)),
            ...(lastDay ? [t('lastDay', { date: toDotted(lastDay) })] : []),
          ].join(', ')})`}
        </li>
      ))}
      {hidden > 0 && <li>{t('more', { count: hidden })}</li>}
    </ul>
  );
}
