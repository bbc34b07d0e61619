import { act } from '@testing-library/react';
import { openPage } from '@ncb/shared-kernel/remote-contract/testing';
import { Waiting } from './Waiting';

const getMessage = () => document.querySelector('[data-problem="network"]');

describe('what is on its way', () => {
  afterEach(() => {
    jest.restoreAllMocks();
  });

  it('says that there is no network, for as long as there is none', async () => {
    await openPage({ Page: () => <Waiting rows={2} />, texts: [] }, { answers: {} });
    expect(getMessage()).toBeNull();
    const network = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    act(() => void dispatchEvent(new Event('offline')));
    expect(getMessage()).toHaveTextContent('Немає зв’язку');
    network.mockReturnValue(true);
    act(() => void dispatchEvent(new Event('online')));
    expect(getMessage()).toBeNull();
  });
});
