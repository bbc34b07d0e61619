import { CheckCircleFilled, CloseCircleFilled, MinusCircleOutlined } from '@ant-design/icons';
import { useTranslation } from 'react-i18next';
import type { Verdict } from '../../api/contract';
import { getRefusalText } from './get-failure-text';

/** Result for a document; `error` may say why there is none. */
export interface ShownVerdict extends Verdict {
  /** True if the user stopped before this document. */
  readonly isUntouched?: boolean;
}

export interface VerdictListProps {
  verdicts: readonly ShownVerdict[];
  titleOf: (id: string) => string;
  accepted: string;
}

export function VerdictList({ verdicts, titleOf, accepted }: VerdictListProps) {
  const { t } = useTranslation('kernel');
  return (
    // Focusable, so that a long list scrolls by keyboard.
    <ul className="ncb-verdicts" tabIndex={0}>
      {verdicts.map((verdict) => (
        <li
          key={verdict.id}
          data-row={verdict.id}
          data-notice={getNoticeKind(verdict)}
          data-problem={verdict.errorCode ?? undefined}
        >
          {SIGNS[getNoticeKind(verdict)]}
          <span>{`${titleOf(verdict.id)}: ${formatVerdict(verdict)}`}</span>
        </li>
      ))}
    </ul>
  );

  function formatVerdict({ error, errorCode }: ShownVerdict): string {
    return error === null ? accepted : getRefusalText(t, errorCode, {}, error);
  }
}

const SIGNS = {
  success: <CheckCircleFilled className="ncb-good" aria-hidden />,
  info: <MinusCircleOutlined aria-hidden />,
  error: <CloseCircleFilled className="ncb-bad" aria-hidden />,
};

function getNoticeKind({ error, isUntouched = false }: ShownVerdict): keyof typeof SIGNS {
  if (isUntouched) return 'info';
  return error === null ? 'success' : 'error';
}
