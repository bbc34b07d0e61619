import { ArrowLeftOutlined } from '@ant-design/icons';
import { Button, Form } from 'antd';
import { useEffect, useEffectEvent, useState } from 'react';
import type { Letter } from '@ncb/shared-kernel/api/contract';
import { checkMail, type MailAttachment, type MailDraft } from '@ncb/shared-kernel/domain/rules';
import {
  MAIL_SUBJECT_MAX,
  MAIL_TEXT_MAX,
  MAIL_THEMES,
  needsSignature,
  buildPageAddress,
  MAIL_ANSWER_DAYS,
  type MailTheme,
} from '@ncb/shared-kernel/domain/vocabulary';
import { AttachedFiles } from '@ncb/shared-kernel/blocks/attachments';
import { canSign } from '@ncb/shared-kernel/domain/workflow';
import { useRestoredDraft, useShell, useUnsavedWork } from '@ncb/shared-kernel/remote-contract';
import { goTo, PageHeader, SelectField, TextField, useCheckedForm } from '@ncb/shared-kernel/ui';
import { getAnswerValues, EMPTY_LETTER, readLetterDraft, type LetterValues } from './letter-values';
import styles from './mail.module.css';
import { useSendLetter, type SendingWay } from './use-send-letter';
import { useTexts } from '../../texts';

const PAGE = 'miMail';

/**
 * Form of a letter to the bank.
 * @param answered letter to answer
 */
export function LetterForm({ answered }: { answered: Letter | null }) {
  const { navigation } = useShell();
  const { t } = useTexts();
  const { checked, files, setFiles, busy, savedAt, submit } = useLetterForm(answered);
  const { theme } = checked.values;

  return (
    <>
      <Button
        type="link"
        icon={<ArrowLeftOutlined />}
        className={styles['toList'] ?? ''}
        onClick={() => goTo(navigation, buildPageAddress(PAGE, {}))}
        data-action="back"
      >
        {t('mail.toList')}
      </Button>
      <PageHeader title={t('mail.writeTitle')} savedAt={savedAt} />
      <section className={`ncb-sheet ${styles['form']}`} aria-label={t('mail.writeTitle')}>
        <Form layout="vertical" {...checked.formProps} data-form="letter">
          <SelectField
            checked={checked}
            name="theme"
            label={t('mail.topic')}
            options={MAIL_THEMES.map((value) => ({ value, label: t(`mail.theme.${value}`) }))}
            placeholder={t('mail.chooseTheme')}
            required
          />
          {theme !== '' && <ThemeHint theme={theme} />}
          <TextField checked={checked} name="subject" label={t('mail.subject')} maxLength={MAIL_SUBJECT_MAX} required />
          <TextField
            checked={checked}
            name="text"
            label={t('mail.text')}
            maxLength={MAIL_TEXT_MAX}
            lines={8}
            isAutoFocused={answered !== null}
            required
          />
        </Form>
        <AttachedFiles
          label={t('mail.files')}
          files={files}
          onFiles={setFiles}
          checked={checked}
          hint={t('mail.filesHint')}
        />
        <SendButtons theme={theme} busy={busy} onSubmit={submit} />
      </section>
    </>
  );
}

/** Values and files of a letter, kept as a draft while it is not sent. */
function useLetterForm(answered: Letter | null) {
  const { navigation } = useShell();
  const { t } = useTexts();
  const restored = readLetterDraft(useRestoredDraft(PAGE)?.content);
  const [files, setFiles] = useState<readonly MailAttachment[]>([]);
  const toLetter = ({ theme, ...values }: LetterValues): MailDraft => ({
    ...values,
    theme: theme === '' ? 'other' : theme,
    replyTo: answered?.id ?? null,
    attachments: files,
  });
  const checked = useCheckedForm<LetterValues>({
    initialValues: answered === null ? EMPTY_LETTER : getAnswerValues(answered),
    ...(restored && { restored }),
    check: (values) => [
      ...(values.theme === '' ? [{ field: 'theme', key: 'fillThisField' } as const] : []),
      ...checkMail(toLetter(values)),
    ],
  });
  const { busy, isSent, send } = useSendLetter((failure) => {
    if (failure.kind === 'refused') checked.showBankProblems(failure.problems);
  });
  const { subject } = checked.values;
  // The subject distinguishes unfinished letters.
  const title = subject.trim() === '' ? t('mail.writeTitle') : t('mail.writeAbout', { subject });
  const savedAt = useUnsavedWork(!isSent && (checked.isDirty || files.length > 0), title, {
    page: PAGE,
    parameters: navigation.parameters,
    content: () => checked.present(),
  });
  const leave = useEffectEvent(() => goTo(navigation, buildPageAddress(PAGE, { view: 'sent' })));
  useEffect(() => {
    // After the unsaved work is released: before it leaving would prompt.
    if (isSent) leave();
  }, [isSent]);

  const submit = (way: SendingWay) => {
    if (busy === null && checked.checkAll()) void checked.sending(() => send(toLetter(checked.present()), way));
  };
  return { checked, files, setFiles, busy, savedAt, submit };
}

interface SendButtonsProps {
  theme: LetterValues['theme'];
  busy: SendingWay | null;
  onSubmit: (way: SendingWay) => void;
}

function SendButtons({ theme, busy, onSubmit }: SendButtonsProps) {
  const { session } = useShell();
  const { t } = useTexts();
  const isSignedOnly = theme !== '' && needsSignature(theme);
  const { signatureRight: right, rightsValid } = session.user;
  const isSigner = canSign({ right, rightsValid });
  return (
    <>
      {isSignedOnly && !isSigner && <p data-notice="signersOnly">{t('mail.signersOnly')}</p>}
      <div className={styles['actions']}>
        {isSigner && (
          <Button
            {...(isSignedOnly && { type: 'primary' })}
            loading={busy === 'signed'}
            onClick={() => onSubmit('signed')}
            data-action="signAndSend"
          >
            {t('mail.signAndSend')}
          </Button>
        )}
        {!isSignedOnly && (
          <Button type="primary" loading={busy === 'plain'} onClick={() => onSubmit('plain')} data-action="send">
            {t('mail.send')}
          </Button>
        )}
      </div>
    </>
  );
}

function ThemeHint({ theme }: { theme: MailTheme }) {
  const { t } = useTexts();
  return (
    <div className={`ncb-quiet ${styles['hint']}`} aria-live="polite" data-field="themeHint">
      <p>{t(`mail.hint.${theme}`)}</p>
      <p>
        {t(`mail.department.${theme}`)} · {t('mail.answersWithin', { count: MAIL_ANSWER_DAYS[theme] })}
        {needsSignature(theme) && ` · ${t('mail.signatureOnly')}`}
      </p>
    </div>
  );
}
