export { ApplicationCard } from './ApplicationCard';
