import type { ReceiverNameCheck } from '@ncb/shared-kernel/api/contract';
import { checkIban, normaliseCode, normaliseIban, normalisePassport } from '@ncb/shared-kernel/domain/identifiers';
import { tidyLine } from '@ncb/shared-kernel/domain/text';
import { IDENTIFICATION_CODE_MAX, RECEIVER_NAME_MAX } from '@ncb/shared-kernel/domain/vocabulary';
import { buildAuditEntry, writeAudit } from '../../audit';
import type { CompanyCaller } from '../../callers';
import type { Queries } from '../../db';
import { refuse, refuseFields, succeed, type Outcome } from '../../outcome';
import type { Services } from '../../services';
import { checkReceiverName } from './check-receiver-name';
import { countNameCheck, uncountNameCheck } from './count-name-check';
import { findLastCheck, storeLastCheck } from './find-name-check';
import type { NameRequest } from './name-request';

/** Age in ms up to which the same question gets the same answer and is not counted again. */
const REPEATED_MS = 10 * 60 * 1000;

/** Reasons that are known without the receiver's bank; such answers need no row. */
const UNSTORED_REASONS: readonly ReceiverNameCheck['reason'][] = ['noPart', 'treasury'];

/**
 * Answers `check_receiver_name`. An answer that tells something about an owner counts and is logged; too many of them
 * without a new document are refused. Source: docs/requirements/law-2026.md#receiver-check.
 */
export async function answerReceiverName(
  bank: Services,
  caller: CompanyCaller,
  sent: NameRequest,
): Promise<Outcome<ReceiverNameCheck>> {
  const request = normalise(sent);
  const ibanProblem = checkIban(request.account);
  if (ibanProblem) return refuseFields([{ field: 'account', key: ibanProblem }]);
  if (request.name.length > RECEIVER_NAME_MAX)
    return refuse('badRequest', { params: { max: String(RECEIVER_NAME_MAX) } });
  if (request.code.length > IDENTIFICATION_CODE_MAX)
    return refuse('badRequest', { params: { max: String(IDENTIFICATION_CODE_MAX) } });
  const { db } = bank;
  const last = await findLastCheck(db.queries, caller, request, REPEATED_MS);
  // One of the background was not counted.
  if (last && !last.inBackground && last.answer.verdict !== 'notChecked') return succeed(last.answer);
  const seconds = await countNameCheck(db, caller);
  if (seconds > 0) {
    await audit(db.queries, caller, request, 'too_many_attempts');
    return refuse('too_many_attempts', { params: { seconds: String(seconds) } });
  }
  const answer = await checkReceiverName(bank, request);
  const tells = answer.verdict === 'closeMatch' || answer.verdict === 'noMatch';
  // No answer without its audit row.
  await db.transaction(async (tx) => {
    if (!UNSTORED_REASONS.includes(answer.reason)) await storeLastCheck(tx, caller, request, answer, tells);
    if (tells) await audit(tx, caller, request, 'ok', answer.verdict);
    else await uncountNameCheck(tx, caller);
  });
  return succeed(answer);
}

function audit(
  queries: Queries,
  caller: CompanyCaller,
  { account }: NameRequest,
  result: 'ok' | 'too_many_attempts',
  verdict = '',
): Promise<void> {
  const entry = buildAuditEntry(caller, 'checkReceiverName', 'account', account, result);
  return writeAudit(queries, verdict === '' ? entry : { ...entry, detail: verdict });
}

/** Normalises as a save does. */
function normalise({ account, name, code, hasCode }: NameRequest): NameRequest {
  return {
    account: normaliseIban(account),
    name: tidyLine(name),
    code: (hasCode ? normaliseCode : normalisePassport)(code),
    hasCode,
  };
}
