export { ChoiceDialog, type ChoiceDialogProps } from './ChoiceDialog';
export { CorrespondentChoice, type CorrespondentChoiceProps } from './CorrespondentChoice';
export { CorrespondentInput, type CorrespondentInputProps } from './CorrespondentInput';
export { correspondentBehind } from './find-correspondents';
export { PurposeChoice, type PurposeChoiceProps } from './PurposeChoice';
export { choiceTexts } from './texts';
