import { splitAddress } from './split-address';

describe('an address in one line', () => {
  it.each([
    ['Teststrasse 3, 10115 Berlin', 'Berlin', '10115', '', 'Teststrasse 3'],
    ['1 Wall St, New York, NY 10005', 'New York', '10005', 'NY', '1 Wall St'],
    ['1 Sample Road, London SW1A 1AA', 'London', 'SW1A 1AA', '', '1 Sample Road'],
    ['ul. Testowa 7, 00-001 Warszawa', 'Warszawa', '00-001', '', 'ul. Testowa 7'],
    ['м. Київ, вул. Вигадана, 10', 'Київ', '', '', 'вул. Вигадана, 10'],
    ['01001, м. Київ, вул. Вигадана, 10', 'Київ', '01001', '', 'вул. Вигадана, 10'],
    ['Teststrasse 3 10115 Berlin', 'Berlin', '10115', '', 'Teststrasse 3'],
    ['Teststrasse 3\n10115 Berlin\nГермания', 'Berlin', '10115', '', 'Teststrasse 3'],
    ['10 Rue d’Exemple, 75001 Paris, France', 'Paris', '75001', '', '10 Rue d’Exemple'],
    ['Via Esempio 25, 20121 Milano MI, Italy', 'Milano', '20121', 'MI', 'Via Esempio 25'],
    ['Voorbeeld 123, 1015 CJ Amsterdam, The Netherlands', 'Amsterdam', '1015 CJ', '', 'Voorbeeld 123'],
    ['Musterweg 1, CH-8001 Zürich, Switzerland', 'Zürich', 'CH-8001', '', 'Musterweg 1'],
    ['Exempelgatan 5, SE-111 51 Stockholm, Sweden', 'Stockholm', 'SE-111 51', '', 'Exempelgatan 5'],
    ['Ukazkova 1, 110 00 Praha 1, Czech Republic', 'Praha 1', '110 00', '', 'Ukazkova 1'],
    ['Rua Exemplo 100, 1100-053 Lisboa, Portugal', 'Lisboa', '1100-053', '', 'Rua Exemplo 100'],
    ['Ornek Cad. No: 15, 34367 Istanbul, Türkiye', 'Istanbul', '34367', '', 'Ornek Cad. No: 15'],
    ['1-1-2 Rei, Chiyoda-ku, Tokyo 100-0005, Japan', 'Tokyo', '100-0005', '', '1-1-2 Rei, Chiyoda-ku'],
    ['88 Shili Road, Shanghai 200003, China', 'Shanghai', '200003', '', '88 Shili Road'],
    ['65 Sample Street, Singapore 049513', 'Singapore', '049513', '', '65 Sample Street'],
    ['12 Sample Road, Hong Kong', 'Hong Kong', '', '', '12 Sample Road'],
    ['45 Sample Road, Bengaluru 560001, Karnataka, India', 'Bengaluru', '560001', 'Karnataka', '45 Sample Road'],
    ['100 Sample Street, Toronto, ON M5X 1A9, Canada', 'Toronto', 'M5X 1A9', 'ON', '100 Sample Street'],
    ['200 Sample St, Sydney NSW 2000, Australia', 'Sydney', '2000', 'NSW', '200 Sample St'],
    ['Av. Exemplo 10, Sao Paulo, SP 01310-100, Brazil', 'Sao Paulo', '01310-100', 'SP', 'Av. Exemplo 10'],
    ['смт Умовне, вул. Вигадана, 1', 'Умовне', '', '', 'вул. Вигадана, 1'],
    ['', '', '', '', ''],
  ])('%p is taken apart', (line, town, postCode, region, street) => {
    expect(splitAddress(line)).toEqual({ town, postCode, region, street, building: '' });
  });

  it.each([
    'Київ, вул. Вигадана, 10, оф. 5',
    'вул. Вигадана, 10, Київ',
    'Київ, вул. Вигадана, 01001',
    'Городок, вул. Зразкова, 2',
    'Полтава, пров. Умовний, 3-А',
    '1 Example St, New York',
    'Berlin',
    '12 Sample Street, Dublin 1, D01 F5P2, Ireland',
    'P.O. Box 12345, Dubai, UAE',
  ])('has no town where nothing but its place marks one: «%s»', (line) => {
    expect(splitAddress(line).town).toBe('');
  });
});
