import { FilePdfOutlined, PrinterOutlined } from '@ant-design/icons';
import { Alert, Button, Flex, Modal, Progress, Radio } from 'antd';
import { useState } from 'react';
import { LANGUAGES, type Language } from '../../domain/vocabulary';
import { useSteadyShell } from '@ncb/shared-kernel/remote-contract';
import { buildBlob, FailureView, saveFile, Waiting } from '../../ui';
import type { PrintJob } from './print-job';
import { usePrintedFile } from './use-printed-file';
import { useTexts } from './texts';

interface PrintDialogProps<Printouts> {
  job: PrintJob<Printouts>;
  onClose: () => void;
}

/** Dialog that prints documents: language of the form, and the PDF to save or open. Closing it cancels. */
export function PrintDialog<Printouts>({ job, onClose }: PrintDialogProps<Printouts>) {
  const { language: screen, notify } = useSteadyShell();
  const { t, common } = useTexts();
  const [language, setLanguage] = useState<Language>(screen);
  const { file, progress, failure, isBroken, isRetrying, retry } = usePrintedFile(job, language);
  const isWorking = !file && !failure && !isBroken;

  const save = () => {
    if (file) saveFile(buildBlob(file.bytes, 'pdf'), `${job.fileName}.pdf`);
  };
  const open = () => {
    if (file && !openFile(buildBlob(file.bytes, 'pdf'))) notify('warning', t('blocked'));
  };

  return (
    <Modal
      open
      title={job.title}
      onCancel={onClose}
      data-dialog="print"
      footer={
        <Flex gap="small" justify="end" wrap>
          <Button onClick={onClose} data-action={isWorking ? 'cancelPrint' : 'close'}>
            {common(isWorking ? 'common.cancel' : 'common.close')}
          </Button>
          <Button icon={<FilePdfOutlined />} disabled={!file} onClick={save} data-action="savePdf">
            {t('save')}
          </Button>
          <Button type="primary" icon={<PrinterOutlined />} disabled={!file} onClick={open} data-action="openPdf">
            {t('open')}
          </Button>
        </Flex>
      }
    >
      <Flex vertical gap="middle">
        {job.hasLanguages && (
          <fieldset className="ncb-choices">
            <legend>{t('language')}</legend>
            <Radio.Group
              aria-label={t('language')}
              value={language}
              options={LANGUAGES.map((value) => ({ value, label: common(`language.${value}`) }))}
              onChange={({ target }) => setLanguage(target.value as Language)}
              data-field="print_language"
            />
          </fieldset>
        )}
        {isWorking && <Working progress={progress} />}
        {file && (
          <p role="status" data-field="printed">
            {t('ready', { count: file.pages })}
          </p>
        )}
        {file && file.missing.length > 0 && (
          <Alert
            type="warning"
            showIcon
            title={t('missing', { characters: file.missing.join(' ') })}
            data-notice="warning"
          />
        )}
        {failure && <FailureView failure={failure} onRetry={retry} isRetrying={isRetrying} />}
        {isBroken && (
          <Alert
            type="error"
            showIcon
            title={common('common.exportFailed')}
            action={
              <Button size="small" loading={isRetrying} onClick={retry} data-action="retry">
                {common('common.retry')}
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
  const { t } = useTexts();
  if (!progress || progress.total < 2) {
    return <Waiting rows={1} label={t('working')} />;
  }
  return <Progress percent={Math.floor((100 * progress.done) / progress.total)} aria-label={t('working')} />;
}

/**
 * Opens a PDF in a new tab, from where browsers print. Must run within a click, otherwise the popup is blocked.
 * @returns false if the browser blocked the tab
 */
function openFile(content: Blob): boolean {
  // Never revoked: the open tab reads from the URL when it saves or prints.
  return window.open(URL.createObjectURL(content), '_blank') !== null;
}
