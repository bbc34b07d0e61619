import { Alert } from 'antd';
import { createContext, useContext } from 'react';
import { useTranslation } from 'react-i18next';
import type { StoredAfterFailure } from '../../api/client';
import { useOnline } from '../states/use-online';

export interface UnsavedDocument {
  readonly kind: 'payment' | 'request' | 'payroll';
  /** Null if the last save was answered, or there was none. */
  readonly stored: StoredAfterFailure | null;
  /** Place of the save button: on the page, or in a dialog over it. */
  readonly place: 'page' | 'dialog';
}

export const UnsavedContext = createContext<UnsavedDocument | null>(null);

export type UnsavedNoticeProps = Pick<UnsavedDocument, 'place'>;

/**
 * Notice beside the save button that the document is not, or possibly not, saved. It stays until the next press: the
 * user decides when to retry.
 */
export function UnsavedNotice({ place }: UnsavedNoticeProps) {
  const { t } = useTranslation('kernel');
  const isOnline = useOnline();
  const unsaved = useContext(UnsavedContext);
  if (!unsaved || unsaved.stored === null || unsaved.place !== place) return null;
  const { kind, stored } = unsaved;
  const connection = isOnline ? 'online' : 'offline';
  const text = stored === 'unknown' ? 'unknown' : connection;
  return (
    <Alert
      className="ncb-unsaved"
      type={stored === 'unknown' ? 'warning' : 'error'}
      showIcon
      role="alert"
      title={t(`unsaved.${kind}.${text}`)}
      data-notice="unsaved"
      data-stored={stored}
    />
  );
}
