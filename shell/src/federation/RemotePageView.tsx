import { Button } from 'antd';
import {
  Component,
  Suspense,
  useCallback,
  useEffect,
  useEffectEvent,
  useInsertionEffect,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import { StateView, useRetryOnline, Waiting } from '@ncb/shared-kernel/ui';
import { enterPage } from '../containment';
import { useTexts } from '../languages';
import { SLOW_NOTICE_DELAY } from '../registry';
import type { PageLoader } from './create-page-loader';
import { formatFaultCode, isLineFault, type PageFault } from './load-log';
import type { PageOutcome } from './load-part';
import { adoptedStyles, type StyleSheet } from './page-styles';

interface RemotePageViewProps {
  page: string;
  loader: PageLoader;
  /** True while the page is loaded but not shown. */
  isHeld?: boolean;
  /** Repairs damage by another page; true if there was any. */
  mend?: () => boolean;
}

interface ShownPage {
  readonly page: string;
  readonly attempt: number;
  readonly outcome: PageOutcome | null;
}

/**
 * Page of a remote, its skeleton, or a card with the fault and a retry. A loaded page replaces the previous one at
 * once. docs/adr/0112.
 */
export function RemotePageView({ page, loader, isHeld = false, mend }: RemotePageViewProps) {
  const { t, common } = useTexts();
  const [attempt, setAttempt] = useState(0);
  const activate = useStyleSheet();
  const startLoad = (): ShownPage => ({ page, attempt, outcome: loader.getLoaded(page) });
  const [shown, setShown] = useState(startLoad);
  if (shown.page !== page || shown.attempt !== attempt) setShown(startLoad());
  const { outcome } = shown;

  // Before the page's own effects: it is measured with its styles.
  useInsertionEffect(() => adoptedStyles.watch(page), [page]);
  useInsertionEffect(() => {
    if (outcome) activate(outcome.ok ? outcome.styles : null);
  }, [outcome, activate]);
  const getLeaveTexts = useEffectEvent((remote: string, kind: 'covered' | 'swallowed') => ({
    title: t('containment.title'),
    text: `${t('containment.text')}. ${common('common.errorCode', { code: formatFaultCode(kind, remote) })}`,
    leave: t('containment.leave'),
    stay: t('containment.stay'),
  }));
  const isShown = outcome?.ok ?? false;
  useInsertionEffect(() => {
    const remote = isShown ? loader.findRemote(page) : null;
    return remote === null ? undefined : enterPage({ page, remote, texts: (kind) => getLeaveTexts(remote, kind) });
  }, [isShown, page, loader]);
  useEffect(() => {
    if (outcome) return undefined;
    let isCurrent = true;
    void loader.load(page).then((loaded) => {
      if (isCurrent) setShown({ page, attempt, outcome: loaded });
    });
    return () => {
      isCurrent = false;
    };
  }, [page, loader, attempt, outcome]);

  const retry = () => {
    // A page that threw must be discarded; after other faults the loader retries by itself.
    if (outcome?.ok) loader.discard(page);
    setAttempt(attempt + 1);
  };

  const isWithoutNetwork = outcome?.ok === false && isLineFault(outcome.fault);
  useRetryOnline(isWithoutNetwork, () => setAttempt((before) => before + 1));

  if (!outcome || isHeld) return <PageSkeleton />;
  if (!outcome.ok) return <PageFaultCard fault={outcome.fault} remote={outcome.remote} onRetry={retry} />;
  const { Page } = outcome.page;
  return (
    <RenderGuard
      key={`${page} ${attempt}`}
      fallback={<PageFaultCard fault="render" remote={page} onRetry={retry} />}
      waiting={<PageSkeleton />}
      mend={mend}
      onCrash={() => loader.noteCrash(page)}
    >
      <Page />
    </RenderGuard>
  );
}

/** Returns a function that shows a style sheet in place of the one before. */
export function useStyleSheet(): (sheet: StyleSheet | null) => void {
  const active = useRef<StyleSheet | null>(null);
  const activate = useCallback((sheet: StyleSheet | null) => {
    if (active.current === sheet) return;
    active.current?.hide();
    active.current = sheet;
    sheet?.show();
  }, []);
  useEffect(() => () => activate(null), [activate]);
  return activate;
}

function PageSkeleton() {
  const { t } = useTexts();
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), SLOW_NOTICE_DELAY);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className="ncb-page" role="status" aria-busy="true" aria-label={t('remotes.loading')}>
      <Waiting rows={8} hasTitle />
      {isLate && <p className="ncb-quiet">{t('remotes.late')}</p>}
    </div>
  );
}

interface PageFaultCardProps {
  fault: PageFault;
  remote: string | null;
  onRetry: () => void;
}

export function PageFaultCard({ fault, remote, onRetry }: PageFaultCardProps) {
  const { t, common } = useTexts();
  const code = formatFaultCode(fault, remote);
  const canRetry = fault !== 'notDeployed' && fault !== 'disabled';
  return (
    <StateView
      drawing="broken"
      problem={`remote.${fault}`}
      isAlert
      title={<h1 className="ncb-fault-title">{t('remotes.failed')}</h1>}
      text={t(`remotes.faults.${fault}`)}
    >
      {canRetry && (
        <Button type="primary" onClick={onRetry} data-action="retry">
          {common('common.retry')}
        </Button>
      )}
      <div className="ncb-state-code">{common('common.errorCode', { code })}</div>
    </StateView>
  );
}

interface RenderGuardProps {
  fallback: ReactNode;
  waiting?: ReactNode;
  /** Repairs damage by another page; true renders the part once more. */
  mend?: (() => boolean) | undefined;
  onCrash: () => void;
  children: ReactNode;
}

interface RenderGuardState {
  readonly hasFailed: boolean;
  readonly isMended: boolean;
}

/**
 * Contains errors and suspending of a remote's render, which would remove the frame. Error boundaries must be classes.
 */
export class RenderGuard extends Component<RenderGuardProps, RenderGuardState> {
  override state: RenderGuardState = { hasFailed: false, isMended: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch() {
    if (!this.state.isMended && this.props.mend?.()) this.setState({ hasFailed: false, isMended: true });
    else this.props.onCrash();
  }

  override render() {
    const { fallback, waiting, children } = this.props;
    return this.state.hasFailed ? fallback : <Suspense fallback={waiting}>{children}</Suspense>;
  }
}
