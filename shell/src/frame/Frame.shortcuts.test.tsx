import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createDraftBank } from '../drafts/testing';
import { getElement, showFrame } from './testing';

const pressQuestionMark = (target: Element = document.body) => fireEvent.keyDown(target, { code: 'Slash', key: '?' });

describe('the list of keys', () => {
  it('opens by a question mark on every page, and closes by Escape', async () => {
    await showFrame('/main/miPmtJournal', createDraftBank());
    await screen.findByText('Сторінка miPmtJournal');
    pressQuestionMark();
    expect(await screen.findByRole('dialog', { name: 'Клавіатура' })).toHaveTextContent('Ctrl+KПошук і дії');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('opens from the help menu', async () => {
    await showFrame('/main/miPmtJournal', createDraftBank());
    fireEvent.click(getElement('[data-action="help"]'));
    fireEvent.click(await screen.findByText('Клавіатура'));
    expect(await screen.findByRole('dialog', { name: 'Клавіатура' })).toBeVisible();
  });

  it('does not open while text is typed, nor where the page has its own', async () => {
    await showFrame('/main/miPmtJournal', createDraftBank());
    const page = await screen.findByText('Сторінка miPmtJournal');
    const input = document.body.appendChild(document.createElement('input'));
    pressQuestionMark(input);
    input.remove();
    page.addEventListener('keydown', (event) => event.preventDefault(), { once: true });
    pressQuestionMark(page);
    expect(screen.queryByRole('dialog')).toBeNull();
    pressQuestionMark();
    expect(await screen.findAllByRole('dialog')).toHaveLength(1);
  });
});
