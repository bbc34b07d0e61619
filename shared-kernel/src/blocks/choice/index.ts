export { ChoiceDialog, type ChoiceDialogProps } from './ChoiceDialog';
export { CorrespondentChoice, type CorrespondentChoiceProps } from './CorrespondentChoice';
export { correspondentBehind } from './correspondent-behind';
export { PurposeChoice, type PurposeChoiceProps } from './PurposeChoice';
export { choiceTexts } from './texts';
