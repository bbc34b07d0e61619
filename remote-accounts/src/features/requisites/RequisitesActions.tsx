import { CopyOutlined, FilePdfOutlined, ShareAltOutlined } from '@ant-design/icons';
import { Button, Flex } from 'antd';
import type { Account } from '@ncb/shared-kernel/api/contract';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import { useCopy } from '@ncb/shared-kernel/ui';
import { formatRequisites, type Requisite, type RequisiteField } from './get-requisites';
import { useRequisitesPdf } from './use-requisites-pdf';
import { useTexts } from '../../texts';

interface RequisitesActionsProps {
  account: Account;
  requisites: readonly Requisite[];
}

/** Buttons that copy, share and print the requisites. */
export function RequisitesActions({ account, requisites }: RequisitesActionsProps) {
  const { notify } = useShell();
  const { t, common } = useTexts();
  const pdf = useRequisitesPdf();
  const label = (field: RequisiteField) => t(`requisites.${field}`);
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
  const lines = requisites.map(({ field, value }) => ({ label: label(field), value }));
  const print = () =>
    pdf.save({ title: t('requisites.title'), lines }, `${account.iban}-${account.currencyLetters}.pdf`);

  return (
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
        loading={pdf.isSaving}
        data-action="print"
      >
        {t('requisites.pdf')}
      </Button>
    </Flex>
  );
}
