import { NO_CODE } from '../identifiers';
import type { Problem } from '../problem';
import { CORRESPONDENT_NAME_MAX } from '../vocabulary';
import type { ReceiverCode } from './check-receiver-code';
import { checkOptionalText, toLimitProblem } from './checks';

// Apart from the rules of the catalogue: a payment's page would load them with it.

/** Counterparty as typed. */
export interface CorrespondentDraft {
  readonly code: string;
  readonly name: string;
  readonly iban: string;
  readonly isResident: boolean;
  readonly hasCode: boolean;
  /** Maximum of one payment; '' for none. */
  readonly maximum: string;
  /** '' for none. */
  readonly phone: string;
}

interface CorrespondentReceiver {
  readonly receiverName: string;
  readonly creditIban: string;
}

/** Checks the name in the catalogue. */
export function checkCorrespondentName(name: string): Problem | null {
  const key = name === '' ? 'fillAllFields' : checkOptionalText(name, CORRESPONDENT_NAME_MAX, 'tooLongName');
  return toLimitProblem('name', key, name, CORRESPONDENT_NAME_MAX);
}

/** Turns `hasCode` off for a non-resident's nine zeros: catalogue rows have both, and a payment would be refused. */
export function toReceiver(row: Omit<CorrespondentDraft, 'maximum' | 'phone'>): ReceiverCode & CorrespondentReceiver {
  return {
    receiverName: row.name,
    creditIban: row.iban,
    receiverCode: row.code,
    receiverIsResident: row.isResident,
    receiverHasCode: row.hasCode && (row.isResident || row.code !== NO_CODE),
  };
}

export function toCorrespondent(receiver: ReceiverCode & CorrespondentReceiver): CorrespondentDraft {
  return {
    code: receiver.receiverCode,
    name: receiver.receiverName,
    iban: receiver.creditIban,
    isResident: receiver.receiverIsResident,
    hasCode: receiver.receiverHasCode,
    maximum: '',
    phone: '',
  };
}
