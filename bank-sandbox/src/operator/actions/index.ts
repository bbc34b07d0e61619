import type { Action } from './action';
import { APPLICATION_ACTIONS } from './application-actions';
import { DAY_ACTIONS } from './day-actions';
import { DOCUMENT_ACTIONS } from './document-actions';
import { FAULT_ACTIONS } from './fault-actions';
import { LETTER_ACTIONS } from './letter-actions';
import { PERSONAL_ACCOUNT_ACTIONS } from './personal-account-actions';
import { QUESTIONNAIRE_ACTIONS } from './questionnaire-actions';
import { RATE_ACTIONS } from './rate-actions';
import { REVERSAL_ACTIONS } from './reversal-actions';
import { TRACKING_ACTIONS } from './tracking-actions';
import { USER_ACTIONS } from './user-actions';
import { APPROVAL_ACTIONS } from './approval-actions';

export { fail, type Action, type SectionName, type ActionResult } from './action';
export { FAULT_KINDS, formatPath } from './fault-actions';

export const ACTIONS: readonly Action[] = [
  ...APPROVAL_ACTIONS,
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
