import { useCallback, useEffect, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { ClientInfo } from '@ncb/shared-kernel/api/contract';
import { CompanyStatus, TODAY_PAGE } from '@ncb/shared-kernel/domain/vocabulary';
import type { MenuViewer } from '@ncb/shared-kernel/domain/workflow';
import type { PageLoader } from '../federation';
import { useLanguage, useTexts } from '../languages';
import type { Registry } from '../registry';
import { getPageAccess } from './get-page-access';
import { buildMenu, findDeclaredLabel, findMenuItem, listMenuPages } from './menu-model';
import { MAIL_PAGE } from './SideMenu';
import { usePagePrefetch } from './use-page-prefetch';

interface FramePagesOptions {
  readonly info: ClientInfo;
  readonly loader: PageLoader;
  /** Open page. */
  readonly page: string;
}

export type FramePages = ReturnType<typeof useFramePages>;

/** Returns menu and pages as registry, company and rights of the user allow. */
export function useFramePages({ info, loader, page }: FramePagesOptions) {
  const { t } = useTexts();
  const { language } = useLanguage();
  const [address] = useSearchParams();
  const isConfirmed = info.companyStatus === CompanyStatus.active;
  const viewer = useMemo(() => getViewer(info), [info]);
  const registry = useRegistry(loader, info.companyRef);
  const isServed = useCallback(
    (code: string) => registry === null || code === TODAY_PAGE || registry.findByPage(code) !== null,
    [registry],
  );
  const items = useMemo(() => buildMenu(registry?.entries ?? [], language), [registry, language]);
  const canOpen = useCallback(
    (code: string) => isConfirmed && isServed(code) && getPageAccess(code, viewer, true, items) === 'open',
    [isConfirmed, isServed, viewer, items],
  );
  const item = findMenuItem(page, address, items);
  return {
    isConfirmed,
    viewer,
    registry,
    isServed,
    canOpen,
    items,
    /** Menu item of the open page. */
    item,
    name: findDeclaredLabel(items, item) ?? t(`menu.${item}` as 'menu.miAccounts', { defaultValue: t('title') }),
    access: getPageAccess(page, viewer, registry && registry.findByPage(page) !== null, items),
    hasMail: isConfirmed && registry !== null && registry.findByPage(MAIL_PAGE) !== null,
    prefetchHandlers: usePagePrefetch({ loader, page, pages: isConfirmed ? listMenuPages(viewer, items) : [] }),
  };
}

function getViewer({ user, companyStatus, hasPayrollProject }: ClientInfo): MenuViewer {
  return {
    mode: user.accessMode,
    role: user.role,
    userStatus: user.status,
    companyStatus,
    hasPayrollProject,
    payrollAccess: user.payrollAccess,
  };
}

/** Returns the company's registry; null while loading: until then no menu item counts as unserved. */
function useRegistry(loader: PageLoader, companyRef: string): Registry | null {
  const [registry, setRegistry] = useState<Registry | null>(null);
  useEffect(() => {
    void loader.registry().then(setRegistry);
  }, [loader, companyRef]);
  return registry;
}
