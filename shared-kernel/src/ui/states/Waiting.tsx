import { Skeleton } from 'antd';
import { useTranslation } from 'react-i18next';
import { useOnline } from './use-online';

export interface WaitingProps {
  /** Lines of what is on its way. */
  rows: number;
  /** Above them stands a title. */
  hasTitle?: boolean;
  /** What is on its way, for screen readers. */
  label?: string;
}

/**
 * The shape of what is on its way. antd's own title would be an empty heading for screen readers, so a shorter first line
 * stands for it. It stands still: antd's moving light is painted anew in each frame, by the page that is loading. Nothing
 * comes without a network: the words say so until there is one again, and then it comes by itself.
 */
export function Waiting({ rows, hasTitle = false, label }: WaitingProps) {
  const paragraph = hasTitle ? { rows: rows + 1, width: widths(rows) } : { rows };
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

/** antd's own: of its title, of its lines and of the last of them. */
function widths(rows: number): string[] {
  return ['38%', ...Array.from({ length: rows - 1 }, () => '100%'), '61%'];
}
