import type { ComponentProps, ReactNode } from 'react';

export interface IconButtonProps extends ComponentProps<'button'> {
  icon: ReactNode;
  'aria-label': string;
  'data-action': string;
}

/**
 * Icon button of a row. With antd's buttons, three in each of thirty rows, scrolling a long list by one screen takes a
 * tenth of a second.
 */
export function IconButton({ icon, ...button }: IconButtonProps) {
  return (
    <button type="button" className="ncb-icon-button" {...button}>
      {icon}
    </button>
  );
}
