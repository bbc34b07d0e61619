import { useEffect, useState } from 'react';
import { languageTag } from '@ncb/shared-kernel/domain/vocabulary';
import { useLanguage } from '../languages/LanguageContext';

/** The present time, refreshed every second. Source: specification 1, section 2 */
export function Clock() {
  const { language } = useLanguage();
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), 1000);
    return () => clearInterval(timer);
  }, []);
  const text = new Intl.DateTimeFormat(languageTag(language), { dateStyle: 'long', timeStyle: 'medium' }).format(now);
  return (
    <time className="ncb-number" dateTime={now.toISOString()}>
      {text}
    </time>
  );
}
