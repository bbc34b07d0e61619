import { flag, id, list, nullable, withDefault, stringMap, text } from './codec';
import { at, record } from './record';

/**
 * Parameters that select the user's company; the bank compares them with its session. In the sandbox `ncb_id` equals
 * `clnt_id`. Source: docs/requirements/shell-accounts-admin.md#transport.
 */
export const sessionParameters = record({
  companyRef: at('clnt_id', id),
  bankClientId: at('ncb_id', id),
  userId: at('user_id', id),
});

const problem = record({
  field: at('field', text),
  key: at('key', text),
  params: at('params', withDefault(stringMap, {})),
});

/**
 * Fields of every answer: `success`, and the text of a refusal. `error_code`, `error_params` and `problems` are ours
 * and optional, for texts in the user's language and problems under their fields.
 */
export const envelope = record({
  success: at('success', withDefault(flag, true)),
  error: at('error', nullable(text)),
  errorCode: at('error_code', nullable(text)),
  /** Ours: parameters of the text of `error_code`, such as the number of tries left. */
  errorParams: at('error_params', withDefault(stringMap, {})),
  problems: at('problems', withDefault(list(problem), [])),
});
