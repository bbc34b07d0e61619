import { Fragment, memo, useMemo } from 'react';
import type { ActionRow } from '@ncb/shared-kernel/api/contract';
import { useActionTexts, type FoundActions } from '@ncb/shared-kernel/blocks/history';
import { getDateLocale } from '@ncb/shared-kernel/domain/dates';
import {
  ACTIONS_PORTION,
  ActionType,
  getLanguageTag,
  PAGE_OF_DOCUMENT,
  buildPageAddress,
} from '@ncb/shared-kernel/domain/vocabulary';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import { MoreButton, PageLink, TableFrame, Waiting } from '@ncb/shared-kernel/ui';
import { useTexts } from '../../texts';
import { useActionTarget } from './use-action-target';
import styles from './actions.module.css';
import { groupByDay } from './group-by-day';
import { useVisiblePortions } from './use-visible-portions';

/** Actions shown as alarming: a refused sign-in may be an attempt in another user's name. */
const ALARMING: readonly string[] = [ActionType.signInRefused];
const COLUMNS = ['time', 'user', 'action', 'object', 'change', 'address'] as const;

export function ActionTable({ found: { actions, answer } }: { found: FoundActions }) {
  const { language } = useShell();
  const { t, common } = useTexts();
  const portions = useMemo(() => answer.data?.pages.map((page) => page.actions) ?? [], [answer.data]);
  const { getPlaceholderHeight, watch } = useVisiblePortions(portions.length);
  const total = answer.data?.pages[0]?.total;
  const nextCount = Math.min(ACTIONS_PORTION, (total ?? Infinity) - actions.length);
  const formatShown = () => {
    const count = actions.length;
    if (!answer.hasNextPage) return t('actions.shownAll', { count });
    if (total === undefined) return t('actions.shownSome', { count });
    const [last, first] = [actions[0]?.number, actions.at(-1)?.number];
    const isWhole = last !== undefined && first !== undefined && last - first + 1 === count;
    return t(isWhole ? 'actions.shownWhole' : 'actions.shownOf', {
      count,
      first,
      last,
      total: new Intl.NumberFormat(getLanguageTag(language)).format(total),
    });
  };
  const getDay = (row: ActionRow | undefined) => row?.time.slice(0, 10) ?? '';
  return (
    <div className={styles['place']}>
      <TableFrame label={t('actions.title')}>
        <table className={styles['table']}>
          <ActionHead />
          {portions.map((rows, portion) => (
            <Portion
              key={portion}
              rows={rows}
              portion={portion}
              dayBefore={getDay(portions[portion - 1]?.at(-1))}
              placeholderHeight={getPlaceholderHeight(portion)}
              watch={watch}
            />
          ))}
        </table>
      </TableFrame>
      <div className={styles['foot']}>
        <span className="ncb-quiet" role="status" data-field="shown">
          {formatShown()}
        </span>
        {answer.isError && <span role="alert">{common('messages.actJournalLoadFailed')}</span>}
        {nextCount > 0 && <MoreButton answer={answer}>{t('actions.more', { count: nextCount })}</MoreButton>}
      </div>
    </div>
  );
}

/** Table of the actions while they load. */
export function WaitingActions() {
  const { t } = useTexts();
  return (
    <div className={styles['place']}>
      <TableFrame label={t('actions.title')}>
        <table className={styles['table']}>
          <ActionHead />
        </table>
      </TableFrame>
      <Waiting rows={12} isTable />
    </div>
  );
}

function ActionHead() {
  const { t } = useTexts();
  return (
    <thead>
      <tr>
        {COLUMNS.map((column) => (
          <th key={column} scope="col" data-column={column}>
            {t(`actions.columns.${column}`)}
          </th>
        ))}
      </tr>
    </thead>
  );
}

interface PortionProps {
  rows: readonly ActionRow[];
  /** Index from 0. */
  portion: number;
  dayBefore: string;
  /** Height in px of the placeholder; null if the rows are rendered. */
  placeholderHeight: number | null;
  watch: ReturnType<typeof useVisiblePortions>['watch'];
}

/** Portion of the journal; far from the visible part it is a placeholder of its former height. Memoised. */
const Portion = memo(function Portion({ rows, portion, dayBefore, placeholderHeight, watch }: PortionProps) {
  const { language } = useShell();
  const ref = useMemo(() => watch(portion), [watch, portion]);
  const dayName = new Intl.DateTimeFormat(getDateLocale(language), {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    weekday: 'long',
    timeZone: 'UTC',
  });
  if (placeholderHeight !== null)
    return (
      <tbody ref={ref} aria-hidden data-portion={portion}>
        <tr className={styles['space']}>
          <td colSpan={COLUMNS.length} style={{ height: placeholderHeight }} />
        </tr>
      </tbody>
    );
  return (
    <tbody ref={ref} data-portion={portion}>
      {groupByDay(rows).map(({ day, actions }) => (
        <Fragment key={day}>
          {day !== dayBefore && (
            <tr className={styles['day']} data-day={day}>
              <th scope="rowgroup" colSpan={COLUMNS.length}>
                {dayName.format(new Date(`${day}T00:00:00Z`))}
              </th>
            </tr>
          )}
          {actions.map((row) => (
            <Action key={row.id} row={row} />
          ))}
        </Fragment>
      ))}
    </tbody>
  );
});

function Action({ row }: { row: ActionRow }) {
  const actionTexts = useActionTexts();
  const { id, type, userName, time, address } = row;
  const isAlarming = ALARMING.includes(type);
  return (
    <tr className={isAlarming ? styles['alarming'] : undefined} data-row={id} data-type={type}>
      <td className="ncb-number ncb-quiet">
        <time dateTime={time}>{time.slice(11)}</time>
      </td>
      <td data-cell="user">{userName || '—'}</td>
      <td data-cell="action" className={isAlarming ? styles['refused'] : undefined}>
        {actionTexts.action(row)}
      </td>
      <td data-cell="object">
        <ObjectOfAction row={row} />
      </td>
      <td data-cell="change" className="ncb-quiet">
        {actionTexts.detail(row)}
      </td>
      <td data-cell="address" className="ncb-number ncb-quiet">
        {address}
      </td>
    </tr>
  );
}

function ObjectOfAction({ row }: { row: ActionRow }) {
  const { navigation } = useShell();
  const { kind, title } = useActionTarget()(row);
  if (!kind || row.type === ActionType.deleteDocument) return title;
  const { page, parameters } = buildPageAddress(PAGE_OF_DOCUMENT[kind], { id: row.objectId, mode: 'view' });
  return (
    <PageLink navigation={navigation} page={page} parameters={parameters} data-action="openDocument">
      {title}
    </PageLink>
  );
}
