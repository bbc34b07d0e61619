import {
  isApplicable,
  questionnaireFields,
  readQuestionnaireFile,
  type QuestionnaireAnswer,
  type QuestionnaireDraft,
  type QuestionnaireSection,
} from '@ncb/shared-kernel/domain/rules';
import { useActivityNames } from '@ncb/shared-kernel/queries';
import { ACTIVITY_VERSIONS } from '@ncb/shared-kernel/domain/vocabulary';
import { Button } from 'antd';
import facts from './facts.module.css';
import { useQuestionnaireFile } from './FileAnswer';
import { useTexts } from './texts';
import type { QuestionnaireTexts } from './use-questionnaire-texts';

interface SectionFactsProps {
  section: QuestionnaireSection;
  answers: QuestionnaireDraft;
  texts: QuestionnaireTexts;
}

export function SectionFacts({ section, answers, texts }: SectionFactsProps) {
  const { activityVersion, mainActivity, secondaryActivities } = answers;
  const version = ACTIVITY_VERSIONS.find((one) => one === activityVersion) ?? '2010';
  const codes = [mainActivity, ...secondaryActivities].filter((code) => code !== '');
  const names = new Map(
    (useActivityNames(version, codes).data?.activities ?? []).map(({ code, name }) => [code, name]),
  );
  const applicableFields = questionnaireFields.filter(
    (field) => field.section === section && isApplicable(field, answers),
  );
  const formatLines = (field: (typeof applicableFields)[number]): readonly string[] => {
    const nameCodes = (activities: readonly string[]) =>
      activities.filter((code) => code !== '').map((code) => `${code} ${names.get(code) ?? ''}`.trim());
    if (field.kind === 'activity') return nameCodes([mainActivity]);
    if (field.kind === 'activities') return nameCodes(secondaryActivities);
    return texts.linesOf(field, answers[field.name]);
  };
  return (
    <dl className={facts['facts']}>
      {applicableFields.map((field) => (
        <div key={field.name} data-field={field.wire}>
          <dt>{texts.field(field.name)}</dt>
          <dd>
            {formatLines(field).map((line, index) => (
              <div key={index}>{line}</div>
            ))}
            {formatLines(field).length === 0 && '—'}
            {field.kind === 'file' && <FileButton answer={answers[field.name]} />}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function FileButton({ answer }: { answer: QuestionnaireAnswer }) {
  const { t } = useTexts();
  const { save, isBusy } = useQuestionnaireFile();
  const file = typeof answer === 'string' ? readQuestionnaireFile(answer) : null;
  if (!file) return null;
  return (
    <Button size="small" loading={isBusy} onClick={() => void save(file.hash)} data-action="downloadFile">
      {t('file.download')}
    </Button>
  );
}
