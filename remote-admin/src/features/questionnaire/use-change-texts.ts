import {
  questionnaireChanges,
  questionnaireFields,
  type QuestionnaireChange,
  type QuestionnaireDraft,
} from '@ncb/shared-kernel/domain/rules';
import { useTexts } from './texts';
import { useQuestionnaireWords } from './use-questionnaire-words';

export function useChangeTexts(
  answers: QuestionnaireDraft,
  accepted: QuestionnaireDraft | null,
): ReadonlyMap<string, string> {
  const { t } = useTexts();
  const words = useQuestionnaireWords();
  if (!accepted) return new Map();
  const textOf = (change: QuestionnaireChange): string => {
    const field = questionnaireFields.find(({ wire }) => wire === change.field);
    const said = (text: string) => (field ? words.textOf(field, field.name, text) : text);
    if (change.kind === 'text') {
      const before = said(change.before);
      return before === '' ? t('changed.added') : t('changed.was', { before });
    }
    const named = (names: readonly string[]) => names.map(said).join(', ');
    const parts = [
      change.added.length > 0 && t('changed.plus', { names: named(change.added) }),
      change.removed.length > 0 && t('changed.minus', { names: named(change.removed) }),
      change.changed.length > 0 && t('changed.rows', { names: named(change.changed) }),
    ];
    return parts.filter((part) => part !== false).join('; ');
  };
  return new Map(questionnaireChanges(answers, accepted).map((change) => [change.field, textOf(change)]));
}
