import { useState, type ComponentType } from 'react';

/** Wraps a page so that the action `turn` unmounts and mounts it again; cached answers remain. */
export function makeReopenable(Page: ComponentType): ComponentType {
  return function Reopened() {
    const [isOpen, setOpen] = useState(true);
    return (
      <>
        <button onClick={() => setOpen(!isOpen)} data-action="turn" />
        {isOpen && <Page />}
      </>
    );
  };
}
