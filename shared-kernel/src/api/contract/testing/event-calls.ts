import { DOCUMENT_KINDS, STORED_STATUSES } from '../../../domain/vocabulary';
import { getEvents, type DocumentEvent } from '../events';
import {
  anyId,
  anyMoment,
  anyMoney,
  anyOf,
  anyText,
  filledText,
  listOf,
  nullable,
  optionally,
  recordOf,
} from './generators';
import { roundTrip } from './round-trip';

const event = recordOf<DocumentEvent>({
  id: anyId,
  documentId: anyId,
  kind: anyOf(DOCUMENT_KINDS),
  number: anyText,
  receiverName: anyText,
  amount: nullable(anyMoney),
  currencyLetters: anyText,
  status: anyOf(STORED_STATUSES),
  reason: nullable(filledText),
  time: anyMoment,
  uetr: optionally(filledText),
});

export const EVENT_CALLS = [
  roundTrip(
    getEvents,
    recordOf({ lastId: nullable(anyId) }),
    recordOf({ events: listOf(event), lastId: anyId, accountsMark: anyText }),
  ),
];
