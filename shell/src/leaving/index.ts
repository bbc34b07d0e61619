export { failWhenStaying, isLeaving, watchLeaving, whenStaying } from './leaving';
