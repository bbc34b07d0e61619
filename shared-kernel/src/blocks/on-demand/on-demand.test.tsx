import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { action, openPage } from '@ncb/shared-kernel/remote-contract/testing';
import { onDemand } from '.';

interface GreetingProps {
  name: string;
}
const Greeting = ({ name }: GreetingProps) => <p>{`Вітаємо, ${name}`}</p>;
const load = jest.fn<Promise<ComponentType<GreetingProps>>, []>();
const Part = onDemand('greeting', () => load(), <p>Зачекайте</p>);

function open(Page: ComponentType) {
  return openPage({ Page, texts: [] }, { answers: {} });
}

describe('onDemand', () => {
  it('is asked for when it is shown, holds its place until it has come, and is not asked for twice', async () => {
    let come: (part: ComponentType<GreetingProps>) => void = () => undefined;
    load.mockReturnValue(new Promise((done) => (come = done)));
    expect(load).not.toHaveBeenCalled();
    await open(() => (
      <>
        <Part name="Тарасе" />
        <Part name="Оксано" />
      </>
    ));
    expect(screen.getAllByText('Зачекайте')).toHaveLength(2);
    come(Greeting);
    expect(await screen.findByText('Вітаємо, Тарасе')).toBeVisible();
    expect(screen.getByText('Вітаємо, Оксано')).toBeVisible();
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('that did not come is told in its place, and tried again', async () => {
    const consoleError = jest.spyOn(console, 'error').mockImplementation();
    load.mockRejectedValueOnce(new Error('Loading chunk 12 failed')).mockResolvedValue(Greeting);
    await open(() => <Part name="Тарасе" />);
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(screen.queryByText('Зачекайте')).toBeNull();
    await userEvent.click(action('retry'));
    expect(await screen.findByText('Вітаємо, Тарасе')).toBeVisible();
    expect(consoleError).toHaveBeenCalledWith('Error: Loading chunk 12 failed');
  });
});
