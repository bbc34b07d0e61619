import type { ReceiverCheck } from '../../api/contract';
import { useDates } from '../../ui';
import styles from './account-code.module.css';
import { useTexts } from './texts';

interface SeenCodesProps {
  /** Newest first. */
  seen: ReceiverCheck['seen'];
}

/** Maximum of listed codes: more would push the rest of the form off a phone's screen. */
const SHOWN_MAX = 3;

export function SeenCodes({ seen }: SeenCodesProps) {
  const { t } = useTexts();
  const { formatDay } = useDates();
  const hidden = seen.length - SHOWN_MAX;
  return (
    <ul className={styles['codes']}>
      {seen.slice(0, SHOWN_MAX).map(({ code, name, sources, lastDay }) => (
        <li key={code} data-row={code}>
          <span className="ncb-number">{code}</span>
          {name && `, ${name}`}
          {` (${[
            ...sources.map((source) => t(`sources.${source}`)),
            ...(lastDay ? [t('lastDay', { date: formatDay(lastDay) })] : []),
          ].join(', ')})`}
        </li>
      ))}
      {hidden > 0 && <li>{t('more', { count: hidden })}</li>}
    </ul>
  );
}
