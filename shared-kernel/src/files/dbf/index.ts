export { looksLikeDbf } from './header';
export { readDbf } from './read-dbf';
