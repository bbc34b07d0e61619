import { ArrowLeftOutlined } from '@ant-design/icons';
import { useQueryClient } from '@tanstack/react-query';
import { Button, Form } from 'antd';
import { useEffect, useEffectEvent, useState } from 'react';
import { sendLetter } from '@ncb/shared-kernel/api/contract';
import { checkMail, type MailAttachment } from '@ncb/shared-kernel/domain/rules';
import { MAIL_SUBJECT_MAX, MAIL_TEXT_MAX, pageAddress } from '@ncb/shared-kernel/domain/vocabulary';
import { mailKeys } from '@ncb/shared-kernel/queries';
import { useRestoredDraft, useShell, useUnsavedWork } from '@ncb/shared-kernel/remote-contract';
import { failureText, goTo, PageHeader, TextField, useCheckedForm, useIntentionKey } from '@ncb/shared-kernel/ui';
import { answerSubject, EMPTY_LETTER, restoredLetter, type LetterValues } from './letter-values';
import { LetterFiles } from './LetterFiles';
import styles from './mail.module.css';
import { useTexts } from '../../texts';

const PAGE = 'miMail';

/** A letter to the bank. @param answered the subject of the letter that it answers */
export function LetterForm({ answered }: { answered: string | null }) {
  const { api, session, navigation, notify } = useShell();
  const { t, common } = useTexts();
  const cache = useQueryClient();
  const keyFor = useIntentionKey();
  const restored = restoredLetter(useRestoredDraft(PAGE)?.content);
  const [files, setFiles] = useState<readonly MailAttachment[]>([]);
  const [isBusy, setBusy] = useState(false);
  const [isSent, setSent] = useState(false);
  const checked = useCheckedForm<LetterValues>({
    initialValues: answered === null ? EMPTY_LETTER : { ...EMPTY_LETTER, subject: answerSubject(answered) },
    ...(restored && { restored }),
    check: (values) => checkMail({ ...values, attachments: files }),
  });
  const keptAt = useUnsavedWork(!isSent && (checked.isDirty || files.length > 0), t('mail.writeTitle'), {
    page: PAGE,
    parameters: navigation.parameters,
    content: () => checked.present(),
  });
  const leave = useEffectEvent(() => goTo(navigation, pageAddress(PAGE, { view: 'sent' })));
  useEffect(() => {
    // After what was typed has been let go: before, leaving would ask.
    if (isSent) leave();
  }, [isSent]);

  const submit = async () => {
    if (isBusy || !checked.checkAll()) return;
    const letter = { ...checked.present(), attachments: files };
    setBusy(true);
    const outcome = await api.call(sendLetter, { letter }, { idempotencyKey: keyFor(letter) });
    setBusy(false);
    if (!outcome.ok) {
      const { failure } = outcome;
      notify('error', t('mail.sendFailed', { reason: failureText(common, failure) }));
      if (failure.kind === 'refused') checked.showBankProblems(failure.problems);
      return;
    }
    notify('success', t('mail.sentDone'));
    void cache.invalidateQueries({ queryKey: mailKeys.folders(session.companyRef) });
    setSent(true);
  };

  return (
    <>
      <Button
        type="link"
        icon={<ArrowLeftOutlined />}
        className={styles['toList'] ?? ''}
        onClick={() => goTo(navigation, pageAddress(PAGE, {}))}
        data-action="back"
      >
        {t('mail.toList')}
      </Button>
      <PageHeader title={t('mail.writeTitle')} keptAt={keptAt} />
      <section className={`ncb-sheet ${styles['form']}`} aria-label={t('mail.writeTitle')}>
        <Form layout="vertical" {...checked.formProps} data-form="letter">
          <TextField
            checked={checked}
            name="subject"
            field="subject"
            label={t('mail.subject')}
            maxLength={MAIL_SUBJECT_MAX}
            isFirst={answered === null}
            required
          />
          <TextField
            checked={checked}
            name="text"
            field="text"
            label={t('mail.text')}
            maxLength={MAIL_TEXT_MAX}
            lines={8}
            isFirst={answered !== null}
            required
          />
        </Form>
        <LetterFiles files={files} onFiles={setFiles} checked={checked} />
        <Button type="primary" loading={isBusy} onClick={() => void submit()} data-action="send">
          {t('mail.send')}
        </Button>
      </section>
    </>
  );
}
