import { isCalendarDate } from '../../dates';
import { parseAmount } from '../../money';
import type { Problem, ProblemKey } from '../../problem';
import { AGREEMENT_NUMBER_MAX, CONTRACT_PAPER_MAX_MEGABYTES, FILE_NAME_MAX } from '../../vocabulary';
import { toProblem, checkRequiredTextField } from '../checks';

/** Supporting document; all limits are ours. */
export interface ContractPaperDraft {
  readonly number: string;
  readonly date: string;
  /** '' for a document without a sum. */
  readonly amount: string;
  readonly fileName: string;
  readonly bytes: number;
}

export function checkContractPaper(draft: ContractPaperDraft): readonly Problem[] {
  const isRightSize = draft.bytes > 0 && draft.bytes <= CONTRACT_PAPER_MAX_MEGABYTES * 1024 * 1024;
  const max = String(CONTRACT_PAPER_MAX_MEGABYTES);
  return [
    checkRequiredTextField('number', draft.number, AGREEMENT_NUMBER_MAX),
    toProblem('date', isCalendarDate(draft.date) ? null : 'invalidDateMessage'),
    toProblem('amount', checkAmount(draft.amount)),
    checkRequiredTextField('fileName', draft.fileName, FILE_NAME_MAX),
    toProblem('content', isRightSize ? null : 'tooLargeFile', { max }),
  ].filter((found) => found !== null);
}

function checkAmount(amount: string): ProblemKey | null {
  if (amount === '') return null;
  const parsed = parseAmount(amount);
  return parsed.ok ? null : parsed.key;
}
