import { useEffect, useMemo, useState, type ComponentType } from 'react';
import type { ApiClient } from '@ncb/shared-kernel/api/client';
import type { PublicServices } from '@ncb/shared-kernel/remote-contract';
import type { Translations } from '@ncb/shared-kernel/i18n';
import { Logo, LanguageSwitch, ActionButton, Notice } from '../light-ui';
import { useLanguage, useTexts } from '../languages';
import {
  adoptedStyles,
  createFederation,
  formatFaultCode,
  createPageLoader,
  PageGuard,
  type PageLoader,
  type PageOutcome,
} from '../federation';
import { SLOW_NOTICE_DELAY, REGISTRY } from '../registry';
import { useKeys } from '../signing';
import styles from './public.module.css';

/** Address of sign-in, another document: the working area has another loader. */
const SIGN_IN = '/ncb/';

let loader: PageLoader | null = null;

/**
 * Returns the document's only loader: a second one would offer two copies of the shared libraries, so links to the
 * working area reload the document.
 */
function getPageLoader(translations: Translations): PageLoader {
  loader ??= createPageLoader({
    registryAddress: REGISTRY,
    federation: createFederation({ workLibraries: null, language: () => translations.language() }),
    translations,
    company: () => null,
    onLoad: () => undefined,
  });
  return loader;
}

interface PublicRemotePageProps {
  page: string;
  api: ApiClient;
  onTyping: () => void;
}

/** Page of a remote outside the working area, with a minimal frame. docs/adr/0102. */
export function PublicRemotePage({ page, api, onTyping }: PublicRemotePageProps) {
  const { t } = useTexts();
  return (
    <div className={styles['frame']} data-page={page}>
      <header className={styles['top']}>
        <Logo />
        <div className={styles['tools']}>
          <LanguageSwitch isShort />
          <a href={SIGN_IN} className={styles['enter']} data-action="signIn">
            <span className="ncb-wide-only">{t('public.haveAccess')}</span>
            <span className="ncb-phone-only">{t('public.enter')}</span>
          </a>
        </div>
      </header>
      <main className={styles['content']} onInput={onTyping}>
        <PageInside page={page} api={api} />
      </main>
    </div>
  );
}

function PageInside({ page, api }: Omit<PublicRemotePageProps, 'onTyping'>) {
  const { translations } = useLanguage();
  const [attempt, setAttempt] = useState(0);
  const [outcome, setOutcome] = useState<PageOutcome | null>(null);
  const pages = getPageLoader(translations);
  useEffect(() => adoptedStyles.watch(page), [page]);
  useEffect(() => {
    let isCurrent = true;
    void pages.load(page).then((loaded) => {
      if (!isCurrent) return;
      // Before the page renders without styles.
      if (loaded.ok) loaded.styles?.show();
      setOutcome(loaded);
    });
    return () => {
      isCurrent = false;
    };
  }, [pages, page, attempt]);
  const retry = () => {
    pages.discard(page);
    setOutcome(null);
    setAttempt((count) => count + 1);
  };
  if (!outcome) return <Waiting />;
  if (!outcome.ok) return <Fault fault={outcome.fault} remote={outcome.remote} onRetry={retry} />;
  return (
    <PageGuard
      shown={`${page} ${attempt}`}
      fallback={<Fault fault="render" remote={page} onRetry={retry} />}
      onError={() => pages.noteCrash(page)}
    >
      <PageWithServices Page={outcome.page.Page as ComponentType<PublicServices>} api={api} />
    </PageGuard>
  );
}

function PageWithServices({ Page, api }: { Page: ComponentType<PublicServices>; api: ApiClient }) {
  const { language } = useLanguage();
  const { keys, dialog } = useKeys();
  const services = useMemo(
    (): Omit<PublicServices, 'language'> => ({
      api,
      signIn: () => location.assign(SIGN_IN),
      createKey: (owner, text) => keys.create(owner, text),
    }),
    [api, keys],
  );
  return (
    <>
      <Page {...services} language={language} />
      {dialog}
    </>
  );
}

function Waiting() {
  const { t } = useTexts();
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), SLOW_NOTICE_DELAY);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div role="status" aria-busy="true" aria-label={t('remotes.loading')} className={styles['waiting']}>
      {isLate && t('remotes.late')}
    </div>
  );
}

interface FaultProps {
  fault: Exclude<PageOutcome, { ok: true }>['fault'];
  remote: string | null;
  onRetry: () => void;
}

function Fault({ fault, remote, onRetry }: FaultProps) {
  const { t, common } = useTexts();
  return (
    <>
      <h1>{t('remotes.failed')}</h1>
      <Notice kind="error" code={`remote.${fault}`}>
        {t(`remotes.faults.${fault}`)}
        <br />
        {common('common.errorCode', { code: formatFaultCode(fault, remote) })}
      </Notice>
      {fault !== 'notDeployed' && fault !== 'disabled' && (
        <ActionButton onClick={onRetry} data-action="retry">
          {common('common.retry')}
        </ActionButton>
      )}
    </>
  );
}
