export { isProbablyDbf } from './header';
export { readDbf } from './read-dbf';
