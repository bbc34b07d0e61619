import { fetchFrom, parseHttpAddress } from './addresses.mjs';

it.each(['bank', '', 'localhost:7400', 'mailto:a@b', 'file:///srv'])('%j is no address of a bank', (text) => {
  expect(() => parseHttpAddress(text, '--bank')).toThrow(
    `--bank is an address, https://bank.example, not ${text || 'nothing'}`,
  );
});

it('an address is one of http or https', () => {
  expect(parseHttpAddress('http://localhost:7400/ncb/', '--bank').origin).toBe('http://localhost:7400');
});

it('where nobody answers, the address is named and the reason', async () => {
  await expect(fetchFrom('http://127.0.0.1:9/health', { limitMs: 5000 })).rejects.toThrow(
    /^http:\/\/127\.0\.0\.1:9\/health does not answer: (?!fetch failed)./,
  );
});
