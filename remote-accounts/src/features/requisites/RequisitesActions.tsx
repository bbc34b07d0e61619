import { CopyOutlined, FilePdfOutlined, ShareAltOutlined } from '@ant-design/icons';
import { Button, Flex } from 'antd';
import { useState } from 'react';
import type { Account } from '@ncb/shared-kernel/api/contract';
import { toDotted } from '@ncb/shared-kernel/domain/dates';
import { getLanguageTag } from '@ncb/shared-kernel/domain/vocabulary';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import { saveFile, useCopy } from '@ncb/shared-kernel/ui';
import { formatRequisites, type Requisite, type RequisiteField } from './get-requisites';
import { useTexts } from '../../texts';

export interface RequisitesActionsProps {
  account: Account;
  requisites: readonly Requisite[];
}

/** Buttons that copy, share and print the requisites. */
export function RequisitesActions({ account, requisites }: RequisitesActionsProps) {
  const { session, notify, language } = useShell();
  const { t, common } = useTexts();
  const [isPrinting, setPrinting] = useState(false);
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
  );
}
