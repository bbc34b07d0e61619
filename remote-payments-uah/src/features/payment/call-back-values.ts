import { isRecord } from '@ncb/shared-kernel/api/contract';
import type { CallBack } from '@ncb/shared-kernel/domain/rules';
import { normaliseIban } from '@ncb/shared-kernel/domain/identifiers';

/** Statement about a call as typed, kept for the account that it is about: another account asks again. */
export interface TypedCallBack extends Omit<CallBack, 'isDone'> {
  readonly account: string;
  /** '' until the user has answered. */
  readonly answer: '' | 'done' | 'notDone';
}

const EMPTY: Omit<TypedCallBack, 'account'> = { answer: '', person: '', phone: '', day: '', time: '', confirmedBy: '' };

interface CallBackValues {
  readonly creditIban: string;
  readonly callBack?: TypedCallBack | undefined;
}

/** Returns what was typed about the present account. */
export function getTypedCallBack({ creditIban, callBack }: CallBackValues): TypedCallBack {
  const account = normaliseIban(creditIban);
  return callBack?.account === account ? callBack : { ...EMPTY, account };
}

/** Builds the statement to send; undefined until the user has answered. */
export function getSentCallBack(values: CallBackValues): CallBack | undefined {
  const { account: _, answer, ...texts } = getTypedCallBack(values);
  return answer === '' ? undefined : { isDone: answer === 'done', ...texts };
}

/** Writes a stored statement as typed. */
export function toTypedCallBack(
  { isDone, person, phone, day, time, confirmedBy }: CallBack,
  account: string,
): TypedCallBack {
  return { account, answer: isDone ? 'done' : 'notDone', person, phone, day, time, confirmedBy };
}

/** True for a value of a stored draft that the form can show. */
export function isTypedCallBack(value: unknown): boolean {
  return isRecord(value) && ['account', ...Object.keys(EMPTY)].every((name) => typeof value[name] === 'string');
}
