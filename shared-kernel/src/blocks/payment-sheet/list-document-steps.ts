import type { ActionRow, Payment } from '../../api/contract';
import { ActionType, DocumentStatus, INSTANT_OUTCOME_MINUTES, SignScheme } from '../../domain/vocabulary';
import type { StepState } from '../timeline';

/** Signatures that a document still needs. */
type MissingSignatures = 'one' | 'both' | 'first' | 'second';

export interface DocumentStep {
  readonly name:
    | 'created'
    | 'signature'
    | 'signatures'
    | 'missing'
    | 'sent'
    | 'awaited'
    | 'outcome'
    | 'executed'
    | 'refused';
  readonly state: StepState;
  readonly people: readonly string[];
  /** `yyyy-MM-ddTHH:mm:ss`; null if not known. */
  readonly moment: string | null;
  /** Right of the signer of a step `signature`. */
  readonly right?: number;
  /** Signatures that a step `missing` waits for. */
  readonly missing?: MissingSignatures;
  /** Moment by which a step `outcome` happens. */
  readonly deadline?: string;
}

export type SteppedDocument = Pick<
  Payment,
  'status' | 'creator' | 'signatures' | 'confirmed' | 'isOutcomeUnknown' | 'nextSigners'
>;

/**
 * Lists the steps of a document's life, done and to come. Source: docs/requirements/hryvnia-payments.md#statuses.
 * @param actions recorded actions, newest first
 */
export function listDocumentSteps(
  { status, creator, signatures, confirmed, isOutcomeUnknown }: SteppedDocument,
  actions: readonly ActionRow[],
  scheme: SignScheme,
): readonly DocumentStep[] {
  const findLast = (type: ActionType) => actions.find((action) => action.type === type);
  const { ready, inProgress, success } = DocumentStatus;
  const isSent = status >= inProgress;
  const sending = isSent ? findLast(ActionType.send) : undefined;
  const unsent = status === ready ? 'now' : 'todo';
  return [
    { name: 'created', state: 'done', people: [creator], moment: findLast(ActionType.createPayment)?.time ?? null },
    ...listSignatureSteps(signatures, isSent),
    ...(status < ready
      ? [{ name: 'missing', state: 'now', people: [], moment: null, missing: getMissing(status, scheme) } as const]
      : []),
    {
      name: 'sent',
      state: isSent ? 'done' : unsent,
      people: sending?.userName ? [sending.userName] : [],
      moment: sending?.time ?? null,
    },
    ...(status === inProgress && isOutcomeUnknown
      ? listUnknownSteps(sending?.time)
      : [getLastStep(status, status >= success ? confirmed : null)]),
  ];
}

function getLastStep(status: DocumentStatus, moment: string | null): DocumentStep {
  const { inProgress, success, aborted } = DocumentStatus;
  if (status === aborted) return { name: 'refused', state: 'refused', people: [], moment };
  const unexecuted = status === inProgress ? 'now' : 'todo';
  return { name: 'executed', state: status === success ? 'done' : unexecuted, people: [], moment };
}

/** Lists the steps to come of an instant payment without an answer; it may be executed or refused. */
function listUnknownSteps(sentAt: string | undefined): readonly DocumentStep[] {
  return [
    { name: 'awaited', state: 'now', people: [], moment: null },
    {
      name: 'outcome',
      state: 'todo',
      people: [],
      moment: null,
      ...(sentAt && { deadline: addMinutes(sentAt, INSTANT_OUTCOME_MINUTES) }),
    },
  ];
}

/** Adds minutes to a moment `yyyy-MM-ddTHH:mm:ss` of a time zone whose clocks do not change meanwhile. */
function addMinutes(moment: string, minutes: number): string {
  return new Date(Date.parse(`${moment}Z`) + minutes * 60_000).toISOString().slice(0, moment.length);
}

/** Two signatures of a sent document are one step: the way of the money matters then. */
function listSignatureSteps(signatures: Payment['signatures'], isSent: boolean): readonly DocumentStep[] {
  const inOrder = signatures.toSorted((a, b) => a.at.localeCompare(b.at));
  const last = inOrder.at(-1);
  if (isSent && last && inOrder.length > 1)
    return [{ name: 'signatures', state: 'done', people: inOrder.map(({ signer }) => signer), moment: last.at }];
  return inOrder.map(({ signer, right, at }) => ({
    name: 'signature',
    state: 'done',
    people: [signer],
    moment: at,
    right,
  }));
}

function getMissing(status: DocumentStatus, scheme: SignScheme): MissingSignatures {
  if (status === DocumentStatus.signedFirst) return 'second';
  if (status === DocumentStatus.signedSecond) return 'first';
  return scheme === SignScheme.two ? 'both' : 'one';
}
