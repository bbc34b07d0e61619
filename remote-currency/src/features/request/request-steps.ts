import type { CurrencyRequest } from '@ncb/shared-kernel/api/contract';
import { DocumentStatus, DocumentType, RateType } from '@ncb/shared-kernel/domain/vocabulary';

/** State of a step. `waiting`: needs input from outside; `now`: the bank works on it. */
export type StepState = 'done' | 'now' | 'waiting' | 'todo' | 'bad';

export type StepName = 'signed' | 'accepted' | 'money' | 'rate' | 'deal' | 'credited' | 'refused';

export interface RequestStep {
  readonly name: StepName;
  readonly state: StepState;
}

/** Lists the steps of a request. Source: docs/requirements/currency.md#request-estimate. */
export function requestSteps(
  request: Pick<CurrencyRequest, 'type' | 'status' | 'rateType' | 'missing'>,
): readonly RequestStep[] {
  const { type, status } = request;
  const isSent = status >= DocumentStatus.inProgress;
  const begun: readonly RequestStep[] = [
    { name: 'signed', state: status >= DocumentStatus.ready ? 'done' : 'now' },
    { name: 'accepted', state: isSent ? 'done' : status === DocumentStatus.ready ? 'now' : 'todo' },
  ];
  if (status === DocumentStatus.aborted) return [...begun, { name: 'refused', state: 'bad' }];
  const money: readonly RequestStep[] =
    type === DocumentType.buyRequest ? [{ name: 'money', state: moneyState(request) }] : [];
  return [
    ...begun,
    ...money,
    { name: 'rate', state: rateState(request) },
    { name: 'deal', state: dealState(request) },
    { name: 'credited', state: status === DocumentStatus.success ? 'done' : 'todo' },
  ];
}

/** Returns the input that a request in progress waits for. */
export function waitsFor(request: Parameters<typeof requestSteps>[0]): 'money' | 'rate' | null {
  const step = requestSteps(request).find(({ state }) => state === 'waiting');
  return step?.name === 'money' || step?.name === 'rate' ? step.name : null;
}

type Asked = Parameters<typeof requestSteps>[0];

function hasMoney({ type, missing }: Asked): boolean {
  return type !== DocumentType.buyRequest || missing === '0.00';
}

function moneyState(request: Asked): StepState {
  if (request.status === DocumentStatus.success) return 'done';
  if (request.status !== DocumentStatus.inProgress) return 'todo';
  return hasMoney(request) ? 'done' : 'waiting';
}

function rateState(request: Asked): StepState {
  if (request.status === DocumentStatus.success) return 'done';
  if (request.status !== DocumentStatus.inProgress || !hasMoney(request)) return 'todo';
  return request.rateType === RateType.bank ? 'done' : 'waiting';
}

function dealState(request: Asked): StepState {
  if (request.status === DocumentStatus.success) return 'done';
  return rateState(request) === 'done' ? 'now' : 'todo';
}
