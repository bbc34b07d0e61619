import {
  isAsked,
  questionnaireFields,
  type QuestionnaireAnswer,
  type QuestionnaireDraft,
  type QuestionnaireRow,
} from './fields';

/** How an answer differs from an earlier one. */
export type QuestionnaireChange =
  | { readonly field: string; readonly kind: 'text'; readonly before: string }
  /** Of a list: what came and what went; `rows` tells how many rows stayed under their name and changed inside. */
  | {
      readonly field: string;
      readonly kind: 'list' | 'rows';
      readonly added: readonly string[];
      readonly removed: readonly string[];
      readonly changed: readonly string[];
    };

/**
 * What differs from an earlier version, by the fields' names on the wire, in their order. What is not asked any more
 * because of another answer has not changed by itself.
 */
export function questionnaireChanges(
  draft: QuestionnaireDraft,
  before: QuestionnaireDraft,
): readonly QuestionnaireChange[] {
  return questionnaireFields
    .filter((field) => isAsked(field, draft))
    .flatMap(({ name, wire }) => changeOf(wire, draft[name], before[name]));
}

function changeOf(field: string, now: QuestionnaireAnswer, then: QuestionnaireAnswer): readonly QuestionnaireChange[] {
  if (typeof now === 'string' || typeof then === 'string')
    return now === then || typeof then !== 'string' ? [] : [{ field, kind: 'text', before: then }];
  const isRows = [...now, ...then].some((item) => typeof item !== 'string');
  const [present, earlier] = [named(now), named(then)];
  const added = [...present.keys()].filter((name) => !earlier.has(name));
  const removed = [...earlier.keys()].filter((name) => !present.has(name));
  const changed = [...present].flatMap(([name, text]) => {
    const old = earlier.get(name);
    return old !== undefined && old !== text ? [name] : [];
  });
  if (added.length + removed.length + changed.length === 0) return [];
  return [{ field, kind: isRows ? 'rows' : 'list', added, removed, changed }];
}

/** The items of a list by what people call them; rows of one name are told apart by their place. */
function named(items: readonly (string | QuestionnaireRow)[]): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const item of items) {
    const name = typeof item === 'string' ? item : (item['name'] ?? item['number'] ?? item['country'] ?? '');
    let key = name;
    for (let count = 2; found.has(key); count += 1) key = `${name} (${count})`;
    found.set(key, JSON.stringify(item));
  }
  return found;
}
