export { OwnSessionsDialog } from './OwnSessionsDialog';
