import {
  getQuestionnaireChanges,
  questionnaireFields,
  type QuestionnaireChange,
  type QuestionnaireDraft,
} from '@ncb/shared-kernel/domain/rules';
import { useTexts } from './texts';
import { useQuestionnaireTexts } from './use-questionnaire-texts';

export function useChangeTexts(
  answers: QuestionnaireDraft,
  accepted: QuestionnaireDraft | null,
): ReadonlyMap<string, string> {
  const { t } = useTexts();
  const questionnaireTexts = useQuestionnaireTexts();
  if (!accepted) return new Map();
  const formatChange = (change: QuestionnaireChange): string => {
    const field = questionnaireFields.find(({ wire }) => wire === change.field);
    const formatValue = (text: string) => (field ? questionnaireTexts.textOf(field, field.name, text) : text);
    if (change.kind === 'text') {
      const before = formatValue(change.before);
      return before === '' ? t('changed.added') : t('changed.was', { before });
    }
    const formatNames = (names: readonly string[]) => names.map(formatValue).join(', ');
    const parts = [
      change.added.length > 0 && t('changed.plus', { names: formatNames(change.added) }),
      change.removed.length > 0 && t('changed.minus', { names: formatNames(change.removed) }),
      change.changed.length > 0 && t('changed.rows', { names: formatNames(change.changed) }),
    ];
    return parts.filter((part) => part !== false).join('; ');
  };
  return new Map(getQuestionnaireChanges(answers, accepted).map((change) => [change.field, formatChange(change)]));
}
