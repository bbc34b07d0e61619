export { COUNTRIES, findCountry, isCountry, normaliseCountry, type Country, UKRAINE } from './countries';
export { findCountryByName, isCountryName } from './country-names';
