import { CheckCircleFilled, CloseCircleFilled, MinusCircleOutlined } from '@ant-design/icons';
import { useTranslation } from 'react-i18next';
import type { Verdict } from '../../api/contract';
import { refusalText } from './failure-text';

/** A verdict, or what stands in its place: `error` then says why there is none. */
export interface ShownVerdict extends Verdict {
  /** Nothing was done to the document and nothing went wrong: the user stopped first. */
  readonly isUntouched?: boolean;
}

export interface VerdictListProps {
  verdicts: readonly ShownVerdict[];
  /** What a document is called, by its id. */
  titleOf: (id: string) => string;
  /** What to say of a document for which it went well. */
  accepted: string;
}

/** One line per document of a bulk action: what became of it, in words and a sign, never by colour alone. */
export function VerdictList({ verdicts, titleOf, accepted }: VerdictListProps) {
  const { t } = useTranslation('kernel');
  return (
    // Focusable, or a keyboard could not scroll a long one.
    <ul className="ncb-verdicts" tabIndex={0}>
      {verdicts.map((verdict) => (
        <li
          key={verdict.id}
          data-row={verdict.id}
          data-notice={noticeOf(verdict)}
          data-problem={verdict.errorCode ?? undefined}
        >
          {SIGNS[noticeOf(verdict)]}
          <span>{`${titleOf(verdict.id)}: ${wordsOf(verdict)}`}</span>
        </li>
      ))}
    </ul>
  );

  function wordsOf({ error, errorCode }: ShownVerdict): string {
    return error === null ? accepted : refusalText(t, errorCode, {}, error);
  }
}

const SIGNS = {
  success: <CheckCircleFilled className="ncb-good" aria-hidden />,
  info: <MinusCircleOutlined aria-hidden />,
  error: <CloseCircleFilled className="ncb-bad" aria-hidden />,
};

function noticeOf({ error, isUntouched = false }: ShownVerdict): keyof typeof SIGNS {
  if (isUntouched) return 'info';
  return error === null ? 'success' : 'error';
}
