import { Alert, Button } from 'antd';
import { suggestAddress, type AddressParts, type QuestionnaireFieldName } from '@ncb/shared-kernel/domain/rules';
import { FieldProblem, type FieldChecks } from '@ncb/shared-kernel/ui';
import { useTexts } from './texts';
import type { QuestionnaireTexts } from './use-questionnaire-texts';

interface AddressSuggestionProps {
  line: string;
  field: string;
  checked: FieldChecks;
  texts: QuestionnaireTexts;
  onAccept: (parts: AddressParts) => void;
}

const PARTS = ['postCode', 'region', 'town', 'street', 'building'] as const satisfies readonly (QuestionnaireFieldName &
  keyof AddressParts)[];

/** Suggestion that splits a single-line address into parts; applied only if the user agrees. */
export function AddressSuggestion({ line, field, checked, texts, onAccept }: AddressSuggestionProps) {
  const { t } = useTexts();
  const suggestion = suggestAddress(line);
  const problem = checked.problemOf(field);
  return (
    <div tabIndex={-1} data-field={field}>
      <Alert
        type="warning"
        showIcon
        title={t('addressLine.title', { line })}
        description={
          suggestion ? (
            <>
              <ul className="ncb-plain-list">
                {PARTS.filter((name) => suggestion[name] !== '').map((name) => (
                  <li key={name} data-part={name}>
                    {t('addressLine.parts', { label: texts.field(name), part: suggestion[name] })}
                  </li>
                ))}
              </ul>
              <p>{t('addressLine.check')}</p>
              <Button onClick={() => onAccept(suggestion)} data-action="takeAddress">
                {t('addressLine.take')}
              </Button>
            </>
          ) : (
            t('addressLine.unclear')
          )
        }
        data-notice="addressLine"
      />
      {problem && <FieldProblem problem={problem} />}
    </div>
  );
}
