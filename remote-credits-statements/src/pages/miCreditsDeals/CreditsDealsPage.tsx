import { Button } from 'antd';
import { useCallback, useMemo } from 'react';
import { buildPageAddress, readPageAddress } from '@ncb/shared-kernel/domain/vocabulary';
import { useCreditDeals } from '@ncb/shared-kernel/queries';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import {
  AnswerRefresh,
  EmptyView,
  createWordSearch,
  goTo,
  PageHeader,
  RecordList,
  useRecordList,
} from '@ncb/shared-kernel/ui';
import { DealCard, DealDetails, DealFoot, useDealColumns, type ListedDeal } from '../../features/credit-deals';
import { DealStatusTag, RepayMenu } from '../../features/credits';
import { useTexts } from '../../texts';

const PAGE = 'miCreditsDeals';

const find = createWordSearch(({ number, currencyLetters, principal }: ListedDeal) =>
  [number, currencyLetters, principal, principal.replace('.', ',')].join(' '),
);

/**
 * Page of credit deals with debts and repayment. Source:
 * docs/requirements/currency-payroll-credits-statements.md#credit-deals,
 * docs/requirements/currency-payroll-credits-statements.md#credit-deal.
 */
export function CreditsDealsPage() {
  const { navigation } = useShell();
  const { t } = useTexts();
  const answer = useCreditDeals();
  const { deal: named } = readPageAddress(PAGE, navigation.parameters);
  const rows = useMemo(
    () => (answer.data?.deals ?? []).map((deal): ListedDeal => ({ ...deal, id: deal.number })),
    [answer.data],
  );
  const columns = useDealColumns();
  const isFirst = useCallback(({ id }: ListedDeal) => id === named, [named]);
  const list = useRecordList<ListedDeal>({ name: 'creditDeals', rows, columns, find, isFirst });
  const panel = useMemo(
    () => ({
      title: t('creditsDeals.details.title'),
      label: ({ number }: ListedDeal) => t('creditsDeals.toggle', { number }),
      hasOpener: true,
      heading: (deal: ListedDeal) => (
        <>
          <h2>{t('creditsMine.name', { number: deal.number })}</h2>
          <DealStatusTag deal={deal} />
        </>
      ),
      content: (deal: ListedDeal) => <DealDetails deal={deal} />,
      foot: (deal: ListedDeal) => <DealFoot deal={deal} />,
    }),
    [t],
  );
  return (
    <div className="ncb-page" data-page={PAGE}>
      <PageHeader title={t('creditsDeals.title')}>
        <AnswerRefresh answer={answer} />
      </PageHeader>
      <RecordList<ListedDeal>
        list={list}
        label={t('creditsDeals.title')}
        titleOf={({ number }) => number}
        searchLabel={t('creditsDeals.find')}
        panel={panel}
        menu={(deal) => <RepayMenu deal={deal} />}
        card={(deal) => <DealCard deal={deal} />}
        answer={answer}
        {...(rows.length === 0 && {
          empty: (
            <EmptyView text={t('creditsDeals.empty')}>
              {navigation.isServed('miCreditsGet') && (
                <Button onClick={() => goTo(navigation, buildPageAddress('miCreditsGet'))} data-action="getCredit">
                  {t('creditsGet.title')}
                </Button>
              )}
            </EmptyView>
          ),
        })}
      />
    </div>
  );
}
