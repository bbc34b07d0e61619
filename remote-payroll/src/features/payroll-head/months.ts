import type { Language } from '@ncb/shared-kernel/domain/vocabulary';

const TAGS: Readonly<Record<Language, string>> = { ua: 'uk', ru: 'ru', en: 'en' };
const MONTHS_BEFORE = 12;
const MONTHS_AFTER = 1;

export function formatMonth(period: string, language: Language): string {
  const [year = '', month = ''] = period.split('-');
  const day = new Date(Date.UTC(Number(year), Number(month) - 1, 1));
  const name = new Intl.DateTimeFormat(TAGS[language], { month: 'long', timeZone: 'UTC' }).format(day);
  return `${name} ${year}`;
}

/** Returns the months to choose from, newest first, always with the chosen one. */
export function listMonths(period: string, bankDay: string): readonly string[] {
  const present = Number(bankDay.slice(0, 4)) * 12 + Number(bankDay.slice(5, 7)) - 1;
  const months = Array.from({ length: MONTHS_BEFORE + MONTHS_AFTER + 1 }, (_, index) =>
    toPeriod(present + MONTHS_AFTER - index),
  );
  return period === '' || months.includes(period) ? months : [...months, period];
}

function toPeriod(months: number): string {
  return `${Math.floor(months / 12)}-${String((months % 12) + 1).padStart(2, '0')}`;
}
