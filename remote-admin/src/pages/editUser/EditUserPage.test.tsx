import { screen } from '@testing-library/react';
import { openPage } from '@ncb/shared-kernel/remote-contract/testing';
import { page } from '.';

it('does not call the page of somebody else "my profile", also while his name is not known', async () => {
  await openPage(page, {
    answers: { '/get_person_info': { success: false, error: 'немає', error_code: 'notFound' } },
    parameters: { mode: 'work', requested_uid: '99999' },
  });
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(/^Користувач$/);
});
