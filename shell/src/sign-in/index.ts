export { SignInPage } from './SignInPage';
export { StartFailed } from './StartFailed';
