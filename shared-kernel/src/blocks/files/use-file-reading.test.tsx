import { act, renderHook, waitFor } from '@testing-library/react';
import type { FileAbout, FileOutcome, ReadFile } from '../../files';
import { useFileReading, type ReadingProgressListener, type ReadingStage } from './use-file-reading';

const ABOUT = { format: 'csv', encoding: 'utf-8', sheet: null, sheets: [], previews: {} } as unknown as FileAbout;
const READ: ReadFile = { about: ABOUT, columns: ['a'], total: 2 };
const FILE = new File(['a'], 'a.csv');

interface Order {
  readonly name: string;
  readonly listener: ReadingProgressListener;
  readonly cancel: jest.Mock;
  end(outcome: FileOutcome<ReadFile>): void;
}

function open() {
  const orders: Order[] = [];
  const hook = renderHook(() =>
    useFileReading<{ encoding?: string }, readonly string[]>({}, (file, _, listener) => {
      let end: Order['end'] = () => undefined;
      const outcome = new Promise<FileOutcome<ReadFile>>((resolve) => {
        end = resolve;
      });
      const cancel = jest.fn(() => end({ kind: 'cancelled' }));
      orders.push({ name: file.name, listener, cancel, end });
      return { work: { outcome, cancel }, buildRows: ({ columns }) => [file.name, ...columns] };
    }),
  );
  const ends = (order: Order | undefined, outcome: FileOutcome<ReadFile>) =>
    act(async () => {
      order?.end(outcome);
      await Promise.resolve();
    });
  return { ...hook, orders, ends };
}

function progressOf({ stage }: { readonly stage: ReadingStage }) {
  return stage.kind === 'reading' ? stage.progress.get() : undefined;
}

describe('useFileReading', () => {
  it('tells what the file is, how far it is read, and its rows at the end', async () => {
    const { result, orders, ends } = open();
    act(() => result.current.read(FILE, { encoding: 'cp866' }));
    expect(result.current).toMatchObject({ file: FILE, stage: { kind: 'reading' }, rows: null });
    expect(progressOf(result.current)).toBeNull();
    act(() => orders[0]?.listener.onAbout(ABOUT));
    act(() => orders[0]?.listener.onProgress({ done: 1, total: 2 }));
    expect(result.current.about).toBe(ABOUT);
    expect(progressOf(result.current)).toEqual({ done: 1, total: 2 });
    await ends(orders[0], { kind: 'done', value: READ });
    await waitFor(() => expect(result.current.rows).toEqual(['a.csv', 'a']));
    expect(result.current).toMatchObject({ stage: { kind: 'read' }, choice: { encoding: 'cp866' } });
  });

  it('tells how far it is ten times a second, however often it hears it, and is not drawn for that', () => {
    let now = 1_000;
    const clock = jest.spyOn(performance, 'now').mockImplementation(() => now);
    const { result, orders } = open();
    act(() => result.current.read(FILE, {}));
    const firstResult = result.current;
    const tell = (done: number, at: number) => {
      now = at;
      act(() => orders[0]?.listener.onProgress({ done, total: 9 }));
      return progressOf(result.current);
    };
    expect(tell(1, 1_000)).toEqual({ done: 1, total: 9 });
    expect(tell(2, 1_099)).toEqual({ done: 1, total: 9 });
    expect(tell(3, 1_100)).toEqual({ done: 3, total: 9 });
    expect(result.current).toBe(firstResult);
    clock.mockRestore();
  });

  it('tells why a file could not be read, and keeps what it is known to be', async () => {
    const { result, orders, ends } = open();
    act(() => result.current.read(FILE, {}));
    act(() => orders[0]?.listener.onAbout(ABOUT));
    const fault = { key: 'emptyFile' } as never;
    await ends(orders[0], { kind: 'fault', fault });
    expect(result.current).toMatchObject({ stage: { kind: 'fault', fault }, about: ABOUT, rows: null });
  });

  it('hears nothing more of a file when another one is chosen', async () => {
    const { result, orders, ends } = open();
    act(() => result.current.read(FILE, {}));
    const first = orders[0];
    act(() => result.current.read(new File(['b'], 'b.csv'), {}));
    expect(first?.cancel).toHaveBeenCalled();
    expect(result.current.about).toBeNull();
    await ends(orders[1], { kind: 'done', value: READ });
    await waitFor(() => expect(result.current.rows).toEqual(['b.csv', 'a']));
  });

  it('keeps the file when the reading is given up, and lets go of it when it is dropped', () => {
    const { result, orders } = open();
    act(() => result.current.read(FILE, {}));
    act(() => result.current.cancel());
    expect(orders[0]?.cancel).toHaveBeenCalled();
    expect(result.current).toMatchObject({ file: FILE, stage: { kind: 'none' } });
    act(() => result.current.drop());
    expect(result.current.file).toBeNull();
  });

  it('goes on with rows that were kept', () => {
    const { result } = open();
    act(() => result.current.put(['kept']));
    expect(result.current).toMatchObject({ file: null, rows: ['kept'], stage: { kind: 'read' } });
  });

  it('ends the worker when nobody looks any more', () => {
    const { result, orders, unmount } = open();
    act(() => result.current.read(FILE, {}));
    unmount();
    expect(orders[0]?.cancel).toHaveBeenCalled();
  });
});
