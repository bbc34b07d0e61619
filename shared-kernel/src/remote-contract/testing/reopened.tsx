import { useState, type ComponentType } from 'react';

/** A page that the action `turn` leaves, and opens again, as somebody does who comes back to it: what was asked is kept. */
export function reopened(Page: ComponentType): ComponentType {
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
