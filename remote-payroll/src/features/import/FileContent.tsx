import { Button, Flex, Grid } from 'antd';
import { useDeferredValue, useMemo, useRef, useState } from 'react';
import { formatAmount } from '@ncb/shared-kernel/domain/money';
import {
  checkPayrollHeader,
  readControlTotal,
  sumPayroll,
  type AmountUnit,
  type PayrollRowDraft,
} from '@ncb/shared-kernel/domain/rules';
import { PayrollHalf } from '@ncb/shared-kernel/domain/vocabulary';
import { useShell, useUnsavedWork } from '@ncb/shared-kernel/remote-contract';
import { CompanyQuestion } from './CompanyQuestion';
import type { ImportContext } from './import-context';
import { HeadRemarks } from './HeadRemarks';
import { RowsView } from './RowsView';
import {
  toDraft,
  getGoodRows,
  convertToUnit,
  correctRow,
  toFileRows,
  sumRows,
  type RepairedField,
  type FileRow,
} from './file-rows';
import { FileFacts } from './FileFacts';
import { UnitQuestion } from './UnitQuestion';
import type { SalaryFile } from './use-salary-file';
import { useTexts } from '../../texts';
import styles from './import.module.css';

export interface ImportedHead {
  /** `yyyy-MM-dd` */
  readonly date: string | null;
  readonly typeId: string | null;
  readonly period: string;
  readonly half: PayrollHalf;
}

export interface ImportPayrollProps {
  onRows: (rows: readonly PayrollRowDraft[], head: ImportedHead) => void;
  onCancel: () => void;
  previous: readonly PayrollRowDraft[] | null;
}

interface FileContentProps extends ImportPayrollProps {
  file: SalaryFile;
  fileName: string;
  context: ImportContext;
  onTouched: () => void;
}

export function FileContent({ file, fileName, context, previous, onRows, onCancel, onTouched }: FileContentProps) {
  const { t } = useTexts();
  const { language } = useShell();
  const { md: isWide = true } = Grid.useBreakpoint();
  const { facts } = file;
  const [unit, setUnit] = useState<AmountUnit | null>(facts.unit.unit);
  const [rows, setRows] = useState(() => toFileRows(file.rows, facts.unit.unit));
  const [isConfirmed, setConfirmed] = useState(false);
  const questions = useRef<HTMLDivElement>(null);
  const sums = useMemo(() => sumRows(rows), [rows]);
  useUnsavedWork(true, t('import.unsaved', { name: fileName }));

  const { code } = context.company;
  const other = facts.companyCodes.find((named) => named !== code);
  const isCompanyUnconfirmed = facts.companyCodes.length === 0 && !isConfirmed;
  // These checks read all rows, so they may lag behind typing.
  const deferredRows = useDeferredValue(rows);
  const hasControl = facts.control !== null || facts.count !== null;
  const problems = useMemo(
    () => (unit === null || !hasControl ? [] : checkHead(file, deferredRows, unit, code)),
    [file, deferredRows, unit, code, hasControl],
  );

  const chooseUnit = (chosen: AmountUnit) => {
    setUnit(chosen);
    setRows((before) => convertToUnit(before, chosen));
  };
  const repair = (id: string, field: RepairedField, text: string) => {
    onTouched();
    setRows((before) =>
      before.map((row) => (row.id === id ? correctRow(row, field, text, { ...context, unit }) : row)),
    );
  };
  const add = () => {
    if (unit === null || isCompanyUnconfirmed) questions.current?.querySelector<HTMLElement>('input, button')?.focus();
    else onRows(getGoodRows(rows), getImportedHead(file, context));
  };
  const addText = () => {
    if (unit === null) return t('import.chooseUnit');
    if (isCompanyUnconfirmed) return t('import.confirmCompany');
    return t('import.add', { count: sums.good, total: formatAmount(sums.total, language) });
  };

  return (
    <>
      <div ref={questions} className={styles['questions']}>
        <UnitQuestion
          facts={facts.unit}
          example={getExampleAmount(file)}
          previous={previous && sumPayroll(previous)}
          chosen={unit}
          onChoose={chooseUnit}
        />
        {isCompanyUnconfirmed && <CompanyQuestion company={context.company} onConfirm={() => setConfirmed(true)} />}
      </div>
      <HeadRemarks problems={problems} skipped={facts.skipped} codes={facts.companyCodes} code={code} />
      <FileFacts count={rows.length} sums={sums} codes={facts.companyCodes} code={code} isDecided={unit !== null} />
      {isWide ? (
        <RowsView rows={rows} unit={unit} sums={sums} previous={previous} context={context} onRepair={repair} />
      ) : (
        sums.wrong > 0 && <p className="ncb-quiet">{t('import.repairOnComputer')}</p>
      )}
      <div className={styles['foot']}>
        <span className="ncb-quiet">{sums.wrong > 0 && t('import.wrongStay')}</span>
        <Flex gap="small" wrap justify="end">
          <Button onClick={onCancel} data-action="cancelImport">
            {t('import.cancel')}
          </Button>
          {other === undefined && sums.good > 0 && (
            <Button type="primary" onClick={add} data-action="addRows">
              {addText()}
            </Button>
          )}
        </Flex>
      </div>
    </>
  );
}

function getExampleAmount({ rows }: SalaryFile): string {
  const whole = rows.find(({ row }) => /^[1-9][0-9]*$/.test(row.amount));
  return (whole ?? rows[0])?.row.amount ?? '';
}

function checkHead({ facts }: SalaryFile, rows: readonly FileRow[], unit: AmountUnit, companyCode: string) {
  const { date, typeId, count, control } = facts;
  const total = control && readControlTotal(control, unit);
  return checkPayrollHeader({ companyCode, date, typeId, count, total }, { companyCode, rows: rows.map(toDraft) });
}

function getImportedHead({ facts }: SalaryFile, { types }: ImportContext): ImportedHead {
  const { date, period, typeText } = facts;
  const plain = (text: string) => text.trim().toLowerCase();
  const byName = types.find(({ name }) => typeText !== '' && plain(name) === plain(typeText));
  const byId = types.find(({ id }) => id === facts.typeId);
  return { date, period, typeId: (byId ?? byName)?.id ?? null, half: PayrollHalf.whole };
}
