import { Alert, Button } from 'antd';
import { useMailNews } from '@ncb/shared-kernel/queries';
import { useTexts } from '../languages/texts';

export interface LetterBannerProps {
  /** False where nobody serves the mail. */
  hasMail: boolean;
  /** Opens a letter; null where the mail is open already. */
  onLetter: ((id: string) => void) | null;
}

/** An important letter of the bank is told of on every page until somebody confirms it. Source: reference/areas D6 */
export function LetterBanner({ hasMail, onLetter }: LetterBannerProps) {
  const { t } = useTexts();
  const id = useMailNews(hasMail)?.toConfirm ?? null;
  if (id === null || !onLetter) return null;
  const action = (
    <Button size="small" onClick={() => onLetter(id)} data-action="importantLetter">
      {t('importantLetter.open')}
    </Button>
  );
  return (
    <Alert type="warning" banner title={t('importantLetter.text')} action={action} data-warning="importantLetter" />
  );
}
