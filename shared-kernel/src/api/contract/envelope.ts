import { flag, id, list, maybe, or, stringMap, text } from './codec';
import { at, record } from './record';

/**
 * The parameters that most calls carry. They only say for which of the user's companies a call is meant: the bank
 * compares them with its session and trusts none. In the sandbox `ncb_id` is the same reference as `clnt_id`.
 * Source: spec 1 §7
 */
export const sessionParameters = record({
  companyRef: at('clnt_id', id),
  bankClientId: at('ncb_id', id),
  userId: at('user_id', id),
});

const problem = record({
  field: at('field', text),
  key: at('key', text),
  params: at('params', or(stringMap, {})),
});

/**
 * What every answer carries: `success`, and with a refusal its text. `error_code`, `error_params` and `problems` are ours: they let
 * the client speak the user's language and show a problem under its field; a bank without them is understood too.
 */
export const envelope = record({
  success: at('success', or(flag, true)),
  error: at('error', maybe(text)),
  errorCode: at('error_code', maybe(text)),
  /** Ours: what the text of `error_code` shows, such as the number of tries left. */
  errorParams: at('error_params', or(stringMap, {})),
  problems: at('problems', or(list(problem), [])),
});
