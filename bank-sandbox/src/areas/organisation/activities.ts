import type { AnswerOf, findActivities, RequestOf } from '@ncb/shared-kernel/api/contract';
import type { Problem } from '@ncb/shared-kernel/domain';
import type { QuestionnaireDraft } from '@ncb/shared-kernel/domain/rules';
import { ACTIVITIES_FOUND_MAX, ACTIVITY_VERSIONS, type ActivityVersion } from '@ncb/shared-kernel/domain/vocabulary';
import { and, asc, eq, inArray, or, sql, type SQL } from 'drizzle-orm';
import type { UserCaller } from '../../callers';
import { schema, type Queries } from '../../db';
import { succeed, type Outcome } from '../../outcome';
import type { Services } from '../../services';

const { activity } = schema;

/** Users type other grammatical cases than the classifier has. */
function getStem(word: string): string {
  if (word.length < 6) return word;
  return word.slice(0, word.length < 9 ? -2 : -3);
}

const WORDS_MAX = 8;

/** Answers `find_activities`: by the beginning of a code, by words that must all occur, or by exact codes. */
export async function searchActivities(
  { db: { queries } }: Services,
  _caller: UserCaller,
  { text, version, codes }: RequestOf<typeof findActivities>,
): Promise<Outcome<AnswerOf<typeof findActivities>>> {
  const condition =
    codes === null
      ? searchCondition(text)
      : inArray(activity.code, codes.split(',').slice(0, ACTIVITIES_FOUND_MAX * 2));
  if (!condition) return succeed({ activities: [] });
  const rows = await queries
    .select()
    .from(activity)
    .where(and(eq(activity.version, version), condition))
    .orderBy(asc(activity.code))
    .limit(codes === null ? ACTIVITIES_FOUND_MAX : ACTIVITIES_FOUND_MAX * 2);
  return succeed({
    activities: rows.map(({ code, name, nameInEnglish, level }) => ({
      code,
      name,
      nameInEnglish,
      level,
      isSelectable: level === 'class',
    })),
  });
}

export async function checkActivities(queries: Queries, draft: QuestionnaireDraft): Promise<readonly Problem[]> {
  const names = await findActivityNames(queries, draft);
  const unknown = (field: string, code: string): readonly Problem[] =>
    code === '' || names.has(code) ? [] : [{ field, key: 'unknownActivity', params: { code } }];
  return [
    ...unknown('clntMainVED', draft.mainActivity),
    ...draft.secondaryActivities.flatMap((code) => unknown('clntSubVED', code)).slice(0, 1),
  ];
}

export async function findActivityNames(
  queries: Queries,
  { activityVersion, mainActivity, secondaryActivities }: QuestionnaireDraft,
): Promise<ReadonlyMap<string, string>> {
  const version = ACTIVITY_VERSIONS.find((one) => one === activityVersion);
  if (!version) return new Map();
  const rows = await queries
    .select({ code: activity.code, name: activity.name })
    .from(activity)
    .where(
      and(
        eq(activity.version, version),
        eq(activity.level, 'class'),
        inArray(activity.code, [mainActivity, ...secondaryActivities]),
      ),
    );
  return new Map(rows.map(({ code, name }) => [code, name]));
}

export interface ActivityRow {
  readonly code: string;
  readonly level: (typeof activity.$inferSelect)['level'];
  readonly parent: string | null;
  readonly name: string;
  readonly nameInEnglish: string;
}

const PORTION = 500;

export async function replaceActivities(
  tx: Queries,
  version: ActivityVersion,
  rows: readonly ActivityRow[],
): Promise<void> {
  await tx.delete(activity).where(eq(activity.version, version));
  for (let start = 0; start < rows.length; start += PORTION)
    await tx.insert(activity).values(rows.slice(start, start + PORTION).map((row) => ({ ...row, version })));
}

/** Unifies apostrophes in the classifier and in the search text. */
export function unifyApostrophes(text: string): string {
  return text.replace(/['`ʼ′]/g, '’');
}

function searchCondition(text: string): SQL | undefined {
  const normalised = unifyApostrophes(text).trim().toLowerCase();
  if (/^[0-9][0-9.]*$/.test(normalised)) return sql`starts_with(${activity.code}, ${normalised})`;
  const words = normalised.split(/\s+/).filter((word) => word.length > 1);
  if (words.length === 0) return undefined;
  return and(
    ...words.slice(0, WORDS_MAX).map((word) => {
      const stem = getStem(word);
      return or(
        sql`strpos(lower(${activity.name} COLLATE ukr), ${stem}) > 0`,
        sql`strpos(lower(${activity.nameInEnglish}), ${stem}) > 0`,
      );
    }),
  );
}
