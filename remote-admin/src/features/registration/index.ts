export { getCompanyProblems, normaliseCompany } from './company-draft';
export { CompanyStep, FoundCompany, StepFoot } from './CompanyStep';
export { EMPTY_COMPANY } from './empty-company';
export { FailureNote, type ShownFailure } from './FailureNote';
export { NOT_FOUND_REASONS } from './not-found-reasons';
export { PendingRegistrationText, type PendingRegistration } from './PendingRegistrationText';
export { PlainDialog } from './PlainDialog';
export { default as registrationStyles } from './registration.module.css';
export { loadCompanyBank } from './use-company-bank';
