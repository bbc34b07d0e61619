import { DownloadOutlined, EyeOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useState } from 'react';
import { getCompanyDocument, type CompanyDocument } from '@ncb/shared-kernel/api/contract';
import { readCompanyDocumentName } from '@ncb/shared-kernel/domain/vocabulary';
import { useCompanyDocuments } from '@ncb/shared-kernel/queries';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import { AnswerStates, buildBlob, EmptyView, getFailureText, saveFile, useDates } from '@ncb/shared-kernel/ui';
import { useTexts } from '../../texts';
import styles from './organisation.module.css';

type OpenMode = 'preview' | 'download';

export function CompanyDocuments() {
  const { t } = useTexts();
  const { formatDay } = useDates();
  const answer = useCompanyDocuments();
  const { open, busy } = useDocumentFile();
  const getName = useDocumentName();
  return (
    <section aria-labelledby="company-documents">
      <h2 id="company-documents">
        {t('docs.documents')} {answer.data && <span className="ncb-quiet">{answer.data.documents.length}</span>}
      </h2>
      <AnswerStates
        answer={answer}
        isEmpty={({ documents }) => documents.length === 0}
        empty={<EmptyView text={t('docs.noDocuments')} />}
      >
        <ul className={styles['documents']}>
          {answer.data?.documents.map((row) => {
            const document = { ...row, name: getName(row.name) };
            const renderButton = (mode: OpenMode, icon: React.ReactNode) => (
              <Button
                type="text"
                icon={icon}
                loading={busy === `${mode} ${document.id}`}
                onClick={() => void open(document, mode)}
                aria-label={t(`docs.${mode}Of`, { name: document.name })}
                title={t(`docs.${mode}`)}
                data-action={mode}
              />
            );
            return (
              <li key={document.id} data-row={document.id}>
                <span className={styles['name']}>
                  {document.name}
                  {document.date !== null && (
                    <span className="ncb-quiet">{t('docs.ofDay', { date: formatDay(document.date) })}</span>
                  )}
                </span>
                <span className={styles['actions']}>
                  {renderButton('preview', <EyeOutlined />)}
                  {renderButton('download', <DownloadOutlined />)}
                </span>
              </li>
            );
          })}
        </ul>
      </AnswerStates>
    </section>
  );
}

/** Gives a document's name in the user's language. */
function useDocumentName(): (name: string) => string {
  const { t } = useTexts();
  return (name) => {
    const bankName = readCompanyDocumentName(name);
    return bankName ? t(`docs.kinds.${bankName.kind}`, { number: bankName.number }) : name;
  };
}

function useDocumentFile() {
  const { api, notify } = useShell();
  const { t, common } = useTexts();
  const [busy, setBusy] = useState('');

  const open = async ({ id, name }: CompanyDocument, mode: OpenMode) => {
    // Within the click: browsers block a tab opened later.
    const tab = mode === 'preview' ? window.open('', '_blank') : null;
    setBusy(`${mode} ${id}`);
    const outcome = await api.call(getCompanyDocument, { id });
    setBusy('');
    if (!outcome.ok) {
      tab?.close();
      notify('error', `${common('messages.docLoadFailedTitle')}. ${getFailureText(common, outcome.failure)}`);
      return;
    }
    const bytes = decodePdf(outcome.value.content);
    if (!bytes) {
      tab?.close();
      notify('error', `${common('messages.docLoadFailedTitle')}. ${common('messages.docLoadFailedContent')}`);
      return;
    }
    const content = buildBlob(bytes, 'pdf');
    if (mode === 'download') return saveFile(content, `${name.replace(/[\\/:*?"<>|]+/g, ' ').trim()}.pdf`);
    if (!tab) return notify('warning', t('docs.noTab'));
    // Never revoked: the open tab reads from the URL.
    tab.location.href = URL.createObjectURL(content);
  };
  return { open, busy };
}

/** Decodes a PDF from base64; null for any other content, which must not open in a browser. */
function decodePdf(content: string): Uint8Array | null {
  let text: string;
  try {
    text = atob(content);
  } catch {
    return null;
  }
  return text.startsWith('%PDF-') ? Uint8Array.from(text, (letter) => letter.charCodeAt(0)) : null;
}
