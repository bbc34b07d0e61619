export { LanguageSwitch } from './LanguageSwitch';
export { Logo } from './Logo';
export { SignInFrame } from './SignInFrame';
export { ActionButton, ChoiceCards, LinkButton, Notice, SecretInput, TextInput } from './controls';
export { takeFocus, usePanel } from './use-panel';
export { formatCountdown, useCountdown } from './use-countdown';
export { usePageTexts } from './use-page-texts';
export { useStep, type FormProblem } from './use-step';
export { toTelephoneAddress } from './use-support-phone';
