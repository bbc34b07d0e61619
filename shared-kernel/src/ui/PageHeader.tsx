import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useClockTime } from './use-clock-time';

export interface PageHeaderProps {
  title: string;
  about?: ReactNode;
  views?: ReactNode;
  /** Time when the bank last stored the draft, ms since 1970; null before the first time. */
  savedAt?: number | null;
  children?: ReactNode;
}

export function PageHeader({ title, about, views, savedAt = null, children }: PageHeaderProps) {
  return (
    <header className="ncb-page-head">
      <div>
        <h1>{title}</h1>
        {about && <p>{about}</p>}
      </div>
      {views}
      {savedAt !== null && <SavedTime at={savedAt} />}
      {children}
    </header>
  );
}

function SavedTime({ at }: { at: number }) {
  const { t } = useTranslation('kernel');
  const time = useClockTime(at);
  return (
    <span className="ncb-kept ncb-quiet ncb-number" data-field="keptAt">
      {t('common.keptAt', { time })}
    </span>
  );
}
