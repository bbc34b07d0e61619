import { QueryClientProvider } from '@tanstack/react-query';
import { Alert, Button } from 'antd';
import { Suspense, useEffect, useEffectEvent, useState } from 'react';
import { HOME_PAGE, TODAY_PAGE } from '@ncb/shared-kernel/domain/vocabulary';
import type { MenuViewer } from '@ncb/shared-kernel/domain/workflow';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import { FailureView, StateView, Waiting } from '@ncb/shared-kernel/ui';
import { OwnPasswordPage, PASSWORD_PAGE } from '../change-password';
import { DEBUG_PAGE, DebugPage, DIAGNOSTICS_PAGE, DiagnosticsPage } from '../diagnostics';
import type { AddressDraft } from '../drafts';
import { PageGuard, PageFaultCard, RemotePageView, type PageLoader } from '../federation';
import { useReloadLoop, type QueryClients } from '../containment';
import { TodayPage } from '../today';
import { getContent } from '../browser';
import { useTexts } from '../languages';
import { useInterference } from './use-interference';
import { useBlocked } from './use-blocked';
import { useRemoteErrors } from './use-remote-errors';
import type { PageAccess } from './get-page-access';

export interface PageOutletProps {
  page: string;
  access: PageAccess;
  viewer: MenuViewer;
  loader: PageLoader;
  draft: AddressDraft;
  queries: QueryClients;
  /** True while a line above the page may still appear and push it down. */
  isHeld: boolean;
}

export function PageOutlet(props: PageOutletProps) {
  const { page, loader, draft, queries } = props;
  const { session, notify } = useShell();
  const { t, common } = useTexts();
  const shown = `${page} ${session.companyRef} ${draft.kind === 'opened' ? draft.draft.id : ''}`;
  const [pages, setPages] = useState({ page, before: page });
  if (pages.page !== page) setPages({ page, before: pages.page });
  useFocusInPage(pages);
  const isBlocked = useBlocked(shown);
  const isLoop = useReloadLoop(page);
  const [closed, setClosed] = useState(isLoop ? shown : null);
  const onInterference = useInterference(loader);
  const nameReloader = useEffectEvent(async () => {
    const remote = (await loader.registry())?.findByPage(page)?.name;
    if (isLoop && remote) onInterference('reload', remote);
  });
  useEffect(() => void (isLoop && nameReloader()), [isLoop]);
  useRemoteErrors(loader, (remote) =>
    notify(
      'error',
      `${t('remotes.handlerFailed')} ${common('common.errorCode', { code: `REMOTE-handler-${remote}` })}`,
    ),
  );
  const repair = () => {
    const writer = queries.renewWritten();
    if (writer !== null) onInterference('cache', writer);
    return writer !== null;
  };
  useEffect(() => () => void queries.renewWritten(), [page, queries]);
  const close = () => {
    loader.noteCrash(page);
    setClosed(shown);
  };
  const retry = () => {
    loader.discard(page);
    setClosed(null);
  };
  if (closed === shown) return <PageFaultCard fault="blocked" remote={page} onRetry={retry} />;
  return (
    <>
      {isBlocked && (
        <Alert
          type="warning"
          showIcon
          role="alert"
          className="ncb-blocked"
          title={t('remotes.blocked')}
          action={
            <Button onClick={close} data-action="closePage">
              {t('remotes.closePage')}
            </Button>
          }
          data-notice="blocked"
        />
      )}
      <PageGuard
        shown={shown}
        fallback={<PageFaultCard fault="render" remote={page} onRetry={() => setClosed(null)} />}
        // An error thrown on unmount belongs to the unmounted page.
        onError={() => loader.noteCrash(pages.before)}
      >
        <QueryClientProvider client={queries.pages}>
          <PageSlot {...props} mend={repair} />
        </QueryClientProvider>
      </PageGuard>
    </>
  );
}

function PageSlot(props: PageOutletProps & { mend: () => boolean }) {
  const { page, access, viewer, loader, draft, isHeld, mend } = props;
  const { session, notify } = useShell();
  const { t } = useTexts();
  const notifyGone = useEffectEvent(() => notify('info', t('drafts.gone')));
  useEffect(() => {
    if (draft.kind === 'gone') notifyGone();
  }, [draft.kind]);

  if (page === DIAGNOSTICS_PAGE) {
    return (
      <Suspense fallback={<Waiting rows={3} hasTitle />}>
        <DiagnosticsPage loader={loader} />
      </Suspense>
    );
  }
  if (page === PASSWORD_PAGE) {
    return (
      <Suspense fallback={<Waiting rows={3} hasTitle />}>
        <OwnPasswordPage />
      </Suspense>
    );
  }
  if (DebugPage && page === DEBUG_PAGE) {
    return (
      <Suspense fallback={<Waiting rows={3} hasTitle />}>
        <DebugPage />
      </Suspense>
    );
  }
  if (access === 'unknown') return <NoPageCard problem="pageNotFound" title="notFound.title" text="notFound.inside" />;
  if (access === 'noAccess') return <NoPageCard problem="noAccess" title="noAccess" text="menuReason.noAccess" />;
  if (draft.kind === 'loading' || (isHeld && page === TODAY_PAGE))
    return <Waiting rows={8} hasTitle label={t('remotes.loading')} />;
  if (draft.kind === 'failed') {
    return <FailureView failure={draft.failure} onRetry={draft.retry} isRetrying={draft.isRetrying} />;
  }
  if (page === TODAY_PAGE) {
    return (
      <Suspense fallback={<Waiting rows={3} hasTitle />}>
        <TodayPage loader={loader} viewer={viewer} />
      </Suspense>
    );
  }
  // Another company or draft needs a new instance.
  const draftId = draft.kind === 'opened' ? draft.draft.id : '';
  return <RemotePageView key={`${session.companyRef} ${draftId}`} {...{ page, loader, isHeld, mend }} />;
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
    <StateView
      drawing="broken"
      problem={problem}
      isAlert
      title={<h1 className="ncb-fault-title">{t(title)}</h1>}
      text={t(text)}
    >
      <Button type="primary" onClick={() => navigation.open(HOME_PAGE)} data-action="home">
        {t('notFound.toWork')}
      </Button>
    </StateView>
  );
}

/**
 * Focuses the content after a change of page: otherwise Tab would start at the top and screen readers would stay
 * silent.
 */
function useFocusInPage(pages: { readonly page: string; readonly before: string }): void {
  useEffect(() => {
    const isFirst = pages.before === pages.page;
    if (isFirst || document.activeElement !== document.body) return;
    getContent()?.focus({ preventScroll: true });
  }, [pages]);
}
