import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useClockTime } from './use-clock-time';

export interface PageHeaderProps {
  title: string;
  /** One sentence: what the page is about. */
  about?: ReactNode;
  /** Views of the page to choose among, a `ListChoice`. */
  views?: ReactNode;
  /** When the bank last kept what is typed here, ms since 1970; null while it has not. */
  keptAt?: number | null;
  /** The page's main actions. */
  children?: ReactNode;
}

/** The head of every page: title, what it is about, main action at the right. */
export function PageHeader({ title, about, views, keptAt = null, children }: PageHeaderProps) {
  return (
    <header className="ncb-page-head">
      <div>
        <h1>{title}</h1>
        {about && <p>{about}</p>}
      </div>
      {views}
      {keptAt !== null && <KeptAt at={keptAt} />}
      {children}
    </header>
  );
}

function KeptAt({ at }: { at: number }) {
  const { t } = useTranslation('kernel');
  const time = useClockTime(at);
  return (
    <span className="ncb-kept ncb-quiet ncb-number" data-field="keptAt">
      {t('common.keptAt', { time })}
    </span>
  );
}
