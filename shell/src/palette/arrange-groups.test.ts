import { arrangeGroups } from './arrange-groups';
import type { PaletteGroup, PaletteGroupName } from './palette-model';

const group = (name: PaletteGroupName, ...keys: string[]): PaletteGroup => ({
  name,
  rows: keys.map((key) => ({ key, icon: null, title: key, run: () => undefined })),
});
const pending = (name: PaletteGroupName): PaletteGroup => ({ name, rows: [], isPending: true });
const write = (groups: readonly PaletteGroup[]) =>
  groups.map(({ name, rows }) => [name, ...rows.map(({ key }) => key)].join(' '));

describe('arrangeGroups', () => {
  it('keeps the usual order and leaves out empty groups', () => {
    const filled = [group('actions', 'pay'), group('receivers'), group('pages', 'journal')];
    expect(write(arrangeGroups([], filled, undefined))).toEqual(['actions pay', 'pages journal']);
  });

  it('shows a group that is still asked for below the first one with a row', () => {
    const filled = [group('actions'), pending('receivers'), group('pages', 'journal')];
    expect(write(arrangeGroups([], filled, undefined))).toEqual(['pages journal', 'receivers']);
  });

  it('puts a group that fills later below the chosen row', () => {
    const current = arrangeGroups([], [pending('receivers'), group('pages', 'journal')], undefined);
    const filled = [group('receivers', 'svitanok'), group('pages', 'journal')];
    expect(write(arrangeGroups(current, filled, 'journal'))).toEqual(['pages journal', 'receivers svitanok']);
    expect(write(arrangeGroups(current, filled, undefined))).toEqual(['pages journal', 'receivers svitanok']);
  });

  it('fills a group above only when nothing below it is chosen', () => {
    const current = [group('actions', 'pay'), pending('receivers'), group('pages', 'journal')];
    const filled = [group('actions', 'pay'), group('receivers', 'svitanok'), group('pages', 'journal')];
    expect(write(arrangeGroups(current, filled, 'pay'))).toEqual([
      'actions pay',
      'receivers svitanok',
      'pages journal',
    ]);
    expect(write(arrangeGroups(current, filled, 'journal'))).toEqual(['actions pay', 'receivers', 'pages journal']);
  });

  it('adds rows of the chosen group at its end', () => {
    const filled = [group('actions', 'new', 'pay', 'letter')];
    expect(write(arrangeGroups([group('actions', 'pay', 'letter')], filled, 'pay'))).toEqual([
      'actions pay letter new',
    ]);
  });

  it('drops a row that its group no longer has', () => {
    const filled = [group('receivers', 'svitanok'), group('pages', 'journal')];
    expect(write(arrangeGroups([group('receivers', 'retry')], filled, 'retry'))).toEqual([
      'receivers svitanok',
      'pages journal',
    ]);
  });
});
