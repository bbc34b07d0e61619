export {
  createApiClient,
  type ApiClient,
  type ApiClientOptions,
  type CallOptions,
  type SessionIdentity,
} from './client';
export {
  getFailureCode,
  getStoredAfter,
  type ApiFailure,
  type FieldProblem,
  type Outcome,
  type StoredAfterFailure,
} from './outcome';
