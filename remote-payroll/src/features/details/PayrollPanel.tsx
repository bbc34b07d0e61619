import { useState } from 'react';
import { ActionSteps, useHistory } from '@ncb/shared-kernel/blocks/history';
import { ActionObject } from '@ncb/shared-kernel/domain/vocabulary';
import { ListChoice, MoneyText, useDates } from '@ncb/shared-kernel/ui';
import type { ListedPayroll } from '../payroll-list';
import { PayrollFacts } from './PayrollFacts';
import { PayrollPeople, type PayrollPeopleProps } from './PayrollPeople';
import { useTexts } from '../../texts';

const PARTS = ['facts', 'people', 'history'] as const;
type Part = (typeof PARTS)[number];

export function PayrollPanel({ row, areShown, onShow }: PayrollPeopleProps) {
  const { t } = useTexts();
  const { formatDay } = useDates();
  const [part, setPart] = useState<Part>('facts');
  const { documentDate, debitAccount, amount, currencyLetters } = row;
  return (
    <div data-field="payrollDetails">
      <p className="ncb-details-sum">
        <MoneyText amount={amount} currency={currencyLetters} />
      </p>
      <p>{t('list.details.from', { date: formatDay(documentDate), account: debitAccount })}</p>
      <ListChoice
        label={t('list.details.title')}
        lists={PARTS.map((name) => ({
          name,
          title: t(`list.details.parts.${name}`),
          ...(name === 'people' && { count: row.employeeCount }),
        }))}
        shown={part}
        onChoose={setPart}
      />
      {part === 'facts' && <PayrollFacts row={row} />}
      {part === 'people' && <PayrollPeople row={row} areShown={areShown} onShow={onShow} />}
      {part === 'history' && <History row={row} />}
    </div>
  );
}

function History({ row }: { row: ListedPayroll }) {
  return <ActionSteps found={useHistory({ object: ActionObject.payroll, id: row.id })} />;
}
