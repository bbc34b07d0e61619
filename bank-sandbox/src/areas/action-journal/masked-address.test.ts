import { maskedAddress } from './masked-address';

test.each([
  ['91.196.34.14', '91.196.•••.14'],
  ['2001:db8:0:1::5', '2001:db8:•••'],
  ['::ffff:91.196.34.14', '91.196.•••.14'],
  ['::1', '::•••'],
  ['the bank', ''],
  ['', ''],
])('%s is shown as "%s"', (address, shown) => {
  expect(maskedAddress(address)).toBe(shown);
});
