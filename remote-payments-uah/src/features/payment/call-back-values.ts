import { isRecord } from '@ncb/shared-kernel/api/contract';
import { isSameCall, type CallBack, type CallBackRecord } from '@ncb/shared-kernel/domain/rules';
import { normaliseCode, normaliseIban } from '@ncb/shared-kernel/domain/identifiers';

/** Statement about a call as typed, kept for the account and code that it is about: another receiver asks again. */
export interface TypedCallBack extends Omit<CallBack, 'isDone'> {
  readonly account: string;
  readonly code: string;
  /** '' until the user has answered. */
  readonly answer: '' | 'done' | 'notDone';
}

const EMPTY: Omit<TypedCallBack, 'account' | 'code'> = {
  answer: '',
  person: '',
  phone: '',
  day: '',
  time: '',
  confirmedBy: '',
};

interface CallBackValues {
  readonly creditIban: string;
  readonly receiverCode: string;
  readonly callBack?: TypedCallBack | undefined;
}

/** Returns what was typed about the present receiver. */
export function getTypedCallBack({ creditIban, receiverCode, callBack }: CallBackValues): TypedCallBack {
  const account = normaliseIban(creditIban);
  const code = normaliseCode(receiverCode);
  return callBack?.account === account && callBack.code === code ? callBack : { ...EMPTY, account, code };
}

/** Builds the statement to send; undefined until the user has answered. */
export function getSentCallBack(values: CallBackValues): CallBack | undefined {
  const { account: _, code: _code, answer, ...texts } = getTypedCallBack(values);
  return answer === '' ? undefined : { isDone: answer === 'done', ...texts };
}

/** True if the stored statement stays: it is not checked again, as it may have become too old for a new one. */
export function isCallKept(values: CallBackValues, { callBack }: CallBackValues): boolean {
  const stored = getSentCallBack({ ...values, callBack });
  const sent = getSentCallBack(values);
  return stored !== undefined && sent !== undefined && isSameCall(stored, sent);
}

/** Writes a stored statement as typed; one without a caller is the bank's own and still to be answered. */
export function toTypedCallBack(
  { isDone, caller, person, phone, day, time, confirmedBy }: CallBack & Partial<Pick<CallBackRecord, 'caller'>>,
  account: string,
  code: string,
): TypedCallBack {
  const denied = caller === '' ? '' : 'notDone';
  return { account, code, answer: isDone ? 'done' : denied, person, phone, day, time, confirmedBy };
}

/** True for a value of a stored draft that the form can show. */
export function isTypedCallBack(value: unknown): boolean {
  return isRecord(value) && ['account', 'code', ...Object.keys(EMPTY)].every((name) => typeof value[name] === 'string');
}
