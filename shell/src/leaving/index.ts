export { failWhenStaying, watchLeaving, whenStaying } from './leaving';
