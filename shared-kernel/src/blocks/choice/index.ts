export { ChoiceDialog, type ChoiceDialogProps } from './ChoiceDialog';
export { CorrespondentChoice, type CorrespondentChoiceProps } from './CorrespondentChoice';
export { CorrespondentField, type CorrespondentFieldProps } from './CorrespondentField';
export { correspondentBehind } from './find-correspondents';
export { PurposeChoice, type PurposeChoiceProps } from './PurposeChoice';
export { choiceTexts } from './texts';
