import type { Letter } from '@ncb/shared-kernel/api/contract';
import { LetterText } from './LetterText';
import styles from './mail.module.css';
import { useTexts } from '../../texts';

export function Exchange({ letters }: { letters: readonly Letter[] }) {
  const { t } = useTexts();
  if (letters.length === 0) return null;
  return (
    <section className={`ncb-sheet ${styles['form']}`} aria-label={t('mail.exchange')}>
      <h2>{t('mail.exchange')}</h2>
      {letters.toReversed().map((letter) => (
        <LetterText key={letter.id} letter={letter} isOpen={false} isLast={false} />
      ))}
    </section>
  );
}
