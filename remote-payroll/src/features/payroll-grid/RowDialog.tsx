import { DeleteOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { normaliseAccount } from '@ncb/shared-kernel/domain/identifiers';
import { checkPayrollRow, type PayrollRowDraft } from '@ncb/shared-kernel/domain/rules';
import { UAH } from '@ncb/shared-kernel/domain/vocabulary';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import { AmountField, RecordDialog, TextField, useRecordForm } from '@ncb/shared-kernel/ui';
import { useTexts } from '../../texts';
import { normaliseCell, EMPTY_ROW, formatShortName, toDraftRow, type DataColumn, type GridRow } from './grid-row';

interface RowDialogProps {
  row: GridRow | null;
  onKeep: (draft: PayrollRowDraft) => void;
  onDelete: () => void;
  onClose: () => void;
}

export function RowDialog({ row, onKeep, onDelete, onClose }: RowDialogProps) {
  const { session } = useShell();
  const { t } = useTexts();
  const title = (row && formatShortName(row)) || t('sheet.newRow');
  const form = useRecordForm<PayrollRowDraft, PayrollRowDraft>({
    title,
    initialValues: row ? toDraftRow(row) : EMPTY_ROW,
    check: (typed) => checkPayrollRow(normaliseDraft(typed), { ownBankCode: session.bankCode }),
    toRow: normaliseDraft,
    onSave: (draft) => {
      onKeep(draft);
      return Promise.resolve(null);
    },
    onKept: onClose,
  });
  const { checked } = form;
  const place = (name: DataColumn) => ({
    checked,
    name,
    label: t(`sheet.columns.${name}`),
  });
  return (
    <RecordDialog name="payrollRow" title={title} form={form} onClose={onClose}>
      <div className="ncb-fields">
        {!row?.isLocked && (
          <>
            <TextField {...place('lastName')} required />
            <TextField {...place('firstName')} required />
            <TextField {...place('middleName')} />
            <TextField {...place('taxCode')} isNumber />
            <TextField {...place('account')} normalise={normaliseAccount} isNumber required />
          </>
        )}
        <AmountField {...place('amount')} currency={UAH.letters} required />
      </div>
      {row && (
        <Button danger icon={<DeleteOutlined aria-hidden />} onClick={onDelete} data-action="deleteRow">
          {t('sheet.deleteRow')}
        </Button>
      )}
    </RecordDialog>
  );
}

function normaliseDraft(typed: PayrollRowDraft): PayrollRowDraft {
  return {
    taxCode: normaliseCell('taxCode', typed.taxCode),
    lastName: normaliseCell('lastName', typed.lastName),
    firstName: normaliseCell('firstName', typed.firstName),
    middleName: normaliseCell('middleName', typed.middleName),
    account: normaliseCell('account', typed.account),
    amount: normaliseCell('amount', typed.amount),
  };
}
