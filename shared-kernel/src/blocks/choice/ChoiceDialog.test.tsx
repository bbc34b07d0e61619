import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { openForm } from '@ncb/shared-kernel/remote-contract/testing';
import { ChoiceDialog, type Choice } from './ChoiceDialog';

const ANSWERED = { isPending: false, isFetching: false, error: null, refetch: () => undefined };
const choices = (...titles: readonly string[]): readonly Choice[] => titles.map((title) => ({ id: title, title }));
const names = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

describe('a list from which one thing is chosen', () => {
  it('gets new things behind those that are shown, and takes no choice before they can be read', async () => {
    const clock = jest.spyOn(performance, 'now').mockReturnValue(0);
    const chosen: string[] = [];
    await openForm<object>({
      Block: () => {
        const [options, setShown] = useState(choices('Світанок', 'Світязь'));
        return (
          <>
            <button onClick={() => setShown(choices('Сад', 'Світанок', 'Світоч', 'Світязь'))}>відповідь</button>
            <ChoiceDialog
              name="receivers"
              title="Отримувачі"
              query={ANSWERED}
              choices={options}
              empty="Немає"
              onChoose={(id) => chosen.push(id)}
              onClose={() => undefined}
            />
          </>
        );
      },
      texts: [],
      initialValues: {},
      check: () => [],
    });
    expect(names()).toEqual(['Світанок', 'Світязь']);
    fireEvent.click(screen.getByText('відповідь'));
    expect(names()).toEqual(['Світанок', 'Світязь', 'Сад', 'Світоч']);
    fireEvent.click(screen.getByText('Світязь'));
    expect(chosen).toEqual([]);
    clock.mockReturnValue(300);
    fireEvent.click(screen.getByText('Світязь'));
    expect(chosen).toEqual(['Світязь']);
    clock.mockRestore();
  });
});
