import { ArrowLeftOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useEffect, useRef } from 'react';
import type { AnswerOf, MailFolder, readLetter } from '@ncb/shared-kernel/api/contract';
import { buildPageAddress } from '@ncb/shared-kernel/domain/vocabulary';
import { useLetter } from '@ncb/shared-kernel/queries';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import { AnswerStates, goTo } from '@ncb/shared-kernel/ui';
import { ConfirmNote } from './ConfirmNote';
import { LetterText } from './LetterText';
import styles from './mail.module.css';
import { useTexts } from '../../texts';

export function LetterView({ id, folder }: { id: string; folder: MailFolder }) {
  const { navigation } = useShell();
  const { t } = useTexts();
  const answer = useLetter(id);
  return (
    <>
      <Button
        type="link"
        icon={<ArrowLeftOutlined />}
        className={styles['back'] ?? ''}
        onClick={() => goTo(navigation, buildPageAddress('miMail', { view: folder }))}
        data-action="back"
      >
        {t('mail.toList')}
      </Button>
      <AnswerStates answer={answer} isEmpty={() => false} empty={null}>
        {answer.data && <OpenLetter key={id} answer={answer.data} />}
      </AnswerStates>
    </>
  );
}

function OpenLetter({ answer: { letter, thread } }: { answer: AnswerOf<typeof readLetter> }) {
  const { navigation } = useShell();
  const { t } = useTexts();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const letters = thread.length > 0 ? thread : [letter];
  const last = letters.at(-1)?.id;
  return (
    <>
      <h2 ref={heading} tabIndex={-1} className={styles['subject']} data-field="subject">
        {letter.subject}
      </h2>
      <p className="ncb-quiet" data-field="theme">
        {t(`mail.theme.${letter.theme}`)} · {t('mail.number', { number: letter.id })}
      </p>
      {letter.isImportant && <ConfirmNote letter={letter} />}
      {letters.map((one) => (
        <LetterText key={one.id} letter={one} isOpen={one.id === letter.id} isLast={one.id === last} />
      ))}
      {letters.some(({ folder }) => folder === 'inbox') && (
        <Button
          onClick={() => goTo(navigation, buildPageAddress('miMail', { letter: letter.id, view: 'new' }))}
          data-action="answer"
        >
          {t('mail.answer')}
        </Button>
      )}
    </>
  );
}
