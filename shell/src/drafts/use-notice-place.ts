import { useState } from 'react';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import { CONTENT_ID } from '../frame/use-page-title';

export interface NoticePlace {
  /** Nobody has put it away, and the page is the first one of this company. */
  readonly isShown: boolean;
  /** The page stood before there was something to tell: it is told over the foot of the page and pushes no row. */
  readonly isLate: boolean;
  putAway(): void;
}

/** Where a notice stands that belongs to the first page after a sign-in. */
export function useNoticePlace(page: string, hasNews: boolean): NoticePlace {
  const { companyRef } = useShell().session;
  const [first, setFirst] = useState({ companyRef, page, isAway: false, isLate: null as boolean | null });
  if (first.companyRef !== companyRef) setFirst({ companyRef, page, isAway: false, isLate: null });
  else if (first.page !== page && !first.isAway) setFirst({ ...first, isAway: true });
  else if (hasNews && first.isLate === null) setFirst({ ...first, isLate: doesPageStand() });
  return {
    isShown: !first.isAway,
    isLate: first.isLate === true,
    putAway: () => setFirst({ ...first, isAway: true }),
  };
}

/** Its content is there, not only the shape that it has while it loads. */
function doesPageStand(): boolean {
  const shown = document.getElementById(CONTENT_ID)?.querySelector('[data-page]');
  return shown instanceof Element && shown.querySelector('.ant-skeleton') === null;
}
