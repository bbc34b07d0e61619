import { PlusOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import type { Deposit } from '@ncb/shared-kernel/api/contract';
import { DraftsButton } from '@ncb/shared-kernel/blocks/drafts';
import {
  ApplicationKind,
  DepositStatus,
  buildPageAddress,
  readPageAddress,
} from '@ncb/shared-kernel/domain/vocabulary';
import { useApplications, useDeposits } from '@ncb/shared-kernel/queries';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import { AnswerStates, EmptyView, ListChoice, PageHeader, RefreshButton, Waiting } from '@ncb/shared-kernel/ui';
import { ApplicationCard } from '../../features/deposit-applications';
import {
  DepositCard,
  DepositExport,
  useDepositDialogs,
  depositStyles as styles,
  type DepositDialogs,
} from '../../features/deposits';
import { DepositTotals } from './DepositTotals';
import { useTexts } from '../../texts';

const NONE: readonly Deposit[] = [];
const DRAFT_PAGES = ['miDepositsGet'];

export function DepositsMinePage() {
  const { t } = useTexts();
  const { navigation } = useShell();
  const answer = useDeposits();
  const applications = useApplications(ApplicationKind.deposit);
  const { view = 'active' } = readPageAddress('miDepositsMine', navigation.parameters);
  const all = answer.data?.deposits ?? NONE;
  const active = all.filter(({ status }) => status === DepositStatus.active);
  const closed = all.filter(({ status }) => status === DepositStatus.closed);
  const dialogs = useDepositDialogs(all);
  const applicationList = applications.data?.applications ?? [];
  const refresh = () => {
    void answer.refetch();
    void applications.refetch();
  };
  return (
    <div className="ncb-page" data-page="miDepositsMine">
      <PageHeader
        title={t('depositsMine.title')}
        views={
          <ListChoice
            label={t('depositsMine.title')}
            lists={[
              { name: 'active', title: t('depositsMine.views.active'), count: answer.data && active.length },
              {
                name: 'applications',
                title: t('depositsMine.views.applications'),
                count: applications.data && applicationList.length,
              },
              { name: 'closed', title: t('depositsMine.views.closed'), count: answer.data && closed.length },
            ]}
            shown={view}
            onChoose={(name) =>
              navigation.open('miDepositsMine', buildPageAddress('miDepositsMine', { view: name }).parameters)
            }
          />
        }
      >
        <div className={styles['tools']}>
          <DraftsButton pages={DRAFT_PAGES} />
          <RefreshButton
            isBusy={answer.isFetching && !answer.isPending}
            asOf={answer.dataUpdatedAt}
            onRefresh={refresh}
          />
          <DepositExport deposits={all} />
          <NewDeposit />
        </div>
      </PageHeader>
      {view === 'applications' ? (
        <AnswerStates
          answer={applications}
          isEmpty={() => applicationList.length === 0}
          empty={<EmptyView text={t('depositsMine.empty.applications')} />}
          waiting={<WaitingCards />}
        >
          <ul className={styles['cards']}>
            {applicationList.map((application) => (
              <ApplicationCard key={application.id} application={application} />
            ))}
          </ul>
        </AnswerStates>
      ) : (
        <AnswerStates
          answer={answer}
          isEmpty={() => (view === 'active' ? active : closed).length === 0}
          empty={<EmptyView text={t(`depositsMine.empty.${view}`)} />}
          waiting={
            <>
              {view === 'active' && <p className={styles['totals']} />}
              <WaitingCards />
            </>
          }
        >
          {view === 'active' && (
            <p className={styles['totals']}>
              <DepositTotals deposits={active} />
            </p>
          )}
          <DepositCards deposits={view === 'active' ? active : closed} dialogs={dialogs} />
        </AnswerStates>
      )}
      {dialogs.element}
    </div>
  );
}

function DepositCards({ deposits, dialogs }: { deposits: readonly Deposit[]; dialogs: DepositDialogs }) {
  return (
    <ul className={styles['cards']}>
      {deposits.map((deposit) => (
        <DepositCard key={deposit.id} deposit={deposit} dialogs={dialogs} />
      ))}
    </ul>
  );
}

function WaitingCards() {
  return (
    <ul className={styles['cards']}>
      {[1, 2, 3].map((card) => (
        <li key={card} className={`${styles['card']} ${styles['waiting']}`}>
          <Waiting rows={6} hasTitle />
        </li>
      ))}
    </ul>
  );
}

function NewDeposit() {
  const { t } = useTexts();
  const { navigation } = useShell();
  if (!navigation.isServed('miDepositsGet')) return null;
  return (
    <Button
      type="primary"
      icon={<PlusOutlined />}
      onClick={() => navigation.open('miDepositsGet')}
      data-action="newDeposit"
    >
      {t('depositsMine.new')}
    </Button>
  );
}
