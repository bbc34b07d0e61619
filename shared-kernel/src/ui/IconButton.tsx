import type { ComponentProps, ReactNode } from 'react';

export interface IconButtonProps extends ComponentProps<'button'> {
  icon: ReactNode;
  'aria-label': string;
  'data-action': string;
}

/**
 * A button of a row. antd's own, three in each of thirty rows, take a tenth of a second whenever a long list moves on by a
 * screen.
 */
export function IconButton({ icon, ...button }: IconButtonProps) {
  return (
    <button type="button" className="ncb-icon-button" {...button}>
      {icon}
    </button>
  );
}
