import { useDepositOffers, useCompanyForm, useCurrentAccounts } from '@ncb/shared-kernel/queries';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import { Role } from '@ncb/shared-kernel/domain/vocabulary';
import { AnswerFailure, AnswerStates, EmptyView, PageHeader } from '@ncb/shared-kernel/ui';
import { DepositApplicationForm } from './DepositApplicationForm';
import { useTexts } from '../../texts';

const SOLE_TRADER = 'fop';

/** Page of the application for a deposit. */
export function DepositsGetPage() {
  const { t } = useTexts();
  const { session } = useShell();
  const offers = useDepositOffers();
  const accounts = useCurrentAccounts();
  const company = useCompanyForm();
  const mayApply = session.user.role !== Role.operator;
  return (
    <div className="ncb-page" data-page="miDepositsGet">
      <PageHeader title={t('depositsGet.title')} />
      {mayApply ? (
        <AnswerStates
          answer={offers}
          isEmpty={(found) => found.offers.length === 0}
          empty={<EmptyView text={t('depositsGet.empty')} />}
        >
          {accounts.isError ? (
            <AnswerFailure answer={accounts} />
          ) : (
            offers.data &&
            accounts.data && (
              <DepositApplicationForm
                offers={offers.data.offers}
                accounts={accounts.data.accounts}
                isSoleTrader={company.data?.type === SOLE_TRADER}
              />
            )
          )}
        </AnswerStates>
      ) : (
        <EmptyView text={t('deposits.whyNot.role')} />
      )}
    </div>
  );
}
