import { Alert, Button } from 'antd';
import { useMailNews } from '@ncb/shared-kernel/queries';
import { useTexts } from '../languages';

interface LetterBannerProps {
  hasMail: boolean;
  onLetter: ((id: string) => void) | null;
}

/**
 * Banner of an important letter, on every page until it is confirmed. Source:
 * docs/requirements/keys-and-users.md#letters.
 */
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
