import { useCallback, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import type { PageParameters, SteadyServices } from '@ncb/shared-kernel/remote-contract';
import { runAfterPaint } from '../browser';

/**
 * Returns a stable function that opens an address. Another page is drawn after the paint that answers the press: on an
 * old computer drawing it takes longer than a press may wait. The last of several pending pages wins. A change of the
 * open page's own address is made at once: the next change builds on it.
 */
export function usePageOpener(): SteadyServices['navigation']['open'] {
  const navigate = useNavigate();
  const pending = useRef('');
  return useCallback(
    (page, parameters) => {
      const address = buildAddress(page, parameters);
      if (isOpenPage(page)) {
        void navigate(address);
        return;
      }
      pending.current = address;
      const { pathname } = window.location;
      runAfterPaint(() => {
        // Another page was opened meanwhile.
        if (pending.current !== address || window.location.pathname !== pathname) return;
        pending.current = '';
        void navigate(address);
      });
    },
    [navigate],
  );
}

function isOpenPage(page: string): boolean {
  return window.location.pathname === `/ncb${buildAddress(page)}`;
}

/** Returns the path of a page with its parameters, relative to the application. */
export function buildAddress(page: string, parameters: PageParameters = {}): string {
  const query = new URLSearchParams(parameters).toString();
  return `/main/${page}${query && `?${query}`}`;
}
