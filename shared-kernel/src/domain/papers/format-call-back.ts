import { toDotted } from '../dates';
import { formatPhone, type CallBackRecord } from '../rules';

export type CallBackWords = Readonly<Record<'notDone' | 'since' | 'confirmed', string>>;

export const UKRAINIAN_CALL_BACK: CallBackWords = {
  notDone: 'не телефонували',
  since: 'номер у довіднику з',
  confirmed: 'рахунок підтверджує',
};

/** Returns who called whom, at which number and when, or that no call was made; '' without a statement. */
export function formatCallBack(record: CallBackRecord | null, words = UKRAINIAN_CALL_BACK): string {
  if (!record) return '';
  const { isDone, caller, person, phone, phoneSince, day, time, confirmedBy } = record;
  if (!isDone) return `${words.notDone} (${caller})`;
  return [
    `${caller} → ${person}`,
    `${formatPhone(phone)} (${words.since} ${toDotted(phoneSince)})`,
    `${toDotted(day)} ${time}`,
    ...(confirmedBy === '' ? [] : [`${words.confirmed} ${confirmedBy}`]),
  ].join(', ');
}
