import { Button, Result, Skeleton } from 'antd';
import { Suspense, useEffect, useEffectEvent } from 'react';
import { HOME_PAGE } from '@ncb/shared-kernel/domain/vocabulary';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import { FailureView } from '@ncb/shared-kernel/ui';
import { DEBUG_PAGE, DebugPage } from '../diagnostics/debug-page';
import { DIAGNOSTICS_PAGE, DiagnosticsPage } from '../diagnostics/diagnostics-page';
import type { AddressDraft } from '../drafts/use-address-draft';
import type { PageLoader } from '../remotes/loader';
import { RemotePageView } from '../remotes/RemotePageView';
import type { PageAccess } from './page-access';
import { useTexts } from '../languages/texts';

export interface PageOutletProps {
  page: string;
  access: PageAccess;
  loader: PageLoader;
  draft: AddressDraft;
}

/** The page in the middle of the frame, or a card that says why it is not there. */
export function PageOutlet({ page, access, loader, draft }: PageOutletProps) {
  const { session, notify } = useShell();
  const { t } = useTexts();
  const tellThatItIsGone = useEffectEvent(() => notify('info', t('drafts.gone')));
  useEffect(() => {
    if (draft.kind === 'gone') tellThatItIsGone();
  }, [draft.kind]);

  if (page === DIAGNOSTICS_PAGE) {
    return (
      <Suspense fallback={<Skeleton active />}>
        <DiagnosticsPage loader={loader} />
      </Suspense>
    );
  }
  if (DebugPage && page === DEBUG_PAGE) {
    return (
      <Suspense fallback={<Skeleton active />}>
        <DebugPage />
      </Suspense>
    );
  }
  if (access === 'unknown') return <NoPageCard problem="pageNotFound" title="notFound.title" text="notFound.inside" />;
  if (access === 'noAccess') return <NoPageCard problem="noAccess" title="noAccess" text="menuReason.noAccess" />;
  if (draft.kind === 'loading') return <Skeleton active paragraph={{ rows: 8 }} aria-label={t('remotes.loading')} />;
  if (draft.kind === 'failed') {
    return <FailureView failure={draft.failure} onRetry={draft.retry} isRetrying={draft.isRetrying} />;
  }
  // A page is another one for another company, and when it begins with another draft.
  const begins = draft.kind === 'opened' ? draft.draft.id : '';
  return <RemotePageView key={`${session.companyRef} ${begins}`} page={page} loader={loader} />;
}

interface NoPageCardProps {
  problem: string;
  title: 'notFound.title' | 'noAccess';
  text: 'notFound.inside' | 'menuReason.noAccess';
}

function NoPageCard({ problem, title, text }: NoPageCardProps) {
  const { navigation } = useShell();
  const { t } = useTexts();
  return (
    <Result
      status="warning"
      role="alert"
      data-problem={problem}
      title={<h1 className="ncb-fault-title">{t(title)}</h1>}
      subTitle={t(text)}
      extra={
        <Button type="primary" onClick={() => navigation.open(HOME_PAGE)} data-action="home">
          {t('notFound.toWork')}
        </Button>
      }
    />
  );
}
