import { CopiedText } from './CopiedText';
import { useTexts } from './texts';

/** UETR with a button that copies it. Source: docs/requirements/law-2026.md#uetr-of-every-payment. */
export function CopiedUetr({ uetr }: { uetr: string }) {
  const { t } = useTexts();
  return <CopiedText text={uetr} label={t('copyUetr')} action="copyUetr" />;
}
