import { useEffect, useState } from 'react';
import { BANK_TIME_ZONE, getDateLocale } from '@ncb/shared-kernel/domain/dates';
import { useLanguage } from '../languages';

/** Current time at the bank. Source: docs/requirements/shell-accounts-admin.md#sign-in-screens. */
export function Clock() {
  const { language } = useLanguage();
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), 1000);
    return () => clearInterval(timer);
  }, []);
  const format = new Intl.DateTimeFormat(getDateLocale(language), {
    dateStyle: 'long',
    timeStyle: 'medium',
    timeZone: BANK_TIME_ZONE,
    hourCycle: 'h23',
  });
  return (
    <time className="ncb-number" dateTime={now.toISOString()}>
      {format.format(now)}
    </time>
  );
}
