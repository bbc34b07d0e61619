import { createUnsavedWork } from './create-unsaved-work';

describe('unsaved work', () => {
  it('names each screen once, as long as it is held', () => {
    const work = createUnsavedWork();
    const release = work.hold('Новий платіж');
    const releaseToo = work.hold('Новий платіж');
    expect(work.titles()).toEqual(['Новий платіж']);
    release();
    expect(work.titles()).toEqual(['Новий платіж']);
    releaseToo();
    expect(work.titles()).toEqual([]);
  });

  it('asks about nothing more once the user gave it up', () => {
    const work = createUnsavedWork();
    const release = work.hold('Платіж');
    work.abandon();
    expect(work.titles()).toEqual([]);
    release();
    expect(work.titles()).toEqual([]);
  });

  it('tells its listeners of every change and gives the same list between changes', () => {
    const work = createUnsavedWork();
    const changed = jest.fn();
    const stop = work.subscribe(changed);
    const release = work.hold('Платіж');
    expect(work.titles()).toBe(work.titles());
    release();
    expect(changed).toHaveBeenCalledTimes(2);
    stop();
    work.hold('Платіж');
    expect(changed).toHaveBeenCalledTimes(2);
  });
});
