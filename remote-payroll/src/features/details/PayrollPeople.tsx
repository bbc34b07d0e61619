import { joinFullName } from '@ncb/shared-kernel/domain/rules';
import { Alert, Button } from 'antd';
import { useMemo, useState } from 'react';
import { UAH, PAGE_OF_DOCUMENT, PAYROLL, PayrollAccess } from '@ncb/shared-kernel/domain/vocabulary';
import { usePayroll } from '@ncb/shared-kernel/queries';
import { useShell, useSteadyShell } from '@ncb/shared-kernel/remote-contract';
import {
  AnswerFailure,
  DataTable,
  EmptyView,
  getAmountWidth,
  translateReason,
  StatusTag,
  Waiting,
} from '@ncb/shared-kernel/ui';
import { AmountsSwitch, MaskedAmount } from '../amounts';
import type { ListedPayroll } from '../payroll-list';
import { isReturned, orderPeopleRows, type PersonRow } from './order-people-rows';
import { useTexts } from '../../texts';

export interface PayrollPeopleProps {
  row: ListedPayroll;
  /** Salaries are visible; hidden at first because others may see the screen. */
  areShown: boolean;
  onShow: (areShown: boolean) => void;
}

export function PayrollPeople(props: PayrollPeopleProps) {
  const { session } = useShell();
  const { t } = useTexts();
  const isSeen = session.user.payrollAccess === PayrollAccess.full;
  return isSeen ? <People {...props} /> : <EmptyView text={t('list.details.totalsOnly')} />;
}

const formatPlace = ({ place }: PersonRow) => String(place);
/** Least width of the amounts, px: room for `100 000,00 UAH`. */
const AMOUNT_WIDTH = 124;
const HEIGHT = 52;
const HEIGHT_WITH_UETR = 96;

function People({ row, areShown, onShow }: PayrollPeopleProps) {
  const { language } = useSteadyShell();
  const { t } = useTexts();
  const answer = usePayroll(row.id);
  const [page, turnTo] = useState(1);
  const rows = useMemo(() => orderPeopleRows(answer.data?.employees ?? []), [answer.data]);
  const amounts = rows.map(({ amount }) => amount);
  const returned = rows.filter(isReturned).length;
  if (answer.isPending) return <Waiting rows={5} />;
  if (answer.isError) return <AnswerFailure answer={answer} />;
  return (
    <div data-field="payrollPeople">
      {returned > 0 && <ReturnedRows row={row} count={returned} />}
      <AmountsSwitch areShown={areShown} onShow={onShow} />
      <DataTable<PersonRow>
        name="payrollPeople"
        label={t('list.details.parts.people')}
        rows={rows}
        rowId={formatPlace}
        rowHeight={rows.some(({ uetr }) => uetr !== null) ? HEIGHT_WITH_UETR : HEIGHT}
        page={page}
        onPage={turnTo}
        showHeader={false}
        columns={[
          { key: 'name', title: t('list.columns.name'), render: (_, person) => <Person person={person} /> },
          {
            key: 'amount',
            title: t('list.columns.payroll_amount'),
            align: 'right',
            width: getAmountWidth(AMOUNT_WIDTH, amounts, language),
            render: (_, { amount }) => <MaskedAmount amount={amount} currency={UAH.letters} isShown={areShown} />,
          },
        ]}
      />
    </div>
  );
}

function Person({ person }: { person: PersonRow }) {
  const { t, common } = useTexts();
  const { account, reason, uetr } = person;
  return (
    <>
      <div>
        {joinFullName(person)}{' '}
        {isReturned(person) && (
          <StatusTag status={0} tone="bad">
            {t('list.returned.tag')}
          </StatusTag>
        )}
      </div>
      <div className="ncb-quiet ncb-second-line">
        {isReturned(person) && reason ? translateReason(common, reason) : account}
      </div>
      {uetr !== null && (
        <div className="ncb-quiet ncb-second-line ncb-number ncb-breakable">
          UETR <span data-field="uetr">{uetr}</span>
        </div>
      )}
    </>
  );
}

/**
 * Notice of returned money that offers a new payroll with these employees. Source:
 * docs/requirements/payroll.md#payroll-checks.
 */
function ReturnedRows({ row, count }: { row: ListedPayroll; count: number }) {
  const { navigation } = useShell();
  const { t } = useTexts();
  const page = PAGE_OF_DOCUMENT[PAYROLL];
  return (
    <Alert
      type="warning"
      showIcon
      title={t('list.returned.title', { count })}
      action={
        <Button
          size="small"
          disabled={!navigation.isServed(page)}
          onClick={() => navigation.open(page, { from: 'returned', id: row.id })}
          data-action="payReturned"
        >
          {t('list.returned.again')}
        </Button>
      }
      data-notice="returnedRows"
    />
  );
}
