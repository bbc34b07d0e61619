import type { App } from 'antd';
import type { Verdict } from '../../api/contract';
import { VerdictList } from '../../ui';

interface DocumentResults {
  title: string;
  verdicts: readonly Verdict[];
  titleOf: (id: string) => string;
  accepted: string;
  closeText: string;
  /** Key of the failure if no document was accepted. */
  problem: string | null;
}

/** Shows what became of each document. */
export function showResults(
  modal: ReturnType<typeof App.useApp>['modal'],
  { title, verdicts, titleOf, accepted, closeText, problem }: DocumentResults,
): void {
  modal.info({
    title,
    width: 640,
    content: (
      <div {...(problem !== null && { 'data-problem': problem })}>
        <VerdictList verdicts={verdicts} titleOf={titleOf} accepted={accepted} />
      </div>
    ),
    okText: closeText,
  });
}
