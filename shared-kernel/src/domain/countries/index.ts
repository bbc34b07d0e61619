export { COUNTRIES, findCountry, isCountry, normaliseCountry, type Country } from './countries';
export { findCountryByName, isCountryName } from './country-names';
export { UKRAINE } from './ukraine';
