import { Skeleton } from 'antd';
import { lazy, Suspense, useState } from 'react';
import type { Account, Contract } from '@ncb/shared-kernel/api/contract';
import type { RequestType } from '@ncb/shared-kernel/domain/vocabulary';
import { useRestoredDraft } from '@ncb/shared-kernel/remote-contract';
import { useTexts } from '../../texts';
import type { RequestSource } from './request-source';
import { RequestForm } from './RequestForm';
import { PAGE_OF_DOCUMENT } from '@ncb/shared-kernel/domain/vocabulary';

/** Whoever types requests does not wait for the code that shows them. */
const RequestView = lazy(async () => ({ default: (await import('./RequestView')).RequestView }));

export interface OpenedRequestProps {
  type: RequestType;
  source: RequestSource;
  accounts: readonly Account[];
  contracts: readonly Contract[];
}

/**
 * What an address has opened. A form stays a form and begins with what it was opened with: the bank is asked again while
 * somebody types, and a request that was signed meanwhile must not take away what is typed.
 */
export function OpenedRequest({ type, source, accounts, contracts }: OpenedRequestProps) {
  const { t } = useTexts();
  const restored = useRestoredDraft(PAGE_OF_DOCUMENT[type]);
  const [opened] = useState(source);
  const shown = opened.kind === 'form' ? opened : source;

  if (shown.kind === 'form') {
    return <RequestForm {...shown} type={type} restored={restored} accounts={accounts} contracts={contracts} />;
  }
  return (
    <Suspense fallback={<Skeleton active paragraph={{ rows: 10 }} aria-label={t('request.loading')} />}>
      <RequestView {...shown} type={type} accounts={accounts} contracts={contracts} />
    </Suspense>
  );
}
