import { Button, Dropdown, type ButtonProps, type MenuProps } from 'antd';
import { useRef } from 'react';
import { getBarPopupContainer } from './get-bar-popup-container';

interface MenuButtonProps extends Pick<ButtonProps, 'icon' | 'children' | 'title'> {
  menu: MenuProps;
  'aria-label': string;
  'data-action': string;
}

export function MenuButton({ menu, ...button }: MenuButtonProps) {
  const opener = useRef<HTMLButtonElement>(null);
  return (
    <Dropdown
      autoFocus
      // A hidden menu would be found beside the bar's own controls when the window grows.
      destroyOnHidden
      trigger={['click']}
      placement="bottomRight"
      classNames={{ root: 'ncb-menu-popup' }}
      menu={menu}
      getPopupContainer={getBarPopupContainer}
      onOpenChange={(isOpen) => {
        // antd leaves the focus in the removed menu.
        if (!isOpen && document.activeElement?.closest('.ncb-menu-popup')) opener.current?.focus();
      }}
    >
      <Button ref={opener} type="text" aria-haspopup="menu" {...button} />
    </Dropdown>
  );
}
