import { buildPageAddress } from '@ncb/shared-kernel/domain/vocabulary';
import { CardLink, CardRow, CardRows, MoneyText, useDates } from '@ncb/shared-kernel/ui';
import { useTexts } from '../texts';
import type { Term } from './load-terms';

export function TermsBody({ content }: { content: readonly Term[] }) {
  const { t } = useTexts();
  const { formatDay } = useDates();
  const when = ({ day, days }: Term) => {
    if (days < 0) return t('late', { count: -days });
    if (days === 0) return t('today', { day: formatDay(day) });
    return t('inDays', { day: formatDay(day), count: days });
  };
  return (
    <CardRows>
      {content.map((term) => (
        <CardRow
          key={`${term.kind} ${term.id}`}
          id={term.id}
          name={t(term.kind, { number: term.number })}
          about={term.days < 0 ? <span className="ncb-late">{when(term)}</span> : when(term)}
          to={
            term.kind === 'credit'
              ? buildPageAddress('miCreditsMine', { deal: term.id })
              : buildPageAddress('miDepositsMine', { deposit: term.id })
          }
          endAbout={term.payment && <CardLink to={term.payment}>{t('pay')}</CardLink>}
          end={<MoneyText amount={term.amount} currency={term.currency} />}
        />
      ))}
    </CardRows>
  );
}
