export { registerConsole } from './register-console';
