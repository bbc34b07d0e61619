import { Button, Popover } from 'antd';
import { onDemand } from '../on-demand';
import type { RefusedLinesProps } from './RefusedLines';
import { useTexts } from './texts';

interface RefusalListProps extends RefusedLinesProps {
  title: string;
}

export function RefusalList({ refused, title, onDrop }: RefusalListProps) {
  const { t } = useTexts();
  return (
    <Popover
      trigger="click"
      title={title}
      // Renders on opening: thousands of lines per selection change would be noticeably slow.
      content={() => <RefusedLines refused={refused} onDrop={onDrop} />}
      placement="bottomLeft"
      destroyOnHidden
    >
      <Button type="link" size="small" data-action="showRefused">
        {t('selection.show')}
      </Button>
    </Popover>
  );
}

const RefusedLines = onDemand<RefusedLinesProps>(
  'documents/refused',
  async () => (await import('./RefusedLines')).RefusedLines,
);
