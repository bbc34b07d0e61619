/** List of common passwords, loaded with the dialog of a new key. */
export { isListedPassword } from '@ncb/shared-kernel/domain/common-passwords';
