import { Flex, Progress } from 'antd';
import { useState } from 'react';
import type { Account } from '@ncb/shared-kernel/api/contract';
import type { BackingContract } from '@ncb/shared-kernel/domain/rules';
import { DocumentType, REQUEST_TYPES } from '@ncb/shared-kernel/domain/vocabulary';
import type { CodePage } from '@ncb/shared-kernel/files';
import { SelectField } from '@ncb/shared-kernel/ui';
import { FILE_KINDS, useExportDocuments, type FileKind } from '../../features/export';
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
  contracts: readonly BackingContract[];
}

const TYPES = [DocumentType.currencyPayment, ...REQUEST_TYPES] as const;
const ALL = 'all';

/** Export to files that can be imported again. */
export function ExportTab({ accounts, contracts }: ExportTabProps) {
  const { t } = useTexts();
  const period = useExportPeriod();
  const [type, setType] = useState<string>(ALL);
  const [kind, setKind] = useState<FileKind>('xlsx');
  const [encoding, setEncoding] = useState<CodePage>(EXPORT_CODE_PAGES[0]);
  const work = useExportDocuments(accounts, contracts);

  const { start, end, checked, isRight } = period;
  const { progress } = work;
  const isPaymentsOnly = kind === 'pain001';
  const chosen = isPaymentsOnly
    ? DocumentType.currencyPayment
    : (TYPES.find((documentType) => String(documentType) === type) ?? null);

  return (
    <Flex vertical gap="middle">
      <div className="ncb-sheet">
        <div className="ncb-fields">
          <ExportPeriodFields period={period} />
          <SelectField<FileKind>
            checked={checked}
            label={t('import.exporting.kind')}
            field="fileKind"
            value={kind}
            onChange={setKind}
            options={FILE_KINDS.map((value) => ({ value, label: t(`import.exporting.kinds.${value}`) }))}
          />
          {!isPaymentsOnly && (
            <SelectField
              checked={checked}
              label={t('import.exporting.documents')}
              field="pmt_type"
              value={type}
              onChange={setType}
              options={[
                { value: ALL, label: t('import.exporting.all') },
                ...TYPES.map((value) => ({ value: String(value), label: t(`import.words.pmt_type.${value}`) })),
              ]}
            />
          )}
          {kind === 'dbf' && <CodePageField checked={checked} value={encoding} onChange={setEncoding} />}
        </div>
        {isPaymentsOnly && <p className="ncb-quiet">{t('import.exporting.paymentsOnly')}</p>}
        <ExportButtons
          work={work}
          name="exportDocuments"
          label={t('import.exporting.run')}
          isAllowed={isRight}
          onRun={() => void work.run({ start, end, kind, encoding, type: chosen })}
        />
        {work.isRunning && progress && (
          <div data-field="exporting">
            <div role="status">{t('import.exporting.progress', { ...progress })}</div>
            <Progress
              percent={Math.floor((100 * progress.done) / progress.total)}
              aria-label={t('import.exporting.run')}
            />
          </div>
        )}
      </div>
      {work.result && (
        <ExportResultAlert
          result={work.result}
          emptyText={t('import.exporting.nothing')}
          written={(count) => t('import.exporting.written', { count })}
        />
      )}
    </Flex>
  );
}
