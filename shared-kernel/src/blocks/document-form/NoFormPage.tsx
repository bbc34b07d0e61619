import { Button, Result } from 'antd';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import { useTexts } from './texts';

export interface NoFormPageProps {
  page: string;
  reason: string;
  title: string;
}

export function NoFormPage({ page, reason, title }: NoFormPageProps) {
  const { navigation } = useShell();
  const { common } = useTexts();
  return (
    <div data-page={page}>
      <Result
        status="warning"
        role="alert"
        data-problem={reason}
        title={title}
        extra={
          <Button type="primary" onClick={() => navigation.back()} data-action="back">
            {common('common.back')}
          </Button>
        }
      />
    </div>
  );
}
