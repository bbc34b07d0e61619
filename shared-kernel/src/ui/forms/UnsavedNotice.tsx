import { Alert } from 'antd';
import { createContext, useContext } from 'react';
import { useTranslation } from 'react-i18next';
import type { StoredAfterFailure } from '../../api/client';
import { useOnline } from '../states/use-online';

/** A document whose last save brought no answer. */
export interface UnsavedDocument {
  /** What is typed: the notice names it. */
  readonly kind: 'payment' | 'request' | 'payroll';
  /** Null if the last save was answered, or none was tried. */
  readonly stored: StoredAfterFailure | null;
  /** Where the button is that saves: on the page, or in the dialog over it. */
  readonly place: 'page' | 'dialog';
}

/** The document of the page, for the parts that hold a button that saves it. */
export const UnsavedContext = createContext<UnsavedDocument | null>(null);

export type UnsavedNoticeProps = Pick<UnsavedDocument, 'place'>;

/**
 * Says beside the button that the document is not saved, or may be. It stays until the next press: the user decides when
 * to save again.
 */
export function UnsavedNotice({ place }: UnsavedNoticeProps) {
  const { t } = useTranslation('kernel');
  const isOnline = useOnline();
  const unsaved = useContext(UnsavedContext);
  if (!unsaved || unsaved.stored === null || unsaved.place !== place) return null;
  const { kind, stored } = unsaved;
  const text = stored === 'unknown' ? 'unknown' : isOnline ? 'online' : 'offline';
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
