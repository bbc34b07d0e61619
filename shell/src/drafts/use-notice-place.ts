import { useState } from 'react';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import { getContent } from '../browser';

export interface NoticePlace {
  readonly isShown: boolean;
  /** True if the page was rendered before the notice, which then moves no row. */
  readonly isLate: boolean;
  dismiss(): void;
}

/** Decides where a notice of the first page after sign-in is shown. */
export function useNoticePlace(page: string, hasNews: boolean): NoticePlace {
  const { companyRef } = useShell().session;
  const [first, setFirst] = useState({ companyRef, page, isAway: false, isLate: null as boolean | null });
  if (first.companyRef !== companyRef) setFirst({ companyRef, page, isAway: false, isLate: null });
  else if (first.page !== page && !first.isAway) setFirst({ ...first, isAway: true });
  else if (hasNews && first.isLate === null) setFirst({ ...first, isLate: isPageRendered() });
  return {
    isShown: !first.isAway,
    isLate: first.isLate === true,
    dismiss: () => setFirst({ ...first, isAway: true }),
  };
}

function isPageRendered(): boolean {
  const pageElement = getContent()?.querySelector('[data-page]');
  return pageElement instanceof Element && pageElement.querySelector('.ncb-waiting, .ant-skeleton') === null;
}
