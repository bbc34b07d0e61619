export { firstKernelTexts, firstShellTexts } from './first-texts';
