import type { ApiFailure } from '@ncb/shared-kernel/api/client';
import { getFailureText } from '@ncb/shared-kernel/ui';
import { useTexts } from '../languages';
import { Notice } from '../light-ui';

interface FailureNoticeProps {
  failure: ApiFailure;
  text?: string | null;
}

export function FailureNotice({ failure, text = null }: FailureNoticeProps) {
  const { common } = useTexts();
  const code = failure.kind === 'refused' ? (failure.code ?? failure.kind) : failure.kind;
  return (
    <Notice kind="error" code={code}>
      {text ?? getFailureText(common, failure)}
    </Notice>
  );
}
