import { Button, Checkbox, Flex } from 'antd';
import { useState } from 'react';
import type { Account } from '@ncb/shared-kernel/api/contract';
import { addDays } from '@ncb/shared-kernel/domain/dates';
import { checkJournalSearch, IMPORT_COLUMNS } from '@ncb/shared-kernel/domain/rules';
import { JOURNAL_DEFAULT_DAYS, PICKER_DATE_MAX, PICKER_DATE_MIN } from '@ncb/shared-kernel/domain/vocabulary';
import type { CodePage } from '@ncb/shared-kernel/files';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import { DateField, SelectField, useSettingsChange } from '@ncb/shared-kernel/ui';
import { EXPORT_COLUMN_NAMES } from '../../features/export/payment-table';
import { FILE_KINDS, useExportPayments, type FileKind } from '../../features/export/use-export-payments';
import { PaymentsPrintDialog } from '@ncb/shared-kernel/blocks/payment-sheet';
import { usePrintPeriod } from '../../features/print/use-print-period';
import { ExportResultAlert } from './ExportResultAlert';
import { useTexts } from '../../texts';

export interface ExportTabProps {
  accounts: readonly Account[];
}

/** The name of the exported columns in the user's settings. */
const TABLE = 'paymentExport';
/** cp866 has no `і`: what most programs read without a loss stands first. */
const CODE_PAGES = ['windows-1251', 'cp866', 'cp1125'] as const satisfies readonly CodePage[];
const RANGE = { from: PICKER_DATE_MIN, to: PICKER_DATE_MAX };

/** Payments of a period as a file for other programs. */
export function ExportTab({ accounts }: ExportTabProps) {
  const { session } = useShell();
  const { t, common } = useTexts();
  const changeSettings = useSettingsChange();
  const [start, setStart] = useState(addDays(session.bankDay, -JOURNAL_DEFAULT_DAYS));
  const [end, setEnd] = useState(session.bankDay);
  const [kind, setKind] = useState<FileKind>('csv');
  const [encoding, setEncoding] = useState<CodePage>(CODE_PAGES[0]);
  const work = useExportPayments(accounts);
  const forms = usePrintPeriod();

  const chosen = session.user.settings.columns?.[TABLE] ?? EXPORT_COLUMN_NAMES;
  const columns = EXPORT_COLUMN_NAMES.filter((name) => chosen.includes(name));
  // An open end is the bank's own reading; a file wants to know what is in it.
  const problems = [
    ...checkJournalSearch({ periodType: 'period', start, end, day: '', amountLow: '', amountHigh: '' }),
    ...(start === '' ? [{ field: 'date_start', key: 'emptyField' } as const] : []),
    ...(end === '' ? [{ field: 'date_end', key: 'emptyField' } as const] : []),
  ];
  const checked = {
    problemOf: (field: string) => problems.find((problem) => problem.field === field) ?? null,
    // What is wrong is told at once: the two days are there from the start.
    leave: () => undefined,
  };
  const toggle = (name: string, isWanted: boolean) =>
    changeSettings({
      columns: { [TABLE]: isWanted ? [...columns, name] : columns.filter((other) => other !== name) },
    });

  return (
    <Flex vertical gap="middle">
      <div className="ncb-sheet">
        <div className="ncb-fields">
          <DateField
            checked={checked}
            label={t('impex.exporting.start')}
            field="date_start"
            value={start}
            onChange={setStart}
            range={RANGE}
          />
          <DateField
            checked={checked}
            label={t('impex.exporting.end')}
            field="date_end"
            value={end}
            onChange={setEnd}
            range={RANGE}
          />
          <SelectField
            checked={checked}
            label={t('impex.exporting.kind')}
            field="fileKind"
            value={kind}
            onChange={setKind}
            options={FILE_KINDS.map((value) => ({ value, label: t(`impex.kinds.${value}`) }))}
          />
          {kind === 'dbf' && (
            <SelectField<CodePage>
              checked={checked}
              label={t('impex.exporting.encoding')}
              field="codePage"
              hint={t('impex.exporting.encodingHint')}
              value={encoding}
              onChange={setEncoding}
              options={CODE_PAGES.map((value) => ({ value, label: value }))}
            />
          )}
        </div>
        <fieldset className="ncb-choices">
          <legend>{t('impex.exporting.columns')}</legend>
          {IMPORT_COLUMNS.filter((name) => EXPORT_COLUMN_NAMES.includes(name)).map((name) => (
            <Checkbox
              key={name}
              checked={columns.includes(name)}
              onChange={({ target }) => toggle(name, target.checked)}
              data-field={`column-${name}`}
            >
              {t(`impex.columns.${name}`)}
            </Checkbox>
          ))}
        </fieldset>
        {columns.length === 0 && <p className="ncb-field-problem">{t('impex.exporting.noColumns')}</p>}
        <Flex gap="small" wrap>
          <Button
            type="primary"
            size="large"
            loading={work.isRunning}
            disabled={problems.length > 0 || columns.length === 0}
            onClick={() => void work.run({ start, end, kind, encoding, columns })}
            data-action="exportPayments"
          >
            {t('impex.exporting.run')}
          </Button>
          <Button
            size="large"
            loading={forms.isAsking}
            disabled={problems.length > 0}
            onClick={() => void forms.ask({ start, end })}
            data-action="printForms"
          >
            {t('print.forms')}
          </Button>
          {work.isRunning && (
            <Button size="large" onClick={work.cancel} data-action="cancelExport">
              {common('common.cancel')}
            </Button>
          )}
        </Flex>
      </div>
      {forms.documents && <PaymentsPrintDialog documents={forms.documents} onClose={forms.close} />}
      {work.result && <ExportResultAlert result={work.result} />}
    </Flex>
  );
}
