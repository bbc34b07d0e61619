import { CopyOutlined, FilePdfOutlined, ShareAltOutlined } from '@ant-design/icons';
import { Button, Flex, Modal } from 'antd';
import { useState } from 'react';
import type { Account } from '@ncb/shared-kernel/api/contract';
import { toDotted } from '@ncb/shared-kernel/domain/dates';
import { getLanguageTag } from '@ncb/shared-kernel/domain/vocabulary';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import { AnswerFailure, saveFile, Waiting, useCopy } from '@ncb/shared-kernel/ui';
import { useCompanyForm } from '@ncb/shared-kernel/queries';
import { getRequisites, formatRequisites, type RequisiteField } from './get-requisites';
import { useTexts } from '../../texts';

export interface RequisitesDialogProps {
  account: Account;
  onClose: () => void;
}

export function RequisitesDialog({ account, onClose }: RequisitesDialogProps) {
  const { session, notify, language } = useShell();
  const { t, common } = useTexts();
  const [isPrinting, setPrinting] = useState(false);
  const answer = useCompanyForm();
  const label = (field: RequisiteField) => t(`requisites.${field}`);
  const requisites = answer.data ? getRequisites(account, answer.data, session.bankName) : [];
  const text = formatRequisites(requisites, label);

  const copyText = useCopy();
  const copy = () => copyText(text, { done: common('common.copied'), failed: t('requisites.copyFailed') });
  const share = async () => {
    try {
      await navigator.share({ title: t('requisites.title'), text });
    } catch (error) {
      // The user closed the system dialog.
      if (!(error instanceof DOMException && error.name === 'AbortError')) notify('error', t('requisites.shareFailed'));
    }
  };
  const print = async () => {
    setPrinting(true);
    try {
      const { buildRequisitesPdf } = await import('./build-requisites-pdf');
      const page = buildRequisitesPdf({
        title: t('requisites.title'),
        lines: requisites.map(({ field, value }) => ({ label: label(field), value })),
        printedOn: t('requisites.printed', { day: toDotted(session.bankDay) }),
        language: getLanguageTag(language),
      });
      saveFile(page, `${account.iban}-${account.currencyLetters}.pdf`);
    } catch (error) {
      console.error(String(error));
      notify('error', common('common.exportFailed'));
    } finally {
      setPrinting(false);
    }
  };

  return (
    <Modal
      open
      title={t('requisites.title')}
      onCancel={onClose}
      data-dialog="requisites"
      footer={
        answer.isSuccess && (
          <Flex gap="small" wrap justify="end">
            <Button icon={<CopyOutlined />} onClick={() => void copy()} data-action="copyText">
              {t('requisites.copy')}
            </Button>
            {'share' in navigator && (
              <Button icon={<ShareAltOutlined />} onClick={() => void share()} data-action="share">
                {t('requisites.share')}
              </Button>
            )}
            <Button
              type="primary"
              icon={<FilePdfOutlined />}
              onClick={() => void print()}
              loading={isPrinting}
              data-action="print"
            >
              {t('requisites.pdf')}
            </Button>
          </Flex>
        )
      }
    >
      {answer.isPending && <Waiting rows={6} />}
      {answer.isError && <AnswerFailure answer={answer} />}
      {answer.isSuccess && (
        <dl className="ncb-facts" data-field="requisites">
          {requisites.map(({ field, value }) => (
            <div key={field}>
              <dt>{label(field)}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </Modal>
  );
}
