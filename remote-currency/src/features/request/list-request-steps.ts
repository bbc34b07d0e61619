import type { CurrencyRequest } from '@ncb/shared-kernel/api/contract';
import type { StepState } from '@ncb/shared-kernel/blocks/timeline';
import { DocumentStatus, DocumentType, RateType } from '@ncb/shared-kernel/domain/vocabulary';

export type StepName = 'signed' | 'accepted' | 'money' | 'rate' | 'deal' | 'credited' | 'refused';

interface RequestStep {
  readonly name: StepName;
  readonly state: StepState;
}

/** Lists the steps of a request. Source: docs/requirements/currency.md#request-estimate. */
export function listRequestSteps(
  request: Pick<CurrencyRequest, 'type' | 'status' | 'rateType' | 'missing'>,
): readonly RequestStep[] {
  const { type, status } = request;
  const unsent = status === DocumentStatus.ready ? 'now' : 'todo';
  const firstSteps: readonly RequestStep[] = [
    { name: 'signed', state: status >= DocumentStatus.ready ? 'done' : 'now' },
    { name: 'accepted', state: status >= DocumentStatus.inProgress ? 'done' : unsent },
  ];
  if (status === DocumentStatus.aborted) return [...firstSteps, { name: 'refused', state: 'refused' }];
  const money: readonly RequestStep[] =
    type === DocumentType.buyRequest ? [{ name: 'money', state: getMoneyState(request) }] : [];
  return [
    ...firstSteps,
    ...money,
    { name: 'rate', state: getRateState(request) },
    { name: 'deal', state: getDealState(request) },
    { name: 'credited', state: status === DocumentStatus.success ? 'done' : 'todo' },
  ];
}

/** Returns the input that a request in progress waits for. */
export function getAwaitedInput(request: Parameters<typeof listRequestSteps>[0]): 'money' | 'rate' | null {
  const step = listRequestSteps(request).find(({ state }) => state === 'waiting');
  return step?.name === 'money' || step?.name === 'rate' ? step.name : null;
}

type RequestState = Parameters<typeof listRequestSteps>[0];

function hasMoney({ type, missing }: RequestState): boolean {
  return type !== DocumentType.buyRequest || missing === '0.00';
}

function getMoneyState(request: RequestState): StepState {
  if (request.status === DocumentStatus.success) return 'done';
  if (request.status !== DocumentStatus.inProgress) return 'todo';
  return hasMoney(request) ? 'done' : 'waiting';
}

function getRateState(request: RequestState): StepState {
  if (request.status === DocumentStatus.success) return 'done';
  if (request.status !== DocumentStatus.inProgress || !hasMoney(request)) return 'todo';
  return request.rateType === RateType.bank ? 'done' : 'waiting';
}

function getDealState(request: RequestState): StepState {
  if (request.status === DocumentStatus.success) return 'done';
  return getRateState(request) === 'done' ? 'now' : 'todo';
}
