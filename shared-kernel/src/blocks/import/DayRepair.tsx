import { Button } from 'antd';
import { useState } from 'react';
import { toDotted } from '../../domain/dates';
import { useSteadyShell } from '@ncb/shared-kernel/remote-contract';
import { DateField } from '../../ui';
import { useImportKind } from './import-kind';
import { createWrongDayFilter } from './create-import-list';
import type { ImportList, ImportSnapshot } from './import-list';
import { useRowTexts } from './use-row-texts';
import { useTexts } from './texts';

interface DayRepairProps {
  list: ImportList;
  snapshot: ImportSnapshot;
  isDisabled: boolean;
}

export function DayRepair({ list, snapshot, isDisabled }: DayRepairProps) {
  return list.rules.dayColumns.map((column) => {
    const count = snapshot.rows.filter(createWrongDayFilter(column)).length;
    return count > 1 && <Repair key={column} list={list} column={column} count={count} isDisabled={isDisabled} />;
  });
}

/** The rows show afterwards whether the date is valid. */
const UNCHECKED = { problemOf: () => null, leave: () => undefined };

interface RepairProps extends Omit<DayRepairProps, 'snapshot'> {
  column: string;
  count: number;
}

function Repair({ list, column, count, isDisabled }: RepairProps) {
  const { session } = useSteadyShell();
  const { t } = useTexts();
  const rowTexts = useRowTexts();
  const { dayRange } = useImportKind();
  const [day, setDay] = useState(session.bankDay);
  const [isFilling, setFilling] = useState(false);
  const range = dayRange(column, session.bankDay);
  const fill = async () => {
    setFilling(true);
    await list.fillDay(column, day === '' ? '' : toDotted(day));
    setFilling(false);
  };
  return (
    <div className="ncb-toolbar" role="group" aria-label={rowTexts.column(column)} data-repair={column}>
      <span>{t('days.wrong', { count, column: rowTexts.column(column) })}</span>
      <DateField
        label={t('days.day')}
        field={`repair-${column}`}
        value={day}
        onChange={setDay}
        checked={UNCHECKED}
        range={range}
      />
      <Button onClick={() => void fill()} loading={isFilling} disabled={isDisabled} data-action={`fill-${column}`}>
        {t('days.fill')}
      </Button>
    </div>
  );
}
