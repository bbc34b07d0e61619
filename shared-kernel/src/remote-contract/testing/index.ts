export { signInAtBank, type BankSession, type TestUser } from './sign-in-at-bank';
export { action, choose, field, narrowToPhone, press, problemOf, type } from './controls';
export {
  createFakeShell,
  SAMPLE_SESSION,
  type FakeShell,
  type FakeShellOptions,
  type ReceivedCall,
  type WireAnswers,
} from './create-fake-shell';
export { openForm, type FormToOpen, type OpenForm } from './open-form';
export { openPage } from './open-page';
export { makeReopenable } from './make-reopenable';
