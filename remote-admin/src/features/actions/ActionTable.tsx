import { Button } from 'antd';
import { Fragment } from 'react';
import type { ActionRow } from '@ncb/shared-kernel/api/contract';
import { useDocumentTitle } from '@ncb/shared-kernel/blocks/documents';
import type { FoundActions } from '@ncb/shared-kernel/blocks/history';
import {
  ActionType,
  isActionType,
  languageTag,
  PAGE_OF_DOCUMENT,
  pageAddress,
  DocumentType,
  type DocumentKind,
  PAYROLL,
} from '@ncb/shared-kernel/domain/vocabulary';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import { PageLink, TableFrame } from '@ncb/shared-kernel/ui';
import { useTexts } from '../../texts';
import styles from './actions.module.css';
import { daysOfActions } from './days-of-actions';

const KINDS: readonly DocumentKind[] = [...Object.values(DocumentType), PAYROLL];

/** Refused is what somebody may have tried in another's name. */
const ALARMING: readonly string[] = [ActionType.signInRefused];

/** Who did what, to what and from where, day by day. Source: spec 1 §2, design/look-areas 6 */
export function ActionTable({ found: { actions, answer } }: { found: FoundActions }) {
  const { language } = useShell();
  const { t, common } = useTexts();
  const dayName = new Intl.DateTimeFormat(languageTag(language), {
    ...{ day: 'numeric', month: 'long', year: 'numeric', weekday: 'long', timeZone: 'UTC' },
  });
  return (
    <>
      <TableFrame label={t('actions.title')}>
        <table className={styles['table']}>
          <thead>
            <tr>
              {(['time', 'user', 'action', 'object', 'change', 'address'] as const).map((column) => (
                <th key={column} scope="col" data-column={column}>
                  {t(`actions.columns.${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {daysOfActions(actions).map(({ day, actions: rows }) => (
              <Fragment key={day}>
                <tr className={styles['day']} data-day={day}>
                  <th scope="rowgroup" colSpan={6}>
                    {dayName.format(new Date(`${day}T00:00:00Z`))}
                  </th>
                </tr>
                {rows.map((row) => (
                  <Action key={row.id} row={row} />
                ))}
              </Fragment>
            ))}
          </tbody>
        </table>
      </TableFrame>
      <div className={styles['foot']}>
        <span className="ncb-quiet" role="status" data-field="shown">
          {t(answer.hasNextPage ? 'actions.shownSome' : 'actions.shownAll', { count: actions.length })}
        </span>
        {answer.isError && <span role="alert">{common('messages.actJournalLoadFailed')}</span>}
        {answer.hasNextPage && (
          <Button loading={answer.isFetchingNextPage} onClick={() => void answer.fetchNextPage()} data-action="more">
            {t('actions.more')}
          </Button>
        )}
      </div>
    </>
  );
}

function Action({ row }: { row: ActionRow }) {
  const { common } = useTexts();
  const { id, type, userName, time, detail = '', address } = row;
  const isAlarming = ALARMING.includes(type);
  return (
    <tr className={isAlarming ? styles['alarming'] : undefined} data-row={id} data-type={type}>
      <td className="ncb-number ncb-quiet">
        <time dateTime={time}>{time.slice(11)}</time>
      </td>
      <td data-cell="user">{userName || '—'}</td>
      <td data-cell="action" className={isAlarming ? styles['refused'] : undefined}>
        {isActionType(type) ? common(`actionType.${type}`) : type}
      </td>
      <td data-cell="object">
        <ActedOn row={row} />
      </td>
      <td data-cell="change" className="ncb-quiet">
        {detail}
      </td>
      <td data-cell="address" className="ncb-number ncb-quiet">
        {address}
      </td>
    </tr>
  );
}

/** What it was done to; a document leads to its form. */
function ActedOn({ row: { type, objectId, objectName, documentType } }: { row: ActionRow }) {
  const { navigation } = useShell();
  const titleOf = useDocumentTitle();
  const kind = KINDS.find((one) => String(one) === documentType);
  if (!kind) return objectName;
  const title = titleOf({ type: kind, number: objectName });
  const { page, parameters } = pageAddress(PAGE_OF_DOCUMENT[kind], { id: objectId, mode: 'view' });
  if (type === ActionType.deleteDocument) return title;
  return (
    <PageLink navigation={navigation} page={page} parameters={parameters} data-action="openDocument">
      {title}
    </PageLink>
  );
}
