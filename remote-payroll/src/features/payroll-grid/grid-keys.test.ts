import { getKeyCommand, type PressedKey } from './grid-keys';

const press = (key: string, modifiers: Partial<PressedKey> = {}): PressedKey => ({
  key,
  code: key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  ...modifiers,
});
const PAGE = 18;

it.each([
  ['ArrowDown', {}, { kind: 'move', rows: 1, columns: 0 }],
  ['ArrowLeft', {}, { kind: 'move', rows: 0, columns: -1 }],
  ['PageDown', {}, { kind: 'move', rows: 18, columns: 0 }],
  ['Enter', {}, { kind: 'edit', text: null }],
  ['F2', {}, { kind: 'edit', text: null }],
  ['7', {}, { kind: 'edit', text: '7' }],
  ['ї', {}, { kind: 'edit', text: 'ї' }],
  [' ', {}, { kind: 'mark' }],
  ['Delete', {}, { kind: 'clear' }],
  ['Tab', {}, { kind: 'next', by: 1 }],
  ['Tab', { shiftKey: true }, { kind: 'next', by: -1 }],
  ['Escape', {}, { kind: 'leave' }],
  ['я', { ctrlKey: true, code: 'KeyZ' }, { kind: 'undo' }],
  ['f', { metaKey: true, code: 'KeyF' }, { kind: 'search' }],
  ['End', { ctrlKey: true, code: 'End' }, { kind: 'edge', row: 'last', column: null }],
  ['v', { ctrlKey: true, code: 'KeyV' }, null],
  ['F5', {}, null],
  ['x', { altKey: true }, null],
] as const)('%s with %j in the grid asks for %j', (key, modifiers, command) => {
  expect(getKeyCommand(press(key, modifiers), false, PAGE)).toEqual(command);
});

it.each([
  ['Enter', {}, { kind: 'move', rows: 1, columns: 0 }],
  ['Enter', { shiftKey: true }, { kind: 'move', rows: -1, columns: 0 }],
  ['ArrowUp', {}, { kind: 'move', rows: -1, columns: 0 }],
  ['Tab', {}, { kind: 'next', by: 1 }],
  ['Escape', {}, { kind: 'restore' }],
  ['ArrowLeft', {}, null],
  ['a', {}, null],
  [' ', {}, null],
  ['z', { ctrlKey: true, code: 'KeyZ' }, null],
] as const)('%s with %j while something is typed asks for %j', (key, modifiers, command) => {
  expect(getKeyCommand(press(key, modifiers), true, PAGE)).toEqual(command);
});
