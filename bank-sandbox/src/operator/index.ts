export { registerConsole } from './console';
