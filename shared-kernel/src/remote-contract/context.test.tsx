/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { memo } from 'react';
import { ShellServicesProvider, useShell, useSteadyShell } from './context';
import type { ShellServices } from './services';

const open = jest.fn();
const services = (address: string, more: Partial<ShellServices> = {}) =>
  ({
    language: 'ua',
    ...more,
    navigation: { parameters: { address }, open, href: open, isServed: open, back: () => undefined, exit: open },
  }) as unknown as ShellServices;

function page() {
  const renderCounts = { cell: 0, page: 0 };
  const Cell = memo(function Cell() {
    renderCounts.cell += 1;
    return <span data-testid="cell">{useSteadyShell().language}</span>;
  });
  const Page = memo(function Page() {
    renderCounts.page += 1;
    return (
      <>
        <span data-testid="page">{useShell().navigation.parameters['address']}</span>
        <Cell />
      </>
    );
  });
  const withServices = (value: ShellServices) => (
    <ShellServicesProvider value={value}>
      <Page />
    </ShellServicesProvider>
  );
  const { rerender } = render(withServices(services('one')));
  return { renderCounts, shows: (value: ShellServices) => rerender(withServices(value)) };
}

describe('the services without the address', () => {
  it('draw nothing anew when the address changes, and the page alone does', () => {
    const { renderCounts, shows } = page();
    shows(services('two'));
    expect(screen.getByTestId('page').textContent).toBe('two');
    expect(renderCounts).toEqual({ cell: 1, page: 2 });
  });

  it('are new with everything else that changes', () => {
    const { renderCounts, shows } = page();
    shows(services('one', { language: 'en' }));
    expect(screen.getByTestId('cell').textContent).toBe('en');
    expect(renderCounts.cell).toBe(2);
  });

  it.each([useShell, useSteadyShell])('are nowhere but in a page of the shell: %p', (use) => {
    const Lost = () => <>{use().language}</>;
    const consoleError = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(() => render(<Lost />)).toThrow('outside a page of the shell');
    consoleError.mockRestore();
  });
});
