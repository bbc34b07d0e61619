export { COUNTRIES, findCountry, isCountry, normaliseCountry, type Country } from './countries';
export { UKRAINE } from './ukraine';
