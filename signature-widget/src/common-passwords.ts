/** List of common passwords, a file that the page loads with the dialog of a new key. */
export { isListedPassword } from '@ncb/shared-kernel/domain/common-passwords';
