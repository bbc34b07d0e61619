export { COUNTRIES, findCountry, isCountry, normaliseCountry, type Country } from './countries';
export { countryNamed, isCountryName } from './country-names';
export { UKRAINE } from './ukraine';
