/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { Waiting } from './Waiting';

describe('the shape of what is on its way', () => {
  it('is no heading for screen readers, with a title or without', () => {
    const { container } = render(
      <>
        <Waiting rows={2} hasTitle />
        <Waiting rows={1} />
      </>,
    );
    expect(screen.queryAllByRole('heading')).toEqual([]);
    // The title is a line of its own.
    expect(container.querySelectorAll('li')).toHaveLength(4);
  });

  it('says what it stands for, where it is told', () => {
    render(<Waiting rows={2} label="Платежі на підході" />);
    expect(screen.getByRole('status', { name: 'Платежі на підході' }).getAttribute('aria-busy')).toBe('true');
  });
});
