import { useTranslation } from 'react-i18next';
import { useOnline } from './use-online';

export interface WaitingProps {
  rows: number;
  hasTitle?: boolean;
  /** True for lines in the height of a table's rows. */
  isTable?: boolean;
  label?: string;
}

/**
 * Placeholder in the shape of the loading content: grey lines, not animated, as each frame would repaint while the page
 * loads. Without a network it says so; loading continues by itself when the network returns.
 */
export function Waiting({ rows, hasTitle = false, isTable = false, label }: WaitingProps) {
  const { t } = useTranslation('kernel');
  const isOnline = useOnline();
  const count = hasTitle ? rows + 1 : rows;
  return (
    <div
      className={['ncb-waiting', hasTitle && 'ncb-waiting-titled', isTable && 'ncb-waiting-table']
        .filter(Boolean)
        .join(' ')}
      aria-busy
      {...(label !== undefined && { role: 'status', 'aria-label': label })}
    >
      {!isOnline && (
        <p role="status" data-problem="network">
          {t('failures.network')}
        </p>
      )}
      {Array.from({ length: count }, (_, index) => (
        <span key={index} />
      ))}
    </div>
  );
}
