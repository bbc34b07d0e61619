import { flag, text, typedDate, withDefault } from './codec';
import { at, record } from './record';

const fields = {
  isDone: at('is_done', flag),
  person: at('person', withDefault(text, '')),
  phone: at('phone', withDefault(text, '')),
  day: at('call_date', withDefault(typedDate, '')),
  time: at('call_time', withDefault(text, '')),
  confirmedBy: at('confirmed_by', withDefault(text, '')),
} as const;

/** Statement about a call to the receiver. Source: docs/requirements/payee-checks.md#call-back. */
export const callBack = record(fields);

/** Stored statement, with the user who states it and the day on which the number came into the catalogue. */
export const storedCallBack = record({
  ...fields,
  caller: at('caller', text),
  phoneSince: at('phone_since', withDefault(typedDate, '')),
});
