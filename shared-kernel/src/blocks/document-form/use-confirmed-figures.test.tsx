import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { openPage } from '@ncb/shared-kernel/remote-contract/testing';
import type { CountedFigures } from '../../api/contract';
import { documentFormTexts, useConfirmedFigures } from '.';

function FeeForm({ moved }: { moved: CountedFigures }) {
  const [live, setLive] = useState<CountedFigures>({ hryvnias: '4233.00' });
  const [isAsked, setAsked] = useState(false);
  const { figures, changes, takeBankFigures, freezeWhile } = useConfirmedFigures(live, '100 USD');
  freezeWhile(isAsked);
  return (
    <>
      <output>{JSON.stringify({ figures, changes })}</output>
      <button onClick={() => setLive((former) => ({ ...former, fee: '12.45' }))}>fee</button>
      <button onClick={() => setLive(moved)}>move</button>
      <button onClick={() => setAsked((before) => !before)}>ask</button>
      <button onClick={() => takeBankFigures({ fee: '15.00', hryvnias: '5100.00' })}>refuse</button>
    </>
  );
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const readState = () => JSON.parse(screen.getByRole('status').textContent) as object;
const MOVED = { fee: '15.00', hryvnias: '5100.00' };

beforeEach(async () => {
  await openPage({ Page: () => <FeeForm moved={MOVED} />, texts: documentFormTexts }, { answers: {} });
});

it('keeps the sums of an open question when the live ones move, with one that was counted only then', () => {
  press('ask');
  press('fee');
  press('move');
  expect(readState()).toEqual({ figures: { fee: '12.45', hryvnias: '4233.00' }, changes: [] });
  press('refuse');
  expect(readState()).toEqual({
    figures: MOVED,
    changes: [
      { name: 'fee', before: '12.45', after: '15.00' },
      { name: 'hryvnias', before: '4233.00', after: '5100.00' },
    ],
  });
});

it('follows the live sums while nothing is asked, and again when the question is closed', () => {
  press('fee');
  press('move');
  expect(readState()).toMatchObject({ figures: MOVED });
  press('ask');
  press('ask');
  press('fee');
  expect(readState()).toMatchObject({ figures: { fee: '12.45', hryvnias: '5100.00' } });
});
