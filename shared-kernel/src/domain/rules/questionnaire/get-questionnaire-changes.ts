import {
  isApplicable,
  questionnaireFields,
  type QuestionnaireAnswer,
  type QuestionnaireDraft,
  type QuestionnaireRow,
} from './fields';

export type QuestionnaireChange =
  | { readonly field: string; readonly kind: 'text'; readonly before: string }
  /** `changed` rows have the same name. */
  | {
      readonly field: string;
      readonly kind: 'list' | 'rows';
      readonly added: readonly string[];
      readonly removed: readonly string[];
      readonly changed: readonly string[];
    };

/** Answers no longer required because of another answer are not reported. */
export function getQuestionnaireChanges(
  draft: QuestionnaireDraft,
  before: QuestionnaireDraft,
): readonly QuestionnaireChange[] {
  return questionnaireFields
    .filter((field) => isApplicable(field, draft))
    .flatMap(({ name, wire }) => compareAnswers(wire, draft[name], before[name]));
}

function compareAnswers(
  field: string,
  currentAnswer: QuestionnaireAnswer,
  earlierAnswer: QuestionnaireAnswer,
): readonly QuestionnaireChange[] {
  if (typeof currentAnswer === 'string' || typeof earlierAnswer === 'string')
    return currentAnswer === earlierAnswer || typeof earlierAnswer !== 'string'
      ? []
      : [{ field, kind: 'text', before: earlierAnswer }];
  const isRows = [...currentAnswer, ...earlierAnswer].some((item) => typeof item !== 'string');
  const [present, earlier] = [indexByName(currentAnswer), indexByName(earlierAnswer)];
  const added = [...present.keys()].filter((name) => !earlier.has(name));
  const removed = [...earlier.keys()].filter((name) => !present.has(name));
  const changed = [...present].flatMap(([name, text]) => {
    const old = earlier.get(name);
    return old !== undefined && old !== text ? [name] : [];
  });
  if (added.length + removed.length + changed.length === 0) return [];
  return [{ field, kind: isRows ? 'rows' : 'list', added, removed, changed }];
}

/** Adds a counter to equal names. */
function indexByName(items: readonly (string | QuestionnaireRow)[]): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const item of items) {
    const name = typeof item === 'string' ? item : (item['name'] ?? item['number'] ?? item['country'] ?? '');
    let key = name;
    for (let count = 2; found.has(key); count += 1) key = `${name} (${count})`;
    found.set(key, JSON.stringify(item));
  }
  return found;
}
