import { Button } from 'antd';
import { useState } from 'react';
import { toDotted } from '@ncb/shared-kernel/domain/dates';
import { documentDateWindow, valueDateWindow } from '@ncb/shared-kernel/domain/rules';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import { DateField } from '@ncb/shared-kernel/ui';
import {
  DAY_COLUMNS,
  hasWrongDay,
  type DayColumn,
  type ImportList,
  type ImportSnapshot,
} from '../../features/import/import-list';
import { useRowWords } from '../../features/import/use-row-words';
import { useTexts } from '../../texts';

export interface DayRepairProps {
  list: ImportList;
  snapshot: ImportSnapshot;
  isDisabled: boolean;
}

/** One repair for a column of days that no row has right. */
export function DayRepair({ list, snapshot, isDisabled }: DayRepairProps) {
  return DAY_COLUMNS.map((column) => {
    const count = snapshot.rows.filter(hasWrongDay(column)).length;
    return count > 1 && <Repair key={column} list={list} column={column} count={count} isDisabled={isDisabled} />;
  });
}

/** The rows say afterwards whether the day will do. */
const UNCHECKED = { problemOf: () => null, leave: () => undefined };

interface RepairProps extends Omit<DayRepairProps, 'snapshot'> {
  column: DayColumn;
  count: number;
}

function Repair({ list, column, count, isDisabled }: RepairProps) {
  const { session } = useShell();
  const { t } = useTexts();
  const words = useRowWords();
  const [day, setDay] = useState(session.bankDay);
  const [isFilling, setFilling] = useState(false);
  const range = (column === 'oper_date' ? documentDateWindow : valueWindow)(session.bankDay);
  const fill = async () => {
    setFilling(true);
    await list.fillDay(column, day === '' ? '' : toDotted(day));
    setFilling(false);
  };
  return (
    <div className="ncb-toolbar" role="group" aria-label={words.column(column)} data-repair={column}>
      <span>{t('impex.days.wrong', { count, column: words.column(column) })}</span>
      <DateField
        label={t('impex.days.day')}
        field={`repair-${column}`}
        value={day}
        onChange={setDay}
        checked={UNCHECKED}
        range={range}
      />
      <Button onClick={() => void fill()} loading={isFilling} disabled={isDisabled} data-action={`fill-${column}`}>
        {t('impex.days.fill')}
      </Button>
    </div>
  );
}

function valueWindow(bankDay: string) {
  return valueDateWindow(bankDay, bankDay);
}
