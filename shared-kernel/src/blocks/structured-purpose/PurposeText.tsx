import { buildPurposeText, type StructuredPurpose } from '../../domain/remittance';
import { tidyLine } from '../../domain/text';
import { useTexts } from './texts';

export interface PurposeTextProps {
  purpose: StructuredPurpose;
  /** Text of the purpose field; it takes precedence over the text built from the fields. */
  typed: string;
}

export function PurposeText({ purpose, typed }: PurposeTextProps) {
  const { t } = useTexts();
  const text = tidyLine(typed) || tidyLine(buildPurposeText(purpose));
  return (
    <p className="ncb-wide ncb-quiet" data-field="purposeText" aria-live="polite">
      {text === '' ? t('noText') : t('text', { text })}
    </p>
  );
}
