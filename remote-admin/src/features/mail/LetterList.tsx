import type { MailFolder } from '@ncb/shared-kernel/api/contract';
import type { FoundLetters } from '@ncb/shared-kernel/queries';
import { AnswerFailure, MoreButton } from '@ncb/shared-kernel/ui';
import { LetterRow } from './LetterRow';
import styles from './mail.module.css';
import { useTexts } from '../../texts';

interface LetterListProps {
  found: FoundLetters;
  folder: MailFolder;
  open: string | undefined;
}

export function LetterList({ found: { letters, answer }, folder, open }: LetterListProps) {
  const { t } = useTexts();
  return (
    <>
      <ul className={styles['letters']}>
        {letters.map((letter) => (
          <LetterRow key={letter.id} letter={letter} folder={folder} isOpen={letter.id === open} />
        ))}
      </ul>
      {answer.isError && <AnswerFailure answer={answer} />}
      {!answer.isError && (
        <MoreButton answer={answer} isWide>
          {t('mail.more')}
        </MoreButton>
      )}
    </>
  );
}
