import { useState } from 'react';
import type { Outcome } from '@ncb/shared-kernel/api/client';
import { getClientForm } from '@ncb/shared-kernel/api/contract';
import { parseAmount } from '@ncb/shared-kernel/domain/money';
import type { FileWork, PayrollRowToWrite, PayrollToWrite, WrittenFile } from '@ncb/shared-kernel/files';
import { useShell, type ShellServices } from '@ncb/shared-kernel/remote-contract';
import { buildBlob, getFailureText, saveFile } from '@ncb/shared-kernel/ui';
import { useRecordAction } from '../action-journal';
import { useTexts } from '../../texts';

export const PAYROLL_EXPORT_FORMATS = ['xlsx', 'csv', 'dbf-cp866', 'dbf-windows-1251', 'iBank2'] as const;
type PayrollExportFormat = (typeof PAYROLL_EXPORT_FORMATS)[number];

const ENDINGS = {
  xlsx: 'xlsx',
  csv: 'csv',
  'dbf-cp866': 'dbf',
  'dbf-windows-1251': 'dbf',
  iBank2: 'txt',
} as const satisfies Readonly<Record<PayrollExportFormat, string>>;

export interface PayrollToExport extends Omit<PayrollToWrite, 'companyCode' | 'companyName' | 'employees'> {
  readonly rows: readonly PayrollRowToWrite[];
}

interface PayrollExport {
  save(payroll: PayrollToExport, format: PayrollExportFormat): void;
  readonly isBusy: boolean;
}

export function usePayrollExport(): PayrollExport {
  const { api, session, notify } = useShell();
  const { t, common } = useTexts();
  const recordAction = useRecordAction();
  const [isBusy, setBusy] = useState(false);

  const exportPayroll = async (payroll: PayrollToExport, format: PayrollExportFormat) => {
    const amounts = payroll.rows.map(({ amount }) => parseAmount(amount));
    if (payroll.rows.length === 0 || !amounts.every(({ ok }) => ok)) {
      notify('warning', t('export.wrongRows'));
      return;
    }
    const whole = await completePayroll(api, payroll);
    if (!whole.ok) {
      notify('error', getFailureText(common, whole.failure));
      return;
    }
    const work = await writePayroll(whole.value, format, session.bankDay);
    const ended = await work.outcome;
    if (ended.kind !== 'done') {
      notify('error', common('common.exportFailed'));
      return;
    }
    const { bytes, cut, replaced, lost } = ended.value;
    if (!(await recordAction('export', 'payroll', payroll.rows.length))) return;
    const ending = ENDINGS[format];
    const number = payroll.number.replace(/[^\p{L}\p{N}-]/gu, '_');
    saveFile(buildBlob(bytes, ending), `payroll-${number}-${payroll.documentDate}.${ending}`);
    const missing = [...replaced, ...lost];
    if (cut.length > 0) notify('warning', t('export.cut', { count: cut.length }));
    if (missing.length > 0) notify('warning', t('export.missing', { characters: missing.join(' ') }));
  };

  return {
    save(payroll, format) {
      if (isBusy) return;
      setBusy(true);
      void exportPayroll(payroll, format).finally(() => setBusy(false));
    },
    isBusy,
  };
}

async function completePayroll(
  api: ShellServices['api'],
  { rows, ...payroll }: PayrollToExport,
): Promise<Outcome<PayrollToWrite>> {
  const form = await api.call(getClientForm, {});
  if (!form.ok) return form;
  const employees = rows.map((row) => {
    const parsed = parseAmount(row.amount);
    return parsed.ok ? { ...row, amount: parsed.amount } : row;
  });
  return {
    ok: true,
    value: { ...payroll, employees, companyCode: form.value.code, companyName: form.value.shortName },
  };
}

async function writePayroll(
  payroll: PayrollToWrite,
  format: PayrollExportFormat,
  today: string,
): Promise<FileWork<WrittenFile>> {
  const { files, buildPayrollExportTable } = await import('@ncb/shared-kernel/files');
  switch (format) {
    case 'iBank2':
      return files.writePaySheet(payroll);
    case 'xlsx':
      return files.write(buildPayrollExportTable(payroll, false), { format });
    case 'csv':
      return files.write(buildPayrollExportTable(payroll, false), { format });
    case 'dbf-cp866':
      return files.write(buildPayrollExportTable(payroll, true), { format: 'dbf', encoding: 'cp866', today });
    case 'dbf-windows-1251':
      return files.write(buildPayrollExportTable(payroll, true), { format: 'dbf', encoding: 'windows-1251', today });
  }
}
