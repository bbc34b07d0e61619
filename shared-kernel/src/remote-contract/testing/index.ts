export {
  fakeShell,
  SAMPLE_SESSION,
  type FakeShell,
  type FakeShellOptions,
  type ReceivedCall,
  type WireAnswers,
} from './fake-shell';
export { action, field, openPage, problemOf } from './open-page';
