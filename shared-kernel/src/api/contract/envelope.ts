import { id, list, maybe, or, text, flag } from './codec';
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
});

/**
 * What every answer carries: `success`, and with a refusal its text. `error_code` and `problems` are ours: they let
 * the client speak the user's language and show a problem under its field; a bank without them is understood too.
 */
export const envelope = record({
  success: at('success', or(flag, true)),
  error: at('error', maybe(text)),
  errorCode: at('error_code', maybe(text)),
  problems: at('problems', or(list(problem), [])),
});
