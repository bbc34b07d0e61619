import { Button } from 'antd';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import { StateView } from '../../ui';
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
      <StateView drawing="broken" title={title} problem={reason} isAlert>
        <Button type="primary" onClick={() => navigation.back()} data-action="back">
          {common('common.back')}
        </Button>
      </StateView>
    </div>
  );
}
