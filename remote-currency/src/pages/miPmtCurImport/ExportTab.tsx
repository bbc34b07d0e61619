import { Button, Flex, Progress } from 'antd';
import { useState } from 'react';
import type { Account } from '@ncb/shared-kernel/api/contract';
import { addDays } from '@ncb/shared-kernel/domain/dates';
import { checkJournalSearch, type BackingContract } from '@ncb/shared-kernel/domain/rules';
import {
  DocumentType,
  JOURNAL_DEFAULT_DAYS,
  PICKER_DATE_MAX,
  PICKER_DATE_MIN,
} from '@ncb/shared-kernel/domain/vocabulary';
import type { CodePage } from '@ncb/shared-kernel/files';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import { DateField, SelectField } from '@ncb/shared-kernel/ui';
import { FILE_KINDS, useExportDocuments, type FileKind } from '../../features/export';
import { ExportResultAlert } from './ExportResultAlert';
import { useTexts } from '../../texts';

export interface ExportTabProps {
  accounts: readonly Account[];
  contracts: readonly BackingContract[];
}

/** cp866 has no `і`: what most programs read without a loss stands first. */
const CODE_PAGES = ['windows-1251', 'cp866', 'cp1125'] as const satisfies readonly CodePage[];
const RANGE = { from: PICKER_DATE_MIN, to: PICKER_DATE_MAX };
const TYPES = [
  DocumentType.currencyPayment,
  DocumentType.buyRequest,
  DocumentType.saleRequest,
  DocumentType.convertRequest,
] as const;
const ALL = 'all';

/** Currency documents of a period as a file, which the import reads again. */
export function ExportTab({ accounts, contracts }: ExportTabProps) {
  const { session } = useShell();
  const { t, common } = useTexts();
  const [start, setStart] = useState(addDays(session.bankDay, -JOURNAL_DEFAULT_DAYS));
  const [end, setEnd] = useState(session.bankDay);
  const [type, setType] = useState<string>(ALL);
  const [kind, setKind] = useState<FileKind>('xlsx');
  const [encoding, setEncoding] = useState<CodePage>(CODE_PAGES[0]);
  const work = useExportDocuments(accounts, contracts);

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
  const { progress } = work;
  const isOfPayments = kind === 'pain001';
  const chosen = isOfPayments ? DocumentType.currencyPayment : (TYPES.find((known) => String(known) === type) ?? null);

  return (
    <Flex vertical gap="middle">
      <div className="ncb-sheet">
        <div className="ncb-fields">
          <DateField
            checked={checked}
            label={t('import.exporting.start')}
            field="date_start"
            value={start}
            onChange={setStart}
            range={RANGE}
          />
          <DateField
            checked={checked}
            label={t('import.exporting.end')}
            field="date_end"
            value={end}
            onChange={setEnd}
            range={RANGE}
          />
          <SelectField<FileKind>
            checked={checked}
            label={t('import.exporting.kind')}
            field="fileKind"
            value={kind}
            onChange={setKind}
            options={FILE_KINDS.map((value) => ({ value, label: t(`import.exporting.kinds.${value}`) }))}
          />
          {!isOfPayments && (
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
          {kind === 'dbf' && (
            <SelectField<CodePage>
              checked={checked}
              label={t('import.exporting.encoding')}
              field="codePage"
              hint={t('import.exporting.encodingHint')}
              value={encoding}
              onChange={setEncoding}
              options={CODE_PAGES.map((value) => ({ value, label: value }))}
            />
          )}
        </div>
        {isOfPayments && <p className="ncb-quiet">{t('import.exporting.paymentsOnly')}</p>}
        <Flex gap="small" wrap>
          <Button
            type="primary"
            size="large"
            loading={work.isRunning}
            disabled={problems.length > 0}
            onClick={() => void work.run({ start, end, kind, encoding, type: chosen })}
            data-action="exportDocuments"
          >
            {t('import.exporting.run')}
          </Button>
          {work.isRunning && (
            <Button size="large" onClick={work.cancel} data-action="cancelExport">
              {common('common.cancel')}
            </Button>
          )}
        </Flex>
        {work.isRunning && progress && (
          <div data-field="exporting">
            <div role="status">{t('import.exporting.progress', progress)}</div>
            <Progress
              percent={Math.floor((100 * progress.done) / progress.total)}
              aria-label={t('import.exporting.run')}
            />
          </div>
        )}
      </div>
      {work.result && <ExportResultAlert result={work.result} />}
    </Flex>
  );
}
