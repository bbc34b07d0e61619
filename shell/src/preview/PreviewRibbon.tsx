import { useEffect, useState } from 'react';
import { BANK_TIME_ZONE } from '@ncb/shared-kernel/domain/dates';
import { getLanguageTag } from '@ncb/shared-kernel/domain/vocabulary';
import { useLanguage, useTexts } from '../languages';
import type { Preview } from './check-preview';
import { forgetPreview } from './preview-request';
import { getPreview } from './get-preview';
import styles from './preview.module.css';

/** Longest delay of a browser's timer; a longer one fires at once. */
const TIMER_MAX_MS = 2 ** 31 - 1;

export default function PreviewRibbon({ reload = () => location.reload() }: { reload?: () => void }) {
  const { t } = useTexts();
  const { translations } = useLanguage();
  const [preview, setPreview] = useState<Preview | null>(null);
  const [isOver, setOver] = useState(false);

  useEffect(() => {
    const failed = { ok: false, refusal: 'network', what: '' } as const;
    void getPreview()?.then(setPreview, () => setPreview(failed));
  }, []);
  const end = preview?.ok ? preview.until.getTime() : null;
  useEffect(() => {
    if (end === null) return undefined;
    const timer = setTimeout(() => setOver(true), Math.min(end - Date.now(), TIMER_MAX_MS));
    return () => clearTimeout(timer);
  }, [end]);

  if (!preview) return null;
  const leave = () => {
    forgetPreview();
    reload();
  };
  const endButton = (
    <button type="button" onClick={leave} data-action="endPreview">
      {t('preview.end')}
    </button>
  );
  if (!preview.ok)
    return (
      <div
        className={`${styles['ribbon']} ${styles['refused']}`}
        role="alert"
        data-problem={`preview.${preview.refusal}`}
      >
        <p>{t(`preview.refused.${preview.refusal}`, { what: preview.what })}</p>
        {preview.refusal === 'network' && (
          <button type="button" onClick={reload} data-action="retry">
            {t('preview.retry')}
          </button>
        )}
        {endButton}
      </div>
    );
  const { remote, release, until } = preview;
  const tag = getLanguageTag(translations.language());
  const time = until.toLocaleString(tag, { timeZone: BANK_TIME_ZONE, dateStyle: 'short', timeStyle: 'short' });
  return (
    <div className={styles['ribbon']} role="status" data-notice="preview">
      <p>
        {isOver ? t('preview.over') : t('preview.shown', { remote, version: release.version })}{' '}
        {!isOver && <span className="ncb-wide-only">{t('preview.until', { time })}</span>}
      </p>
      {endButton}
    </div>
  );
}
