export { Exchange } from './Exchange';
export { LetterForm } from './LetterForm';
export { LetterList } from './LetterList';
export { LetterView } from './LetterView';
export { default as mailStyles } from './mail.module.css';
