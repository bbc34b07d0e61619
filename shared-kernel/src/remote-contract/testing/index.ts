export { signInAtBank, type BankSession, type Person } from './bank-session';
export { action, choose, field, narrowToPhone, press, problemOf, type } from './controls';
export {
  fakeShell,
  SAMPLE_SESSION,
  type FakeShell,
  type FakeShellOptions,
  type ReceivedCall,
  type WireAnswers,
} from './fake-shell';
export { openForm, type FormToOpen, type OpenForm } from './open-form';
export { openPage } from './open-page';
export { reopened } from './reopened';
