import { suggestAddress } from '.';

const parts = (town: string, street: string, building: string, more: object = {}) => ({
  town,
  street,
  building,
  postCode: '',
  region: '',
  ...more,
});

describe('suggestAddress', () => {
  it.each([
    ['Київ, вул. Вигадана, 10, оф. 5', parts('Київ', 'вул. Вигадана', '10, оф. 5')],
    ['Полтава, пров. Умовний, 3-А', parts('Полтава', 'пров. Умовний', '3-А')],
    ['м. Львів, вул. Зразкова, буд. 7, оф. 12', parts('Львів', 'вул. Зразкова', 'буд. 7, оф. 12')],
    ['01001, м. Київ, вул. Вигадана, 10', parts('Київ', 'вул. Вигадана', '10', { postCode: '01001' })],
    ['вул. Вигадана, 10/2, корп. 3, м. Умань', parts('Умань', 'вул. Вигадана', '10/2, корп. 3')],
    ['Київ, 01001, вул. Вигадана, 10', parts('Київ', 'вул. Вигадана', '10', { postCode: '01001' })],
  ])('%s', (line, expected) => {
    expect(suggestAddress(line)).toEqual(expected);
  });

  it.each(['', 'вул. Вигадана, 10', 'Вигадана 10'])('suggests nothing for “%s”, which names no town', (line) => {
    expect(suggestAddress(line)).toBeNull();
  });
});
