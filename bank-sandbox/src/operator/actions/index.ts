import type { Action } from './action';
import { APPLICATION_ACTIONS } from './applications';
import { DAY_ACTIONS } from './bank-day';
import { DOCUMENT_ACTIONS } from './documents';
import { FAULT_ACTIONS } from './faults';
import { LETTER_ACTIONS } from './letters';
import { PERSONAL_ACCOUNT_ACTIONS } from './personal-accounts';
import { QUESTIONNAIRE_ACTIONS } from './questionnaires';
import { RATE_ACTIONS } from './rates';
import { REVERSAL_ACTIONS } from './reversals';
import { TRACKING_ACTIONS } from './tracking';
import { USER_ACTIONS } from './users';
import { WAITING_ACTIONS } from './waiting';

export { unable, type Action, type Input, type SectionName, type Told } from './action';
export { FAULT_KINDS, placeOf } from './faults';

export const ACTIONS: readonly Action[] = [
  ...WAITING_ACTIONS,
  ...APPLICATION_ACTIONS,
  ...QUESTIONNAIRE_ACTIONS,
  ...LETTER_ACTIONS,
  ...DOCUMENT_ACTIONS,
  ...TRACKING_ACTIONS,
  ...DAY_ACTIONS,
  ...RATE_ACTIONS,
  ...FAULT_ACTIONS,
  ...USER_ACTIONS,
  ...PERSONAL_ACCOUNT_ACTIONS,
  ...REVERSAL_ACTIONS,
];
