import { fireEvent, screen } from '@testing-library/react';
import { action, field, openPage } from '@ncb/shared-kernel/remote-contract/testing';
import { documentFormTexts, ProblemLinks, SideSummary, SummaryNotice, type SideSummaryProps } from '.';

const GIVEN: SideSummaryProps = {
  title: 'Платіж № 215',
  amount: '24500.00',
  currency: 'UAH',
  from: { name: 'Основний' },
  to: { name: 'ТОВ «Світанок»' },
  available: '20000.00',
  save: { title: 'Зберегти', action: 'save' },
  isBusy: false,
  onSave: () => undefined,
};

const open = (props: Partial<SideSummaryProps> = {}) =>
  openPage({ Page: () => <SideSummary {...GIVEN} {...props} />, texts: [documentFormTexts] }, { answers: {} });
const textOf = (element: Element) => element.textContent.replaceAll('\u00a0', ' ');

describe('the summary of a document', () => {
  it('tells what is left, also below zero', async () => {
    await open();
    expect(textOf(field('leftAfter'))).toBe('Залишиться−4 500,00');
    expect(field('leftAfter')).toHaveClass('short');
  });

  it('counts with nothing while no amount is typed', async () => {
    await open({ amount: null });
    expect(textOf(field('leftAfter'))).toBe('Залишиться20 000,00');
    expect(field('leftAfter')).not.toHaveClass('short');
  });

  it('opens the warnings that a bar has no room for', async () => {
    await open({
      warnings: <SummaryNotice name="lookAlikes">Схожий платіж</SummaryNotice>,
      warningTitle: 'Схожий платіж № 7',
    });
    fireEvent.click(action('showWarnings'));
    expect(action('showWarnings')).toHaveAttribute('aria-expanded', 'true');
  });

  it('shows mistakes in the place of warnings, in words and with the way to each', async () => {
    const onFocus = jest.fn();
    const links = ['creditIban', 'amount'].map((name) => ({ field: name, label: name }));
    await open({
      problems: <ProblemLinks links={links} onFocus={onFocus} />,
      warnings: 'Схожий платіж',
      warningTitle: 'Схожий',
    });
    expect(screen.getByText(/Виправте два поля/)).toHaveTextContent('Виправте два поля: creditIban, amount');
    expect(screen.queryByText(/Схожий/)).toBeNull();
    fireEvent.click(screen.getByText('amount'));
    expect(onFocus).toHaveBeenCalledWith('amount');
  });
});
