export { default as factStyles } from './facts.module.css';
export { QuestionnaireProgress } from './QuestionnaireProgress';
export { QuestionnaireView } from './QuestionnaireView';
export { StateTag } from './StateTag';
export { questionnaireTexts } from './texts';
