import { Button, Modal } from 'antd';
import type { AnswerOf, Deposit, getDeposit } from '@ncb/shared-kernel/api/contract';
import { formatIban } from '@ncb/shared-kernel/domain/identifiers';
import { formatMoney, formatPercent } from '@ncb/shared-kernel/domain/money';
import { InterestPayout } from '@ncb/shared-kernel/domain/vocabulary';
import { useDeposit, useOwnAccounts } from '@ncb/shared-kernel/queries';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import { AnswerStates, MoneyText, useDates } from '@ncb/shared-kernel/ui';
import styles from '../deposits.module.css';
import type { DepositDialogProps } from '../use-deposit-dialogs';
import { useTexts } from '../../../texts';

export function DepositDetails({ deposit, onClose }: DepositDialogProps) {
  const { t, common } = useTexts();
  const answer = useDeposit(deposit.id);
  return (
    <Modal
      open
      width={720}
      title={t('deposits.details.title', { number: deposit.number })}
      onCancel={onClose}
      data-dialog="deposit"
      footer={[
        <Button key="close" onClick={onClose} data-action="close">
          {common('common.close')}
        </Button>,
      ]}
    >
      <AnswerStates answer={answer} isEmpty={() => false} empty={null}>
        {answer.data && <DetailsContent answer={answer.data} />}
      </AnswerStates>
    </Modal>
  );
}

function DetailsContent({ answer: { deposit, payments, operations } }: { answer: AnswerOf<typeof getDeposit> }) {
  const { t } = useTexts();
  const isAdded = deposit.payout === InterestPayout.capitalised;
  return (
    <>
      <Terms deposit={deposit} />
      {payments.length > 0 && (
        <Sums
          name="payments"
          title={t(isAdded ? 'deposits.details.additions' : 'deposits.details.payments')}
          currency={deposit.currencyLetters}
          rows={payments.map(({ date, amount, balance }) => ({ key: date, date, amount, about: null, balance }))}
        />
      )}
      <Sums
        name="operations"
        title={t('deposits.details.operations')}
        currency={deposit.currencyLetters}
        rows={operations.map(({ date, kind, amount }, index) => ({
          key: String(index),
          date,
          amount,
          balance: null,
          about: t(`deposits.operations.${kind}`),
        }))}
      />
    </>
  );
}

function Terms({ deposit }: { deposit: Deposit }) {
  const { t, common } = useTexts();
  const { language } = useShell();
  const { formatDay } = useDates();
  const { accounts } = useOwnAccounts();
  const { start, end, rate, basis, payout, earlyRate, topUpMinimum, topUpUntil, withdrawRest, currencyLetters } =
    deposit;
  const findIban = (id: string | null) => formatIban(accounts.find((account) => account.id === id)?.iban ?? '');
  const facts = [
    ['start', t('deposits.fields.deal_start'), formatDay(start)],
    ['end', t('deposits.fields.deal_end'), formatDay(end)],
    ['rate', t('deposits.fields.proc'), formatPercent(rate, language)],
    ['basis', t('deposits.fields.day_count'), t(`deposits.basis.${basis}`)],
    ['payout', t('deposits.fields.payout'), common(`interestPayout.${payout}`)],
    [
      'earlyRate',
      t('deposits.fields.early_rate'),
      earlyRate === null ? t('deposits.not') : formatPercent(earlyRate, language),
    ],
    [
      'topUpUntil',
      t('deposits.fields.top_up_until'),
      topUpMinimum === null || topUpUntil === null
        ? t('deposits.not')
        : t('deposits.details.topUp', {
            minimum: formatMoney(topUpMinimum, currencyLetters, language),
            date: formatDay(topUpUntil),
          }),
    ],
    [
      'withdrawRest',
      t('deposits.fields.withdraw_rest'),
      withdrawRest === null
        ? t('deposits.not')
        : t('deposits.details.withdraw', { rest: formatMoney(withdrawRest, currencyLetters, language) }),
    ],
    [
      'interestAccount',
      t('deposits.fields.interest_acn_id'),
      payout === InterestPayout.capitalised ? '' : findIban(deposit.interestAccountId),
    ],
    ['returnAccount', t('deposits.fields.acn_id'), findIban(deposit.returnAccountId)],
  ] as const;
  return (
    <dl className="ncb-facts">
      {facts
        .filter(([, , value]) => value !== '')
        .map(([name, label, value]) => (
          <div key={name}>
            <dt>{label}</dt>
            <dd className="ncb-number" data-field={name}>
              {value}
            </dd>
          </div>
        ))}
    </dl>
  );
}

interface SumsProps {
  name: string;
  title: string;
  currency: string;
  rows: readonly { key: string; date: string; about: string | null; amount: string; balance: string | null }[];
}

function Sums({ name, title, currency, rows }: SumsProps) {
  const { t } = useTexts();
  const { formatDay } = useDates();
  const hasBalance = rows.some(({ balance }) => balance !== null);
  return (
    <table className={styles['rows']} data-field={name}>
      <caption>{title}</caption>
      <thead>
        <tr>
          <th scope="col">{t('deposits.details.date')}</th>
          {!hasBalance && <th scope="col">{t('deposits.details.what')}</th>}
          <th scope="col" className={styles['amount']}>{`${t('deposits.details.amount')}, ${currency}`}</th>
          {hasBalance && (
            <th scope="col" className={styles['amount']}>
              {t('deposits.details.balance')}
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, date, about, amount, balance }) => (
          <tr key={key} data-row={key}>
            <td className="ncb-number">{formatDay(date)}</td>
            {!hasBalance && <td>{about}</td>}
            <td className={styles['amount']}>
              <MoneyText amount={amount} digitsOf={currency} />
            </td>
            {hasBalance && (
              <td className={styles['amount']}>
                <MoneyText amount={balance ?? '0.00'} digitsOf={currency} />
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
