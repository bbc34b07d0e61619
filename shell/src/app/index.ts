export { ShellDocument, readAddressParameters } from './ShellDocument';
