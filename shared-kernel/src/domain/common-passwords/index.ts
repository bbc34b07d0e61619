export { isListedPassword } from './is-listed-password';
