export { looksLikeDbf } from './header';
export { readDbf, type DbfContent } from './read-dbf';
