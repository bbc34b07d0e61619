import { useState } from 'react';
import type { Contract } from '@ncb/shared-kernel/api/contract';
import { addDays } from '@ncb/shared-kernel/domain/dates';
import { parseAmount } from '@ncb/shared-kernel/domain/money';
import { checkContractPaper, isDeliveryDue } from '@ncb/shared-kernel/domain/rules';
import { tidyLine } from '@ncb/shared-kernel/domain/text';
import { ContractPaper } from '@ncb/shared-kernel/domain/vocabulary';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import {
  AmountField,
  DateField,
  getProblemText,
  RecordDialog,
  SelectField,
  TextField,
  useRecordForm,
} from '@ncb/shared-kernel/ui';
import { FileDropZone } from '@ncb/shared-kernel/blocks/files';
import { readBase64 } from './base64-files';
import { useChangeContracts, type PaperToAdd } from './use-change-contracts';
import { useTexts } from '../../texts';

interface PaperValues {
  readonly kind: ContractPaper;
  readonly number: string;
  readonly date: string;
  readonly amount: string;
}

/** File types offered first; the bank checks contents. */
const FILE_TYPES = '.pdf,.jpg,.jpeg,.png,.docx,.xlsx,.p7s';
/** Earliest date of a document, days. */
const DAYS_BACK = -3653;

export function PaperDialog({ contract, onClose }: { contract: Contract; onClose: () => void }) {
  const { session, notify } = useShell();
  const { t, common } = useTexts();
  const { addPaper } = useChangeContracts();
  const [file, setFile] = useState<File | null>(null);
  const title = t('papers.add');
  const form = useRecordForm<PaperValues, PaperValues>({
    title,
    initialValues: { kind: ContractPaper.invoice, number: '', date: '', amount: '' },
    check: ({ number, date, amount }) =>
      checkContractPaper({
        number: tidyLine(number),
        date,
        amount,
        fileName: file?.name ?? '',
        bytes: file?.size ?? 0,
      }),
    toRow: (values) => values,
    onSave: async (values) => {
      if (!file) return [];
      const content = await readBase64(file).catch((error: unknown) => {
        console.error(String(error));
        notify('error', t('papers.unreadable', { name: file.name }));
        return null;
      });
      return content === null
        ? []
        : addPaper(buildPaper(values, { contractId: contract.id, fileName: file.name, content }));
    },
    onKept: onClose,
  });
  const { checked } = form;
  const place = (name: keyof PaperValues) => ({
    checked,
    name,
    label: t(`papers.fields.${name}`),
  });
  const problem = checked.problemOf('content') ?? checked.problemOf('fileName');
  return (
    <RecordDialog name="contractPaper" title={title} form={form} onClose={onClose}>
      <div className="ncb-fields">
        <SelectField<ContractPaper, PaperValues>
          {...place('kind')}
          options={Object.values(ContractPaper).map((kind) => ({
            value: kind,
            label: common(`contractPaper.${kind}`),
          }))}
        />
        <TextField {...place('number')} required />
        <DateField
          {...place('date')}
          required
          range={{ from: addDays(session.bankDay, DAYS_BACK), to: session.bankDay }}
        />
        <AmountField
          {...place('amount')}
          currency={contract.currencyLetters}
          hint={isDeliveryDue(contract.kind) ? t('hints.paperAmount') : undefined}
        />
      </div>
      <div data-path="content">
        <FileDropZone fileName={file?.name ?? ''} kinds={t('papers.kinds')} endings={FILE_TYPES} onFile={setFile} />
        {problem && (
          <div className="ncb-field-problem" role="alert" data-problem={problem.key}>
            {file ? getProblemText(common, problem.key, problem.params) : t('papers.noFile')}
          </div>
        )}
      </div>
    </RecordDialog>
  );
}

function buildPaper(
  { kind, number, date, amount }: PaperValues,
  file: Pick<PaperToAdd, 'contractId' | 'fileName' | 'content'>,
): PaperToAdd {
  const parsed = parseAmount(amount);
  return { ...file, kind, number: tidyLine(number), date, amount: parsed.ok ? parsed.amount : null };
}
