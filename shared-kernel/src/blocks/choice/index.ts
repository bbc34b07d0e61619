export { ChoiceDialog, type ChoiceDialogProps } from './ChoiceDialog';
export { CorrespondentChoice, type CorrespondentChoiceProps } from './CorrespondentChoice';
export { findCorrespondent } from './find-correspondent';
export { PurposeChoice, type PurposeChoiceProps } from './PurposeChoice';
export { loadChoiceDialog } from './load-choice-dialog';
export { choiceTexts } from './texts';
