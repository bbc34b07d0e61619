import { create } from 'fontkit';
import { buildTypeface } from './build-typeface.mjs';

test('figures in columns have one width, and the hyphen of a word keeps its own', async () => {
  const { files } = await buildTypeface();
  const file = files.find(({ name }) => name.startsWith('inter-latin.'));
  const font = create(file?.content ?? Buffer.alloc(0));
  const widthOf = (/** @type {string} */ text, /** @type {string[]} */ features) =>
    font.layout(text, features).advanceWidth;
  const figures = [...'0123456789'].map((figure) => widthOf(figure, ['tnum']));
  expect(new Set(figures).size).toBe(1);
  expect(widthOf('1', [])).not.toBe(figures[1]);
  expect(widthOf('-', ['tnum'])).toBe(widthOf('-', []));
});
