import { Button, Pagination } from 'antd';
import { memo, useEffect, useId, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { TablePageSize } from '../../api/contract';
import { LONG_TABLE_ROWS, TABLE_PAGE_SIZE_DEFAULT, TABLE_PAGE_SIZES } from '../../domain/vocabulary';
import { useSteadyShell } from '@ncb/shared-kernel/remote-contract';
import { useListLayout } from './list-layout';
import { useSettingsChange } from '../use-settings-change';
import { buildCommonPageSize, getPageRange, useTablePages } from './table-pages';

interface ListFootProps {
  name: string;
  count: number;
  /** From 1. */
  page: number;
  onPage: (page: number) => void;
  children?: ReactNode;
}

/**
 * Table footer: visible range, totals, pages. No pages if the smallest page holds all rows, or for a windowed table; on
 * a phone a button for the next rows.
 * Memoised: an opening row does not re-render it.
 */
export const ListFoot = memo(function ListFoot({ name, count, page, onPage, children }: ListFootProps) {
  const { t } = useTranslation('kernel');
  const { settings } = useSteadyShell().session.user;
  const changeSettings = useSettingsChange();
  const { width } = useListLayout();
  const pages = useTablePages(name);
  const foot = useRef<HTMLElement>(null);
  const { first, end } = getPageRange(count, page, pages);
  const isLong = count > LONG_TABLE_ROWS;
  const hasPages = !isLong && !pages.isGrowing && count > TABLE_PAGE_SIZES[0];
  // In place of the choice for this list, which would be a second one of the same sizes.
  const isOffered = hasPages && settings.pageSizes === undefined && (!children || width >= OFFER_FROM);
  return (
    <>
      {!isLong && pages.isGrowing && end < count && <NextRows onShow={() => onPage(page + 1)} />}
      <footer className="ncb-list-foot" ref={foot} tabIndex={-1}>
        <span className="ncb-quiet ncb-number" data-field="range">
          {isLong
            ? t('common.rowsOfAll', { count })
            : t('common.rowsInSight', { first: Math.min(first + 1, count), last: end, count })}
        </span>
        {isOffered && (
          <PageSizeOffer
            onChoose={(size) => {
              changeSettings(buildCommonPageSize(settings, size));
              // The offer disappears with the focus.
              foot.current?.focus();
            }}
          />
        )}
        {children}
        {hasPages && (
          <Pagination
            size="small"
            align="end"
            total={count}
            current={page}
            onChange={onPage}
            pageSize={pages.pageSize}
            pageSizeOptions={[...TABLE_PAGE_SIZES]}
            showSizeChanger={!isOffered}
            onShowSizeChange={(_, chosen) => {
              const size = TABLE_PAGE_SIZES.find((option) => option === chosen);
              if (size) changeSettings({ pageSizes: { [name]: size } });
            }}
          />
        )}
      </footer>
    </>
  );
});

/** List width in px below which the offer of page sizes has no room beside totals. */
const OFFER_FROM = 860;

const LARGER_SIZES = TABLE_PAGE_SIZES.filter((size) => size > TABLE_PAGE_SIZE_DEFAULT);

/** Offer of one page size for all lists, until the user has chosen any. */
function PageSizeOffer({ onChoose }: { onChoose: (size: TablePageSize) => void }) {
  const { t } = useTranslation('kernel');
  const label = useId();
  return (
    <span role="group" aria-labelledby={label} data-field="pageSizeOffer">
      <span id={label} className="ncb-quiet">
        {t('common.rowsInAllLists')}
      </span>
      {LARGER_SIZES.map((size) => (
        <Button key={size} type="link" size="small" onClick={() => onChoose(size)} data-size={size}>
          {size}
        </Button>
      ))}
    </span>
  );
}

/** Button for the next rows of a phone's list; scrolling to it presses it. */
function NextRows({ onShow }: { onShow: () => void }) {
  const { t } = useTranslation('kernel');
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!button.current) return undefined;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && onShow());
    observer.observe(button.current);
    return () => observer.disconnect();
  }, [onShow]);
  return (
    <Button ref={button} type="text" block className="ncb-list-next" onClick={onShow} data-action="nextRows">
      {t('common.nextRows')}
    </Button>
  );
}
