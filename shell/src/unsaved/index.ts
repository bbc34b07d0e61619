export { AskToLeave, LeaveGuard } from './LeaveGuard';
export { createUnsavedWork, type UnsavedWork } from './create-unsaved-work';
export { useLeaveConfirmation, type LeaveConfirmation } from './use-leave-confirmation';
