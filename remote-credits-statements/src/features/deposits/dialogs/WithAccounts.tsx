import type { ReactNode } from 'react';
import type { Account } from '@ncb/shared-kernel/api/contract';
import { useCurrentAccounts } from '@ncb/shared-kernel/queries';
import { AnswerFailure } from '@ncb/shared-kernel/ui';

export function WithAccounts({ children }: { children: (accounts: readonly Account[]) => ReactNode }) {
  const answer = useCurrentAccounts();
  return answer.data ? children(answer.data.accounts) : <AnswerFailure answer={answer} />;
}
