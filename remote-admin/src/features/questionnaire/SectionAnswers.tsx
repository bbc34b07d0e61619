import { Button } from 'antd';
import type { QuestionnaireRemark } from '@ncb/shared-kernel/api/contract';
import {
  createQuestionnaireRow,
  isApplicable,
  questionnaireFields,
  listQuestionnairePeople,
  getQuestionnaireSections,
  type QuestionnaireAnswer,
  type QuestionnaireDraft,
  type QuestionnaireField,
  type QuestionnaireFieldName,
  type QuestionnaireRow,
  type QuestionnaireSection,
} from '@ncb/shared-kernel/domain/rules';
import type { FieldChecks } from '@ncb/shared-kernel/ui';
import { useTexts } from './texts';
import { AddressSuggestion } from './AddressSuggestion';
import { isWide, ListAnswer, TextAnswer } from './AnswerField';
import styles from './questionnaire.module.css';
import { RowsAnswer } from './RowsAnswer';
import type { QuestionnaireTexts } from './use-questionnaire-texts';

interface SectionAnswersProps {
  section: QuestionnaireSection;
  answers: QuestionnaireDraft;
  companyType: string;
  change: (name: QuestionnaireFieldName, answer: QuestionnaireAnswer) => void;
  checked: FieldChecks;
  changes: ReadonlyMap<string, string>;
  remarks: readonly QuestionnaireRemark[];
  texts: QuestionnaireTexts;
}

/** Fields of the questions in a section that apply given the other answers. */
export function SectionAnswers(props: SectionAnswersProps) {
  const { section, answers } = props;
  const applicableFields = questionnaireFields.filter(
    (field) => field.section === section && isApplicable(field, answers),
  );
  return (
    <div className="ncb-fields">
      {applicableFields.map((field) => (
        <div
          key={field.name}
          className={field.kind === 'rows' || field.isFormer || isWide(field) ? 'ncb-wide' : undefined}
        >
          {props.remarks
            .filter((remark) => remark.field.split('.')[0] === field.wire)
            .map((remark) => (
              <p key={remark.text} className={styles['remark']} data-notice="warning">
                {remark.text}
              </p>
            ))}
          <Answer {...props} question={field} />
        </div>
      ))}
    </div>
  );
}

const ADDRESS_PARTS = ['postCode', 'region', 'town', 'street', 'building'] as const;

type AnswerProps = SectionAnswersProps & { question: QuestionnaireField & { readonly name: QuestionnaireFieldName } };

function Answer({ question, answers, companyType, change, checked, changes, texts }: AnswerProps) {
  const { t } = useTexts();
  const { name, wire } = question;
  const answer: QuestionnaireAnswer = answers[name];
  const changed = changes.get(wire);
  const hint = changed !== undefined && (
    <span className={styles['changed']} data-field="changed">
      {t('changed.title', { what: changed })}
    </span>
  );
  const common = {
    question,
    field: wire,
    label: texts.field(name),
    optionsKey: name,
    checked,
    texts,
    ...(hint && { hint }),
  };
  if (question.isFormer && typeof answer === 'string')
    return (
      <AddressSuggestion
        checked={checked}
        texts={texts}
        line={answer}
        field={wire}
        onAccept={(parts) => {
          for (const part of ADDRESS_PARTS) change(part, parts[part]);
          change(name, '');
        }}
      />
    );
  if (typeof answer === 'string')
    return (
      <TextAnswer
        {...common}
        value={answer}
        onChange={(text) => change(name, text)}
        version={answers.activityVersion}
      />
    );
  if (question.kind !== 'rows')
    return (
      <ListAnswer
        {...common}
        value={answer as readonly string[]}
        onChange={(chosen) => change(name, chosen)}
        version={answers.activityVersion}
      />
    );
  const rows = answer as readonly QuestionnaireRow[];
  const missing = name === 'exposed' ? findMissingPeople(answers, companyType) : [];
  return (
    <RowsAnswer
      question={question}
      rows={rows}
      checked={checked}
      texts={texts}
      {...(hint && { hint })}
      onRows={(next) => change(name, next)}
      actions={
        missing.length > 0 && (
          <Button
            onClick={() =>
              change(name, [
                ...rows,
                ...missing.map((person) => ({ ...createQuestionnaireRow(question), name: person })),
              ])
            }
            data-action="addPeople"
          >
            {t('addPeople', { count: missing.length })}
          </Button>
        )
      }
    />
  );
}

function findMissingPeople(answers: QuestionnaireDraft, companyType: string): readonly string[] {
  const listedNames = new Set(answers.exposed.map((row) => (row['name'] ?? '').trim().toLowerCase()));
  return listQuestionnairePeople(answers, getQuestionnaireSections(companyType)).filter(
    (person) => !listedNames.has(person.toLowerCase()),
  );
}
