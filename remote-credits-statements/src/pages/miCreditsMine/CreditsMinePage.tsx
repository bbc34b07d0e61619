import { Alert, Button } from 'antd';
import { useMemo } from 'react';
import type { CreditDeal, CreditDetails } from '@ncb/shared-kernel/api/contract';
import { formatPercent } from '@ncb/shared-kernel/domain/money';
import { buildPageAddress, readPageAddress } from '@ncb/shared-kernel/domain/vocabulary';
import { useCreditDeal, useCreditDeals } from '@ncb/shared-kernel/queries';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import {
  AnswerStates,
  EmptyView,
  goTo,
  ListChoice,
  PageHeader,
  RefreshButton,
  SteadySelect,
  useDates,
} from '@ncb/shared-kernel/ui';
import { CreditCards, Documents, EarlyRepayment, Payments, Schedule } from '../../features/credit-card';
import { getBasisKey, DealStatusTag, RepayButton, creditStyles as styles } from '../../features/credits';
import { useTexts } from '../../texts';

const PAGE = 'miCreditsMine';
const TABS = ['schedule', 'early', 'payments', 'documents'] as const;

export function CreditsMinePage() {
  const { navigation } = useShell();
  const { t } = useTexts();
  const answer = useCreditDeals();
  const deals = useMemo(() => answer.data?.deals ?? [], [answer.data]);
  const { deal: named } = readPageAddress(PAGE, navigation.parameters);
  const linkedDeal = deals.find(({ number }) => number === named);
  const shown = linkedDeal ?? findMostUrgent(deals);
  const details = useCreditDeal(shown?.number ?? null);
  return (
    <div className="ncb-page" data-page={PAGE}>
      <PageHeader
        title={shown ? t('creditsMine.name', { number: shown.number }) : t('creditsMine.title')}
        about={details.data && <About details={details.data} />}
      >
        {deals.length > 1 && (
          <SteadySelect
            className={styles['choose']}
            aria-label={t('creditsMine.choose')}
            value={shown?.number}
            options={deals.map(({ number, currencyLetters, overdueDays }) => ({
              value: number,
              label: `${number} · ${currencyLetters}${overdueDays > 0 ? ` · ${t('credits.overdue')}` : ''}`,
            }))}
            onChange={(number) => goTo(navigation, buildPageAddress(PAGE, { deal: number }))}
            data-field="deal"
          />
        )}
        <RefreshButton
          isBusy={details.isFetching && !details.isPending}
          asOf={details.dataUpdatedAt}
          onRefresh={() => void Promise.all([answer.refetch(), details.refetch()])}
        />
        {details.data && <RepayButton deal={details.data.deal} />}
      </PageHeader>
      <AnswerStates answer={answer} isEmpty={() => deals.length === 0} empty={<NoCredits />}>
        {/* Otherwise a user with an outdated link would take another credit for the named one. */}
        {named && !linkedDeal && (
          <Alert type="warning" showIcon title={t('creditsMine.unknown', { number: named })} data-notice="warning" />
        )}
        <AnswerStates answer={details} isEmpty={() => false} empty={null}>
          {details.data && <CreditView key={details.data.deal.number} details={details.data} />}
        </AnswerStates>
      </AnswerStates>
    </div>
  );
}

function NoCredits() {
  const { navigation } = useShell();
  const { t } = useTexts();
  return (
    <EmptyView text={t('creditsMine.empty')}>
      {navigation.isServed('miCreditsGet') && (
        <Button
          type="primary"
          onClick={() => goTo(navigation, buildPageAddress('miCreditsGet'))}
          data-action="getCredit"
        >
          {t('creditsGet.title')}
        </Button>
      )}
    </EmptyView>
  );
}

function findMostUrgent(deals: readonly CreditDeal[]): CreditDeal | undefined {
  return deals.find(({ overdueDays }) => overdueDays > 0) ?? deals[0];
}

function About({ details }: { details: CreditDetails }) {
  const { language } = useShell();
  const { t } = useTexts();
  const { formatDay } = useDates();
  const { deal, purpose, scheme, basis } = details;
  const words = [
    purpose,
    t(`credits.schemes.${scheme}`),
    t('creditsMine.rate', { rate: formatPercent(deal.rate, language) }),
    t(`credits.basis.${getBasisKey(basis)}`),
    `${formatDay(deal.start)} – ${deal.end ? formatDay(deal.end) : '…'}`,
  ];
  return (
    <>
      <DealStatusTag deal={deal} /> {words.filter((word) => word !== '').join(' · ')}
    </>
  );
}

function CreditView({ details }: { details: CreditDetails }) {
  const { navigation } = useShell();
  const { t } = useTexts();
  const { tab = 'schedule' } = readPageAddress(PAGE, navigation.parameters);
  const { number } = details.deal;
  return (
    <>
      <CreditCards details={details} />
      <ListChoice
        label={t('creditsMine.views')}
        lists={TABS.map((name) => ({ name, title: t(`creditsMine.tabs.${name}`) }))}
        shown={tab}
        onChoose={(chosen) => goTo(navigation, buildPageAddress(PAGE, { deal: number, tab: chosen }))}
      />
      {tab === 'schedule' && <Schedule details={details} />}
      {tab === 'early' && <EarlyRepayment details={details} />}
      {tab === 'payments' && <Payments details={details} />}
      {tab === 'documents' && <Documents details={details} />}
    </>
  );
}
