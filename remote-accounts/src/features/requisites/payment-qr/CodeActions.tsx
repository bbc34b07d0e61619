import { FileImageOutlined, FilePdfOutlined, LinkOutlined } from '@ant-design/icons';
import { Button, Flex } from 'antd';
import { toDotted } from '@ncb/shared-kernel/domain/dates';
import { formatMoney, parseAmount } from '@ncb/shared-kernel/domain/money';
import type { PaymentRequest } from '@ncb/shared-kernel/domain/nbu-qr';
import { UAH } from '@ncb/shared-kernel/domain/vocabulary';
import type { CodeShape } from '@ncb/shared-kernel/print/code';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import { saveFile, useCopy } from '@ncb/shared-kernel/ui';
import type { Requisite } from '../get-requisites';
import { useRequisitesPdf } from '../use-requisites-pdf';
import { paintCode } from './paint-code';
import { useTexts } from '../../../texts';

export type CodeTerms = Pick<PaymentRequest, 'amount' | 'purpose' | 'lastDay'>;

interface CodeActionsProps {
  text: string;
  shape: CodeShape;
  terms: CodeTerms;
  requisites: readonly Requisite[];
  /** Without ending. */
  fileName: string;
}

/** Buttons that save the code as PNG, save it with the requisites as PDF, and copy its link. */
export function CodeActions({ text, shape, terms, requisites, fileName }: CodeActionsProps) {
  const { notify, language } = useShell();
  const { t, common } = useTexts();
  const pdf = useRequisitesPdf();
  const copyText = useCopy();
  const parsed = parseAmount(terms.amount);
  const copyLink = () => copyText(text, { done: common('common.copied'), failed: t('paymentQr.copyFailed') });
  const savePicture = async () => {
    try {
      saveFile(await paintCode(shape), `${fileName}-QR.png`);
    } catch (error) {
      console.error(String(error));
      notify('error', common('common.exportFailed'));
    }
  };
  const savePdf = () => {
    const lines = [
      ...requisites.map(({ field, value }) => ({ label: t(`requisites.${field}`), value })),
      { label: t('paymentQr.amount'), value: parsed.ok ? formatMoney(parsed.amount, UAH.letters, language) : '' },
      { label: t('paymentQr.purpose'), value: terms.purpose.trim() },
      { label: t('paymentQr.lastDay'), value: toDotted(terms.lastDay) },
    ];
    const title = t('paymentQr.title');
    return pdf.save({ title, lines: lines.filter(({ value }) => value !== ''), code: text }, `${fileName}-QR.pdf`);
  };
  return (
    <Flex gap="small" wrap justify="center">
      <Button icon={<FileImageOutlined />} onClick={() => void savePicture()} data-action="savePicture">
        PNG
      </Button>
      <Button icon={<FilePdfOutlined />} onClick={() => void savePdf()} loading={pdf.isSaving} data-action="savePdf">
        PDF
      </Button>
      <Button icon={<LinkOutlined />} onClick={() => void copyLink()} data-action="copyLink">
        {t('paymentQr.copyLink')}
      </Button>
    </Flex>
  );
}
