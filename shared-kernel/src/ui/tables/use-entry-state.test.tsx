import { fireEvent, render, screen } from '@testing-library/react';
import { createFakeShell, SAMPLE_SESSION } from '@ncb/shared-kernel/remote-contract/testing';
import { useEntryState } from './use-entry-state';

function Pages({ name }: { name: string }) {
  const [page, turnTo] = useEntryState(name, () => 1);
  return <button onClick={() => turnTo((before) => before + 1)}>{page}</button>;
}

function open(entry: string | null, { name = 'fleet.page', companyRef = SAMPLE_SESSION.companyRef } = {}) {
  const { Wrapper } = createFakeShell({
    answers: {},
    session: { companyRef },
    ...(entry !== null && { entry: () => entry }),
  });
  const { unmount } = render(
    <Wrapper>
      <Pages name={name} />
    </Wrapper>,
  );
  const button = () => screen.getByRole('button');
  return { getText: () => button().textContent, turn: () => fireEvent.click(button()), close: unmount };
}

function readTextAt(...where: Parameters<typeof open>): string | null {
  const { getText, close } = open(...where);
  const text = getText();
  close();
  return text;
}

it('is there again for who goes back, and begins anew at another entry, under another name, for another company', () => {
  const first = open('a');
  first.turn();
  first.turn();
  first.close();
  expect(readTextAt('b')).toBe('1');
  expect(readTextAt('a', { name: 'fleet.sort' })).toBe('1');
  expect(readTextAt('a', { companyRef: '1002' })).toBe('1');
  expect(readTextAt('a')).toBe('3');
});

it('goes on to another entry of the same page, and is there again for who goes back from that', () => {
  let entry = 'without filter';
  const { Wrapper } = createFakeShell({ answers: {}, entry: () => entry });
  const shownIn = (name: string) => (
    <Wrapper>
      <Pages name={name} />
    </Wrapper>
  );
  const { rerender } = render(shownIn('ships.page'));
  const goTo = (next: string) => {
    entry = next;
    rerender(shownIn('ships.page'));
  };
  fireEvent.click(screen.getByRole('button'));
  goTo('with filter');
  expect(screen.getByRole('button')).toHaveTextContent('2');
  fireEvent.click(screen.getByRole('button'));
  goTo('without filter');
  expect(screen.getByRole('button')).toHaveTextContent('2');
  goTo('with filter');
  expect(screen.getByRole('button')).toHaveTextContent('3');
});

it('is kept by no shell that does not name the entry', () => {
  const first = open(null);
  first.turn();
  first.close();
  expect(readTextAt(null)).toBe('1');
});

it('is forgotten, the oldest first, when two hundred others came since', () => {
  const first = open('old');
  first.turn();
  first.close();
  const { Wrapper } = createFakeShell({ answers: {}, entry: () => 'new' });
  const names = Array.from({ length: 200 }, (_, place) => `fleet-${place}.page`);
  const { unmount } = render(
    <Wrapper>
      {names.map((name) => (
        <Pages key={name} name={name} />
      ))}
    </Wrapper>,
  );
  unmount();
  expect(readTextAt('old')).toBe('1');
});
