export const ENGLISH_MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

/** Day and month as in `29 Nov 2026`, `29 november`. */
const NAMED = /^([0-9]{1,2})\s*([a-z]{3})[a-z]*\s*/i;

/** Writes the month of a typed date in figures: `29 Nov 2026` becomes `29.11.2026`; other text stays. */
export function replaceEnglishMonth(typed: string): string {
  return typed.replace(NAMED, (whole: string, day: string, name: string) => {
    const place = ENGLISH_MONTHS.findIndex((month) => month.toLowerCase() === name.toLowerCase());
    return place < 0 ? whole : `${day}.${place + 1}.`;
  });
}
