import { FilePdfOutlined, PrinterOutlined } from '@ant-design/icons';
import { Alert, Button, Flex, Modal, Progress, Radio, Skeleton } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LANGUAGES, type Language } from '@ncb/shared-kernel/domain/vocabulary';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import { blobOf, FailureView, saveFile } from '@ncb/shared-kernel/ui';
import { openFile } from './open-file';
import type { PrintJob } from './print-job';
import { usePrintedFile } from './use-printed-file';

export interface PrintDialogProps {
  job: PrintJob;
  onClose: () => void;
}

/** Documents on paper: the language of the form, and the file to keep or to print. Closing it cancels. */
export function PrintDialog({ job, onClose }: PrintDialogProps) {
  const { language: screen, notify, session } = useShell();
  const { t } = useTranslation(['payments-uah', 'kernel']);
  const [language, setLanguage] = useState<Language>(screen);
  const { file, progress, failure, isBroken, isRetrying, retry } = usePrintedFile(job, language);
  const [only, ...others] = job.kind === 'payments' ? job.documents : [];
  const isOne = only !== undefined && others.length === 0;
  const title = isOne
    ? t('documentTitle', { number: only.number })
    : t(`print.title.${job.kind}`, { count: job.kind === 'list' ? job.rows.length : others.length + 1 });
  const isWorking = !file && !failure && !isBroken;

  const save = () => {
    if (!file) return;
    const which = isOne ? only.number.replace(/[^\p{L}\p{N}-]/gu, '_') : session.bankDay;
    saveFile(blobOf(file.bytes, 'pdf'), `${t(`print.fileName.${job.kind}`)}-${which}.pdf`);
  };
  const open = () => {
    if (file && !openFile(blobOf(file.bytes, 'pdf'))) notify('warning', t('print.blocked'));
  };

  return (
    <Modal
      open
      title={title}
      onCancel={onClose}
      data-dialog="print"
      footer={
        <Flex gap="small" justify="end" wrap>
          <Button onClick={onClose} data-action={isWorking ? 'cancelPrint' : 'close'}>
            {t(isWorking ? 'common.cancel' : 'common.close', { ns: 'kernel' })}
          </Button>
          <Button icon={<FilePdfOutlined />} disabled={!file} onClick={save} data-action="savePdf">
            {t('print.save')}
          </Button>
          <Button type="primary" icon={<PrinterOutlined />} disabled={!file} onClick={open} data-action="openPdf">
            {t('print.open')}
          </Button>
        </Flex>
      }
    >
      <Flex vertical gap="middle">
        {job.kind === 'payments' && (
          <fieldset className="ncb-choices">
            <legend>{t('print.language')}</legend>
            <Radio.Group
              aria-label={t('print.language')}
              value={language}
              options={LANGUAGES.map((value) => ({ value, label: t(`language.${value}`, { ns: 'kernel' }) }))}
              onChange={({ target }) => setLanguage(target.value as Language)}
              data-field="print_language"
            />
          </fieldset>
        )}
        {isWorking && <Working progress={progress} />}
        {file && (
          <p role="status" data-field="printed">
            {t('print.ready', { count: file.pages })}
          </p>
        )}
        {file && file.missing.length > 0 && (
          <Alert
            type="warning"
            showIcon
            title={t('print.missing', { characters: file.missing.join(' ') })}
            data-notice="warning"
          />
        )}
        {failure && <FailureView failure={failure} onRetry={retry} isRetrying={isRetrying} />}
        {isBroken && (
          <Alert
            type="error"
            showIcon
            title={t('common.exportFailed', { ns: 'kernel' })}
            action={
              <Button size="small" loading={isRetrying} onClick={retry} data-action="retry">
                {t('common.retry', { ns: 'kernel' })}
              </Button>
            }
            data-notice="error"
          />
        )}
      </Flex>
    </Modal>
  );
}

function Working({ progress }: { progress: { readonly done: number; readonly total: number } | null }) {
  const { t } = useTranslation('payments-uah');
  if (!progress || progress.total < 2) {
    return <Skeleton active paragraph={{ rows: 1 }} title={false} aria-label={t('print.working')} />;
  }
  return <Progress percent={Math.floor((100 * progress.done) / progress.total)} aria-label={t('print.working')} />;
}
