import { Skeleton } from 'antd';
import { useTranslation } from 'react-i18next';
import { useOnline } from './use-online';

export interface WaitingProps {
  rows: number;
  hasTitle?: boolean;
  label?: string;
}

/**
 * Placeholder in the shape of the loading content.
 * The title is a shorter first line: antd's title is an empty heading for screen readers. Not animated: each frame
 * repaints while the page loads. Without a network it says so; loading continues by itself when the network returns.
 */
export function Waiting({ rows, hasTitle = false, label }: WaitingProps) {
  const paragraph = hasTitle ? { rows: rows + 1, width: getLineWidths(rows) } : { rows };
  const { t } = useTranslation('kernel');
  const isOnline = useOnline();
  const shape = (
    <>
      {!isOnline && (
        <p role="status" data-problem="network">
          {t('failures.network')}
        </p>
      )}
      <Skeleton title={false} paragraph={paragraph} />
    </>
  );
  if (label === undefined) return shape;
  return (
    <div role="status" aria-busy aria-label={label}>
      {shape}
    </div>
  );
}

function getLineWidths(rows: number): string[] {
  return ['38%', ...Array.from({ length: rows - 1 }, () => '100%'), '61%'];
}
