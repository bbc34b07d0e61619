import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { action, field, openPage } from '@ncb/shared-kernel/remote-contract/testing';
import { ListPeriodChip, PeriodChip, searchTexts } from '.';

const BANK_DAY = '2026-07-15';
const row = (name: string) => {
  const found = document.querySelector<HTMLElement>(`[data-row="period_${name}"]`);
  if (!found) throw new Error(`no ${name}`);
  return found;
};
const panel = () => document.querySelector('[data-panel="period"]');

async function show(Page: () => React.ReactNode): Promise<void> {
  await openPage({ Page, texts: searchTexts }, { answers: {}, session: { bankDay: BANK_DAY } });
  await userEvent.click(action('choosePeriod'));
  await waitFor(() => expect(panel()).toBeVisible());
}

async function openStatement(start = '2026-07-01', end = BANK_DAY) {
  const onPeriod = jest.fn();
  await show(() => <PeriodChip period={{ start, end }} onPeriod={onPeriod} />);
  return onPeriod;
}

async function openList(start = '', end = '') {
  const onPeriod = jest.fn();
  await show(() => (
    <ListPeriodChip period={{ start, end }} days={[7, 30]} defaultDays={30} onPeriod={onPeriod} data-row="start" />
  ));
  return onPeriod;
}

async function type(name: string, text: string): Promise<void> {
  await userEvent.clear(field(name));
  await userEvent.type(field(name), text);
}

describe('PeriodChip', () => {
  it('offers periods with their days, begins on the chosen one and applies another at once', async () => {
    const onPeriod = await openStatement();
    expect(row('month')).toHaveAttribute('aria-pressed', 'true');
    expect(row('month')).toHaveFocus();
    expect(row('previousMonth')).toHaveTextContent('Минулий місяць01.06 – 30.06.2026');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(onPeriod).toHaveBeenCalledWith({ start: '2026-06-01', end: '2026-06-30' });
    await waitFor(() => expect(panel()).toBeNull());
    expect(action('choosePeriod')).toHaveFocus();
  });

  it('takes other days, by Enter too, but none in the wrong order', async () => {
    const onPeriod = await openStatement();
    await type('start', '31.08.2025');
    await type('end', '01.08.2025{Enter}');
    expect(
      await screen.findByText(/Початок|пізніше|дат/u, { selector: '[data-problem] *, [data-problem]' }),
    ).toBeVisible();
    expect(onPeriod).not.toHaveBeenCalled();
    await type('start', '01.08.2025');
    await type('end', '31.08.2025');
    await userEvent.click(action('showPeriod'));
    expect(onPeriod).toHaveBeenCalledWith({ start: '2025-08-01', end: '2025-08-31' });
  });

  it('closes by Escape and gives the focus back', async () => {
    const onPeriod = await openStatement();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(panel()).toBeNull());
    expect(action('choosePeriod')).toHaveFocus();
    expect(onPeriod).not.toHaveBeenCalled();
  });
});

describe('ListPeriodChip', () => {
  it('shows the default days as chosen and has the periods of a statement', async () => {
    await openList();
    expect(action('choosePeriod')).toHaveTextContent('30 днів');
    expect(row('days30')).toHaveAttribute('aria-pressed', 'true');
    const rows = [...document.querySelectorAll('[data-row^="period_"]')].map(({ textContent }) => textContent);
    expect(rows).toEqual([
      'Операційний день15.07.2026',
      '7 днів08.07 – 15.07.2026',
      '30 днів15.06 – 15.07.2026',
      'Цей місяць01.07 – 15.07.2026',
      'Минулий місяць01.06 – 30.06.2026',
      'Цей квартал01.07 – 15.07.2026',
      'Цей рік01.01 – 15.07.2026',
      'Весь час',
    ]);
  });

  it.each([
    ['days30', { start: '', end: '' }],
    ['days7', { start: '2026-07-08', end: '' }],
    ['previousMonth', { start: '2026-06-01', end: '2026-06-30' }],
    ['year', { start: '2026-01-01', end: '' }],
    ['all', { start: '1990-01-01', end: '' }],
  ])('applies %s; an end on the bank day stays open', async (name, period) => {
    const onPeriod = await openList('2026-01-05', '2026-01-06');
    await userEvent.click(row(name));
    expect(onPeriod).toHaveBeenCalledWith(period);
  });

  it('names the period of the search, and begins its own dates with its days', async () => {
    await openList('2026-06-01', '2026-06-30');
    expect(action('choosePeriod')).toHaveTextContent('Минулий місяць');
    const own = within(screen.getByRole('group', { name: 'Свої дати' }));
    expect(own.getAllByRole('textbox').map((input) => (input as HTMLInputElement).value)).toEqual([
      '01.06.2026',
      '30.06.2026',
    ]);
  });
});
