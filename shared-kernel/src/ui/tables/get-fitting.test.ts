import { getFitting } from './get-fitting';

test('parts fit in their order until the line is full', () => {
  expect(getFitting([50, 60, 70], 200, -1)).toEqual([0, 1, 2]);
  expect(getFitting([50, 60, 70], 110, -1)).toEqual([0, 1]);
  expect(getFitting([50, 60, 70], 40, -1)).toEqual([]);
});

test('the part that goes last takes the room of those before it', () => {
  expect(getFitting([50, 60, 70], 110, 1)).toEqual([0, 1]);
  expect(getFitting([50, 60, 70], 100, 1)).toEqual([1]);
  expect(getFitting([50, 60, 70], 125, 2)).toEqual([2, 0]);
  expect(getFitting([50, 60, 70], 65, 2)).toEqual([]);
});
