import { CheckCircleFilled, CloseCircleFilled, DownOutlined, MinusCircleOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useRef, useState } from 'react';
import { getFailureText, getRefusalText, MoneyText } from '@ncb/shared-kernel/ui';
import { useTexts } from '../languages';
import type { ResultRow } from './build-result-rows';

const ROWS_MAX = 5;

interface ResultListProps {
  rows: readonly ResultRow[];
}

/** Result of each document: the first rows, the others by a press. */
export function ResultList({ rows }: ResultListProps) {
  const { t } = useTexts();
  const list = useRef<HTMLUListElement>(null);
  const [isWhole, setWhole] = useState(false);
  const others = rows.length - ROWS_MAX;
  const showOthers = () => {
    setWhole(true);
    // The button leaves with the focus.
    list.current?.focus();
  };
  return (
    <>
      {/* Focusable, so that a long list scrolls by keyboard. */}
      <ul ref={list} className="ncb-sign-results" tabIndex={0} aria-label={t('signing.results')}>
        {(isWhole ? rows : rows.slice(0, ROWS_MAX)).map((row) => (
          <ResultLine key={row.id} row={row} />
        ))}
      </ul>
      {!isWhole && others > 0 && (
        <Button
          type="link"
          icon={<DownOutlined />}
          iconPlacement="end"
          className="ncb-sign-more"
          onClick={showOthers}
          data-action="showMore"
        >
          {t('signing.showMore', { count: others })}
        </Button>
      )}
    </>
  );
}

const ICONS = {
  success: <CheckCircleFilled className="ncb-good" aria-hidden />,
  info: <MinusCircleOutlined aria-hidden />,
  error: <CloseCircleFilled className="ncb-bad" aria-hidden />,
};

function ResultLine({ row }: { row: ResultRow }) {
  const { t } = useTexts();
  const reason = useReason();
  const { id, kind, title, text, code } = row;
  const about = kind === 'success' ? text?.about || t('signing.accepted') : `${title}: ${reason(row)}`;
  return (
    <li data-row={id} data-notice={kind} data-problem={code ?? undefined}>
      {ICONS[kind]}
      <span>
        {text?.receiver ? <span>{text.receiver}</span> : kind === 'success' && <span>{title}</span>}
        <span className={kind === 'error' ? 'ncb-sign-reason' : 'ncb-quiet'}>{about}</span>
      </span>
      {text?.amount && <MoneyText amount={text.amount} currency={text.currency} />}
    </li>
  );
}

/** Returns a function that explains why a document is not signed. */
function useReason(): (row: ResultRow) => string {
  const { t, common } = useTexts();
  return ({ result, code }) => {
    if (result?.kind === 'untouched') return t('signing.untouched');
    if (result?.kind === 'unsent') return t('signing.unsent', { why: getFailureText(common, result.failure) });
    return getRefusalText(common, code, {}, result?.verdict.error ?? '');
  };
}
