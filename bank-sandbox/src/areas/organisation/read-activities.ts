import { ACTIVITY_LEVELS, ACTIVITY_VERSIONS, type ActivityVersion } from '@ncb/shared-kernel/domain/vocabulary';
import * as z from 'zod/mini';
import { unifyApostrophes, type ActivityRow } from './activities';

const FORM = z.object({
  version: z.optional(z.literal([...ACTIVITY_VERSIONS])),
  items: z.array(
    z.object({
      code: z.string().check(z.regex(/^(?:[A-Z]|[0-9]{2}(?:\.[0-9]{1,2})?)$/)),
      level: z.literal([...ACTIVITY_LEVELS]),
      parent: z.nullable(z.string()),
      ua: z.string().check(z.minLength(1), z.maxLength(500)),
      en: z.optional(z.string().check(z.maxLength(500))),
    }),
  ),
});

type ActivityFile =
  | { readonly ok: true; readonly version: ActivityVersion; readonly rows: readonly ActivityRow[] }
  | { readonly ok: false; readonly text: string };

/** Reads a classifier: JSON with `items` of code, level, parent, `ua`, `en`, and its `version`, by default 2010. */
export function readActivities(text: string): ActivityFile {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return { ok: false, text: 'Файл не є JSON.' };
  }
  const parsed = FORM.safeParse(json);
  if (!parsed.success) {
    const where = parsed.error.issues[0]?.path.join('.') ?? '';
    return { ok: false, text: `Файл не схожий на класифікатор: помилка в «${where}».` };
  }
  const rows = parsed.data.items.map(({ code, level, parent, ua, en = '' }) => ({
    code,
    level,
    parent,
    name: unifyApostrophes(ua.trim()),
    nameInEnglish: en.trim(),
  }));
  const codes = new Set(rows.map(({ code }) => code));
  if (codes.size !== rows.length) return { ok: false, text: 'У файлі один код указано двічі.' };
  const lost = rows.find(({ parent }) => parent !== null && !codes.has(parent));
  if (lost) return { ok: false, text: `Код ${lost.code} належить до коду ${lost.parent ?? ''}, якого у файлі немає.` };
  if (!rows.some(({ level }) => level === 'class')) return { ok: false, text: 'У файлі немає жодного класу.' };
  return { ok: true, version: parsed.data.version ?? '2010', rows };
}
