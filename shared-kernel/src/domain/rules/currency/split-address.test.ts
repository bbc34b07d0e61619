import { splitAddress } from './split-address';

describe('an address in one line', () => {
  it.each([
    ['Teststrasse 3, 10115 Berlin', 'Berlin', '10115', '', 'Teststrasse 3'],
    ['1 Example St, New York', 'New York', '', '', '1 Example St'],
    ['1 Wall St, New York, NY 10005', 'New York', '10005', 'NY', '1 Wall St'],
    ['1 Sample Road, London SW1A 1AA', 'London', 'SW1A 1AA', '', '1 Sample Road'],
    ['ul. Testowa 7, 00-001 Warszawa', 'Warszawa', '00-001', '', 'ul. Testowa 7'],
    ['м. Київ, вул. Вигадана, 10', 'Київ', '', '', 'вул. Вигадана, 10'],
    ['01001, м. Київ, вул. Вигадана, 10', 'Київ', '01001', '', 'вул. Вигадана, 10'],
    ['Berlin', 'Berlin', '', '', ''],
    ['', '', '', '', ''],
  ])('%p is taken apart', (line, town, postCode, region, street) => {
    expect(splitAddress(line)).toEqual({ town, postCode, region, street, building: '' });
  });
});
