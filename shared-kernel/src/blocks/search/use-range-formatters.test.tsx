import { screen } from '@testing-library/react';
import { openPage } from '@ncb/shared-kernel/remote-contract/testing';
import { searchTexts, useRangeFormatters, type RangeFormatters } from '.';

async function formatRange(words: (ranges: RangeFormatters) => string): Promise<string> {
  const Page = () => <p data-testid="range">{words(useRangeFormatters())}</p>;
  await openPage({ Page, texts: searchTexts }, { answers: {} });
  return (await screen.findByTestId('range')).textContent;
}

it.each<[words: string, tell: (ranges: RangeFormatters) => string]>([
  ['01.11.2026 – 20.11.2026', ({ days }) => days('2026-11-01', '2026-11-20')],
  ['з 01.11.2026', ({ days }) => days('2026-11-01', '')],
  ['до 20.11.2026', ({ days }) => days('', '2026-11-20')],
  ['з 31.02.2026', ({ days }) => days('31.02.2026', '')],
  ['1\u00a0000,50 – 2\u00a0000,00', ({ amounts }) => amounts('1 000,5', '2000')],
  ['від 1\u00a0000,50', ({ amounts }) => amounts('1000.5', '')],
  ['до 2\u00a0000,00', ({ amounts }) => amounts('', '2000')],
  ['від багато', ({ amounts }) => amounts('багато', '')],
])('a range is told as %s', async (words, tell) => {
  expect(await formatRange(tell)).toBe(words);
});
