import { SignatureOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { Fragment } from 'react';
import { PAGE_OF_DOCUMENT, buildPageAddress } from '@ncb/shared-kernel/domain/vocabulary';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import { CardFigure, CardLink, CardRow, CardRows, goTo, MoneyText, useDates } from '@ncb/shared-kernel/ui';
import { useTexts } from '../texts';
import type { WaitingContent } from './load-waiting';

const WAITING_IN_JOURNAL = buildPageAddress('miPmtJournal', { isForMe: true });

export function WaitingBody({ content }: { content: WaitingContent }) {
  const { navigation } = useShell();
  const { t } = useTexts();
  const { formatDay } = useDates();
  const { toSign, toSend, totals, rows } = content;
  if (rows.length === 0) return <CardFigure sums={t('nothingWaitsAbout')}>{t('nothingWaits')}</CardFigure>;
  const sums = totals.map(({ currency, amount }, index) => (
    <Fragment key={currency}>
      {index > 0 && ' '}
      {/* Where the line breaks, no dot is left at its end. */}
      <span className="ncb-number">
        {index > 0 && '·\u00a0'}
        <MoneyText amount={amount} currency={currency} />
      </span>
    </Fragment>
  ));
  return (
    <>
      <CardFigure
        sums={
          <>
            {sums}
            {toSign > 0 && toSend > 0 && ` ·\u00a0${t('toSend', { count: toSend })}`}
          </>
        }
        action={
          <Button
            type="primary"
            icon={<SignatureOutlined />}
            onClick={() => goTo(navigation, WAITING_IN_JOURNAL)}
            data-action="review"
          >
            {t(toSign > 0 ? 'review' : 'reviewSend')}
          </Button>
        }
      >
        <span data-field="waiting">{t('documents', { count: toSign + toSend })}</span>
      </CardFigure>
      <CardRows>
        {rows.map((row) => (
          <CardRow
            key={row.id}
            id={row.id}
            name={row.receiverName}
            about={row.purpose}
            to={buildPageAddress(PAGE_OF_DOCUMENT[row.type], { id: row.id })}
            end={<MoneyText amount={row.amount} currency={row.currencyLetters} />}
            endAbout={formatDay(row.documentDate)}
          />
        ))}
      </CardRows>
    </>
  );
}

export function WaitingMore({ content }: { content: WaitingContent }) {
  const { t } = useTexts();
  const count = content.toSign + content.toSend;
  return count > 0 ? <CardLink to={WAITING_IN_JOURNAL}>{t('all', { count })}</CardLink> : null;
}
