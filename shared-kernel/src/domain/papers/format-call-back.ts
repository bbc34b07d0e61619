import { toDotted } from '../dates';
import { formatPhone, type CallBackRecord } from '../rules';

export type CallBackWords = Readonly<Record<'notDone' | 'unanswered' | 'since' | 'confirmed', string>>;

export const UKRAINIAN_CALL_BACK: CallBackWords = {
  notDone: 'не телефонували',
  unanswered: 'рахунок змінено, про дзвінок не записано',
  since: 'номер у довіднику з',
  confirmed: 'рахунок підтверджує',
};

/**
 * Returns who called, at which number and when, and whom; or that no call was made; '' without a statement. Typed names
 * come last and in quotes of their own, so that none can look like facts of the bank.
 */
export function formatCallBack(record: CallBackRecord | null, words = UKRAINIAN_CALL_BACK): string {
  if (!record) return '';
  const { isDone, caller, person, phone, phoneSince, day, time, confirmedBy } = record;
  if (!isDone) return caller === '' ? words.unanswered : `${words.notDone} (${caller})`;
  const since = `(${words.since} ${toDotted(phoneSince)})`;
  return [
    `${caller} → ${formatPhone(phone)} ${since}, ${toDotted(day)} ${time}: ${quote(person)}`,
    ...(confirmedBy === '' ? [] : [`${words.confirmed} ${quote(confirmedBy)}`]),
  ].join(', ');
}

const quote = (text: string) => `«${text.replace(/[«»]/g, '"')}»`;
