import { purposeTextOf, type StructuredPurpose } from '../../domain/remittance';
import { tidyLine } from '../../domain/text';
import { useTexts } from './texts';

export interface PurposeTextProps {
  purpose: StructuredPurpose;
  /** What stands in the purpose field: it goes before what follows from the fields. */
  typed: string;
}

/** The text that will stand as the purpose in the document and in the receiver's statement. */
export function PurposeText({ purpose, typed }: PurposeTextProps) {
  const { t } = useTexts();
  const text = tidyLine(typed) || tidyLine(purposeTextOf(purpose));
  return (
    <p className="ncb-wide ncb-quiet" data-field="purposeText" aria-live="polite">
      {text === '' ? t('noText') : t('text', { text })}
    </p>
  );
}
