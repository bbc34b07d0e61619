import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import type { ClientInfo } from '@ncb/shared-kernel/api/contract';
import type { MenuViewer } from '@ncb/shared-kernel/domain/workflow';
import { createTranslations } from '@ncb/shared-kernel/i18n';
import { SAMPLE_SESSION } from '@ncb/shared-kernel/remote-contract/testing';
import { createDraftKeeper, createPendingDrafts } from '../drafts';
import { createDraftBank } from '../drafts/testing';
import { LanguageProvider, loadShellTexts } from '../languages';
import { SessionProvider, useSessionStore } from '../session';
import { TestTheme } from '../theme/testing';
import { createUnsavedWork } from '../unsaved';
import { useShellServices } from './use-shell-services';

const sign = jest.fn(() => Promise.resolve({ signed: ['91'] }));
const outcomes: unknown[] = [];
const VIEWER: MenuViewer = {
  mode: 0,
  role: 0,
  userStatus: 2,
  companyStatus: 2,
  hasPayrollProject: true,
  payrollAccess: 2,
};

function Page({ info }: { info: ClientInfo }) {
  const session = useSessionStore();
  const services = useShellServices({
    info,
    viewer: VIEWER,
    sign,
    registry: null,
    opened: null,
    isServed: () => true,
    unsavedWork: createUnsavedWork(),
    drafts: createDraftKeeper(session, createPendingDrafts()),
    keys: {
      create: () => Promise.resolve(null),
      accept: () => Promise.resolve(null),
      register: () => Promise.resolve(null),
    },
    signOut: () => undefined,
  });
  const ask = async () => outcomes.push(await services.sign([{ id: '91', type: 1 }]));
  return <button onClick={() => void ask()}>Підписати</button>;
}

async function askToSign(user: Partial<ClientInfo['user']>) {
  const translations = await createTranslations('ua');
  await translations.add('shell', loadShellTexts);
  render(
    <LanguageProvider translations={translations}>
      <SessionProvider value={createDraftBank().openTab()}>
        <MemoryRouter>
          <TestTheme>
            <Page info={{ ...SAMPLE_SESSION, user: { ...SAMPLE_SESSION.user, ...user } }} />
          </TestTheme>
        </MemoryRouter>
      </SessionProvider>
    </LanguageProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Підписати' }));
}

beforeEach(() => (outcomes.length = 0));

describe('signing for a page', () => {
  it('opens the dialog for somebody whose rights are valid', async () => {
    await askToSign({});
    expect(sign).toHaveBeenCalledWith([{ id: '91', type: 1 }], undefined);
    expect(outcomes).toEqual([{ signed: ['91'] }]);
  });

  it.each([
    ['whose rights have expired', { rightsValid: false }],
    ['who has no right to sign', { signatureRight: 3 as const }],
  ])('opens no dialog for somebody %s, and says why', async (_, user) => {
    await askToSign(user);
    expect(await screen.findByText(/повноважень/i)).toHaveAttribute('data-notice', 'error');
    expect(sign).not.toHaveBeenCalled();
    expect(outcomes).toEqual([{ signed: [] }]);
  });

  it('says that the bank cannot be reached when nobody knows where the widget is, and signs nothing', async () => {
    const complaints = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    sign.mockRejectedValueOnce(new Error('no configuration'));
    await askToSign({});
    expect(await screen.findByText(/зв’яз|мереж/i)).toHaveAttribute('data-notice', 'error');
    expect(outcomes).toEqual([{ signed: [] }]);
    complaints.mockRestore();
  });
});
