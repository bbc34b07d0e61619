import { Skeleton } from 'antd';
import type { RequestType } from '@ncb/shared-kernel/domain/vocabulary';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import { AnswerFailure } from '@ncb/shared-kernel/ui';
import { useTexts } from '../../texts';
import { OpenedRequest } from './OpenedRequest';
import { useRequestSource } from './use-request-source';
import { PAGE_OF_DOCUMENT } from '@ncb/shared-kernel/domain/vocabulary';

export interface RequestPageProps {
  type: RequestType;
}

/** A request to buy, sell or convert; the address says which, and whether it is shown or filled in. Source: spec 3 §2 */
export function RequestPage({ type }: RequestPageProps) {
  const { navigation } = useShell();
  const { t } = useTexts();
  const { source, accounts, contracts, failed } = useRequestSource(type);

  if (failed?.error) {
    return (
      <div data-page={PAGE_OF_DOCUMENT[type]}>
        <AnswerFailure answer={failed} />
      </div>
    );
  }
  if (!source) return <Skeleton active paragraph={{ rows: 10 }} aria-label={t('request.loading')} />;
  // Another address is another form.
  return (
    <OpenedRequest
      key={new URLSearchParams(navigation.parameters).toString()}
      type={type}
      source={source}
      accounts={accounts}
      contracts={contracts}
    />
  );
}
