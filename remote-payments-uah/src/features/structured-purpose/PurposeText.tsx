import { useTranslation } from 'react-i18next';
import { purposeTextOf, type StructuredPurpose } from '@ncb/shared-kernel/domain/remittance';
import { tidyLine } from '@ncb/shared-kernel/domain/text';

export interface PurposeTextProps {
  purpose: StructuredPurpose;
  /** What stands in the purpose field: it goes before what follows from the fields. */
  typed: string;
}

/** The text that will stand as the purpose in the document and in the receiver's statement. */
export function PurposeText({ purpose, typed }: PurposeTextProps) {
  const { t } = useTranslation('payments-uah');
  const text = tidyLine(typed) || tidyLine(purposeTextOf(purpose));
  return (
    <p className="ncb-wide ncb-quiet" data-field="purposeText" aria-live="polite">
      {text === '' ? t('structuredPurpose.noText') : t('structuredPurpose.text', { text })}
    </p>
  );
}
