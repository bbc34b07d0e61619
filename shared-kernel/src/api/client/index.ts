export {
  createApiClient,
  type ApiClient,
  type ApiClientOptions,
  type CallOptions,
  type SessionIdentity,
} from './client';
export { failureCode, type ApiFailure, type FieldProblem, type Outcome } from './outcome';
