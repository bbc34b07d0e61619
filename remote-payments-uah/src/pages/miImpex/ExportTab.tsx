import { Button, Checkbox, Flex } from 'antd';
import { useState } from 'react';
import type { Account } from '@ncb/shared-kernel/api/contract';
import { IMPORT_COLUMNS } from '@ncb/shared-kernel/domain/rules';
import type { CodePage } from '@ncb/shared-kernel/files';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import { SelectField, useSettingsChange } from '@ncb/shared-kernel/ui';
import { EXPORT_COLUMN_NAMES, FILE_KINDS, useExportPayments, type FileKind } from '../../features/export';
import { PaymentsPrintDialog } from '@ncb/shared-kernel/blocks/payment-sheet';
import { usePrintPeriod } from '../../features/print';
import { useTexts } from '../../texts';
import {
  CodePageField,
  EXPORT_CODE_PAGES,
  ExportButtons,
  ExportPeriodFields,
  ExportResultAlert,
  useExportPeriod,
} from '@ncb/shared-kernel/blocks/files';

interface ExportTabProps {
  accounts: readonly Account[];
}

const TABLE = 'paymentExport';

export function ExportTab({ accounts }: ExportTabProps) {
  const { session } = useShell();
  const { t } = useTexts();
  const changeSettings = useSettingsChange();
  const period = useExportPeriod();
  const [kind, setKind] = useState<FileKind>('csv');
  const [encoding, setEncoding] = useState<CodePage>(EXPORT_CODE_PAGES[0]);
  const work = useExportPayments(accounts);
  const forms = usePrintPeriod();

  const chosen = session.user.settings.columns?.[TABLE] ?? EXPORT_COLUMN_NAMES;
  const columns = EXPORT_COLUMN_NAMES.filter((name) => chosen.includes(name));
  const { start, end, checked, isRight } = period;
  const toggle = (name: string, isWanted: boolean) =>
    changeSettings({
      columns: { [TABLE]: isWanted ? [...columns, name] : columns.filter((other) => other !== name) },
    });

  return (
    <Flex vertical gap="middle">
      <div className="ncb-sheet">
        <div className="ncb-fields">
          <ExportPeriodFields period={period} />
          <SelectField
            checked={checked}
            label={t('impex.exporting.kind')}
            field="fileKind"
            value={kind}
            onChange={setKind}
            options={FILE_KINDS.map((value) => ({ value, label: t(`impex.kinds.${value}`) }))}
          />
          {kind === 'dbf' && <CodePageField checked={checked} value={encoding} onChange={setEncoding} />}
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
        <ExportButtons
          work={work}
          name="exportPayments"
          label={t('impex.exporting.run')}
          isAllowed={isRight && columns.length > 0}
          onRun={() => void work.run({ start, end, kind, encoding, columns })}
        >
          <Button
            size="large"
            loading={forms.isLoading}
            disabled={!isRight}
            onClick={() => void forms.load({ start, end })}
            data-action="printForms"
          >
            {t('print.forms')}
          </Button>
        </ExportButtons>
      </div>
      {forms.documents && <PaymentsPrintDialog documents={forms.documents} onClose={forms.close} />}
      {work.result && (
        <ExportResultAlert
          result={work.result}
          emptyText={t('impex.exporting.nothing')}
          written={(count) => t('impex.exporting.written', { count })}
          nameOf={({ row, column }, rows) => {
            const importColumn = IMPORT_COLUMNS.find((name) => name === column);
            return `${t('form.document.number')} ${rows[row]?.number ?? ''} – ${importColumn ? t(`impex.columns.${importColumn}`) : column}`;
          }}
        />
      )}
    </Flex>
  );
}
