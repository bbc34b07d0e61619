import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import type { ClientInfo } from '@ncb/shared-kernel/api/contract';
import { canSign, type MenuViewer } from '@ncb/shared-kernel/domain/workflow';
import type { ShellServices, SteadyServices } from '@ncb/shared-kernel/remote-contract';
import type { DraftKeeper, OpenedDraft } from '../drafts';
import { useLanguage } from '../languages';
import type { Registry } from '../registry';
import { useToast } from '../notifications';
import { useSessionStore } from '../session';
import type { UnsavedWork } from '../unsaved';
import { getRowActions } from './get-row-actions';
import { buildAddress, usePageOpener } from './use-page-opener';

interface ShellServicesOptions {
  info: ClientInfo;
  viewer: MenuViewer;
  unsavedWork: UnsavedWork;
  sign: ShellServices['sign'];
  keys: ShellServices['keys'];
  registry: Registry | null;
  isServed: (page: string) => boolean;
  drafts: DraftKeeper;
  opened: OpenedDraft | null;
  signOut: () => void;
}

export function useShellServices(options: ShellServicesOptions): ShellServices {
  const { info, viewer, unsavedWork, sign, keys, registry, isServed, drafts, opened, signOut } = options;
  const { t } = useTranslation('kernel');
  const notify = useToast();
  const session = useSessionStore();
  const { language } = useLanguage();
  const navigate = useNavigate();
  const open = usePageOpener();
  const { search, key: historyKey } = useLocation();

  // Stable: lists receive these functions and would re-render with new ones.
  const steady = useMemo((): SteadyServices => {
    return {
      session: info,
      refreshSession: () => void session.load(info.companyRef),
      changeSettings: session.changeSettings,
      language,
      api: session.api,
      navigation: {
        open,
        href: (page, parameters) => `/ncb${buildAddress(page, parameters)}`,
        isServed,
        entry: getHistoryKey,
        exit: signOut,
      },
      keys,
      rowActions: (row) => getRowActions(row, { registry, viewer, language, open }),
      async sign(documents, options) {
        if (!canSign({ right: info.user.signatureRight, rightsValid: info.user.rightsValid })) {
          notify('error', t('refusals.insufficientOrExpiredRights'));
          return { signed: [] };
        }
        try {
          return await sign(documents, options);
        } catch (error) {
          console.error(String(error));
          notify('error', t('failures.network'));
          return { signed: [] };
        }
      },
      notify,
      holdUnsavedWork(title, draft) {
        const release = unsavedWork.hold(title);
        const continues = draft && opened?.page === draft.page ? opened.id : null;
        const forget = draft && drafts.hold(title, draft, continues);
        return () => {
          release();
          forget?.();
        };
      },
      restoredDraft: (page) => (opened?.page === page ? { content: opened.content } : null),
    };
  }, [
    info,
    viewer,
    unsavedWork,
    sign,
    keys,
    registry,
    isServed,
    drafts,
    opened,
    signOut,
    language,
    session,
    open,
    notify,
    t,
  ]);
  return useMemo(
    () => ({
      ...steady,
      navigation: {
        ...steady.navigation,
        parameters: Object.fromEntries(new URLSearchParams(search)),
        // A page opened by its address has no previous page.
        back: () => void (historyKey === 'default' ? navigate('/main') : navigate(-1)),
      },
    }),
    [steady, search, historyKey, navigate],
  );
}

/** Returns the router's key of the current history entry. */
function getHistoryKey(): string {
  return (window.history.state as { readonly key?: string } | null)?.key ?? 'default';
}
