import { Alert, Button, Form, Modal } from 'antd';
import { useDeferredValue, useState } from 'react';
import type { AnswerOf, CreditDetails, getEarlyRepayment } from '@ncb/shared-kernel/api/contract';
import { FiguresChanged } from '@ncb/shared-kernel/blocks/document-form';
import { CreditScheme, EarlyWay, getMaxExtra } from '@ncb/shared-kernel/domain/interest';
import { compareAmounts } from '@ncb/shared-kernel/domain/money';
import { checkEarlyRepayment } from '@ncb/shared-kernel/domain/rules';
import { useEarlyRepayment } from '@ncb/shared-kernel/queries';
import {
  AmountField,
  AnswerFailure,
  DateField,
  MoneyText,
  useCheckedForm,
  Waiting,
  useDates,
} from '@ncb/shared-kernel/ui';
import { useOrderEarlyRepayment } from './use-order-early-repayment';
import { getBasisKey, creditStyles as styles } from '../credits';
import { useTexts } from '../../texts';

type Answer = AnswerOf<typeof getEarlyRepayment>;
type Outcome = Answer['asNow'];

interface RepaymentInput {
  amount: string;
  date: string;
}

/**
 * Form that compares both ways of early repayment with the current schedule; the bank calculates and takes the order.
 */
export function EarlyRepayment({ details }: { details: CreditDetails }) {
  const { t } = useTexts();
  const { formatDay } = useDates();
  const { deal, day: today, rows, order } = details;
  const lastDay = rows.at(-1)?.payOn ?? today;
  const check = ({ amount, date }: RepaymentInput) => {
    const most = date < lastDay ? getMaxExtra(rows, date) : null;
    const limits = { currencyCode: deal.currencyCode, bankDay: today, lastDay, most };
    return checkEarlyRepayment({ amount, day: date }, limits);
  };
  const checked = useCheckedForm<RepaymentInput>({ initialValues: { amount: '', date: today }, check });
  const input = useDeferredValue(checked.values);
  const { amount, date } = input;
  const isRight = check(input).length === 0;
  const answer = useEarlyRepayment(deal.number, isRight ? { amount, day: date } : null);
  if (deal.status === 'closed' || rows.every(({ state }) => state !== 'future' && state !== 'next'))
    return <Alert type="info" showIcon title={t('creditsMine.early.nothing')} />;
  return (
    <section className="ncb-sheet" aria-label={t('creditsMine.tabs.early')} data-field="early">
      {order && (
        <Alert
          type="info"
          showIcon
          title={t('creditsMine.early.ordered', {
            date: formatDay(order.day),
            way: t(`creditsMine.early.ways.${order.way}`),
          })}
          data-notice="ordered"
        />
      )}
      <Form layout="vertical" className={styles['fields']} {...checked.formProps}>
        <AmountField
          checked={checked}
          name="amount"
          label={t('creditsMine.early.amount', { currency: deal.currencyLetters })}
          required
        />
        <DateField
          checked={checked}
          name="date"
          label={t('creditsMine.early.date')}
          range={{ from: today, to: lastDay }}
          required
        />
      </Form>
      {answer.isError && <AnswerFailure answer={answer} />}
      {isRight && answer.isPending && <Waiting rows={4} label={t('creditsMine.early.counting')} />}
      {isRight && answer.data && (
        <Ways details={details} answer={answer.data} amount={amount} day={date} isBusy={answer.isPlaceholderData} />
      )}
      <p className="ncb-quiet">
        {t('creditsMine.early.foot', { basis: t(`credits.basis.${getBasisKey(details.basis)}`) })}
      </p>
    </section>
  );
}

interface WaysProps {
  details: CreditDetails;
  answer: Answer;
  amount: string;
  day: string;
  isBusy: boolean;
}

function Ways({ details, answer, amount, day, isBusy }: WaysProps) {
  const { t } = useTexts();
  const { formatDay } = useDates();
  const { deal } = details;
  const [chosen, choose] = useState<EarlyWay | null>(null);
  const { asNow, smallerPayment, shorterTerm } = answer;
  const hasTwo = details.scheme !== CreditScheme.line && shorterTerm.payments > 0;
  const difference = compareAmounts(shorterTerm.saved, smallerPayment.saved);
  const column = (way: EarlyWay, outcome: Outcome, isBetter: boolean) => (
    <Column
      title={t(`creditsMine.early.ways.${way}`)}
      outcome={outcome}
      currency={deal.currencyLetters}
      isBetter={isBetter}
      field={way}
    >
      <Button
        block
        className={styles['column-order'] ?? ''}
        disabled={isBusy}
        onClick={() => choose(way)}
        data-action={`early-${way}`}
      >
        {t(`creditsMine.early.order.${way}`)}
      </Button>
    </Column>
  );
  return (
    <>
      <p data-field="toPay">
        {`${t('creditsMine.early.toPay', { date: formatDay(day) })} `}
        <strong>
          <MoneyText amount={answer.toPay} currency={deal.currencyLetters} />
        </strong>
      </p>
      <Premise details={details} day={day} />
      <div className={styles['columns']}>
        <Column title={t('creditsMine.early.asNow')} outcome={asNow} currency={deal.currencyLetters} field="asNow" />
        {column(EarlyWay.smallerPayment, smallerPayment, hasTwo && difference < 0)}
        {hasTwo && column(EarlyWay.shorterTerm, shorterTerm, difference > 0)}
      </div>
      {chosen && (
        <ConfirmOrder
          details={details}
          answer={answer}
          order={{ amount, day, way: chosen }}
          onClose={() => choose(null)}
        />
      )}
    </>
  );
}

/** Note that the amount for a later day excludes payments due before it: paying it alone is no early repayment. */
function Premise({ details: { rows, day: today }, day }: Pick<WaysProps, 'details' | 'day'>) {
  const { t } = useTexts();
  if (day === today || rows.every(({ state, payOn }) => state === 'paid' || payOn >= day)) return null;
  return (
    <p className="ncb-quiet" data-field="premise">
      {t('creditsMine.early.premise')}
    </p>
  );
}

interface ColumnProps {
  title: string;
  outcome: Outcome;
  currency: string;
  field: string;
  isBetter?: boolean;
  children?: React.ReactNode;
}

function Column({ title, outcome, currency, field, isBetter = false, children }: ColumnProps) {
  const { t } = useTexts();
  const { formatDay } = useDates();
  const isNow = field === 'asNow';
  const line = (label: string, value: React.ReactNode) => (
    <div className={styles['line']}>
      <span className="ncb-quiet">{label}</span>
      {value}
    </div>
  );
  return (
    <section className={styles['card']} aria-label={title} data-field={field}>
      <div className={styles['column-head']}>
        <h2>{title}</h2>
        {isBetter && <span className={styles['good']}>{t('creditsMine.early.better')}</span>}
      </div>
      <div className="ncb-quiet">{t('creditsMine.early.next')}</div>
      <div className={styles['big']} data-field="payment">
        <MoneyText amount={outcome.payment} currency={currency} />
      </div>
      {line(t('creditsMine.early.last'), <span className="ncb-number">{formatDay(outcome.lastOn)}</span>)}
      {line(t('creditsMine.early.payments'), <span className="ncb-number">{outcome.payments}</span>)}
      {line(t('creditsMine.early.interest'), <MoneyText amount={outcome.interestLeft} />)}
      {line(
        t('creditsMine.early.saved'),
        isNow ? (
          <span>–</span>
        ) : (
          <span className={styles['good']} data-field="saved">
            <MoneyText amount={outcome.saved} />
          </span>
        ),
      )}
      {children}
    </section>
  );
}

interface ConfirmOrderProps {
  details: CreditDetails;
  answer: Answer;
  order: { readonly amount: string; readonly day: string; readonly way: EarlyWay };
  onClose: () => void;
}

function ConfirmOrder({ details, answer, order, onClose }: ConfirmOrderProps) {
  const { t, common } = useTexts();
  const { formatDay } = useDates();
  const { deal, day: today } = details;
  const { send, isBusy } = useOrderEarlyRepayment(deal);
  const isToday = order.day === today;
  // Keeps the amount that the user saw when the question opened.
  const [before] = useState(answer.toPay);
  const isOther = before !== answer.toPay;
  const saved = order.way === EarlyWay.shorterTerm ? answer.shorterTerm.saved : answer.smallerPayment.saved;
  return (
    <Modal
      open
      title={t('creditsMine.early.confirm.title', { number: deal.number })}
      onCancel={onClose}
      mask={{ closable: false }}
      data-dialog="confirmEarly"
      footer={[
        <Button key="cancel" disabled={isBusy} onClick={onClose} data-action="cancel">
          {common('common.cancel')}
        </Button>,
        <Button
          key="order"
          type="primary"
          loading={isBusy}
          onClick={() =>
            void send({ ...order, confirmedToPay: answer.toPay }, isToday).then((isDone) => isDone && onClose())
          }
          data-action="confirmEarly"
        >
          {t(isToday ? 'creditsMine.early.confirm.pay' : 'creditsMine.early.confirm.order')}
        </Button>,
      ]}
    >
      <FiguresChanged
        changes={isOther ? [{ name: 'toPay', before, after: answer.toPay }] : []}
        currencies={{ toPay: deal.currencyLetters }}
      />
      <p>
        {`${t(`creditsMine.early.ways.${order.way}`)}. ${t('creditsMine.early.toPay', { date: formatDay(order.day) })} `}
        <strong>
          <MoneyText amount={answer.toPay} currency={deal.currencyLetters} />
        </strong>
        {`, ${t('creditsMine.early.confirm.saved')} `}
        <strong>
          <MoneyText amount={saved} currency={deal.currencyLetters} />
        </strong>
      </p>
      <Premise details={details} day={order.day} />
      <p className="ncb-quiet">{t('creditsMine.early.confirm.onlyDay', { date: formatDay(order.day) })}</p>
    </Modal>
  );
}
