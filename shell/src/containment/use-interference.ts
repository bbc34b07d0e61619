import { useEffect, useEffectEvent, useState } from 'react';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import { useTexts } from '../languages/texts';
import { faultCode } from '../remotes/load-report';
import type { PageLoader } from '../remotes/loader';
import { onInterference, type Interference } from './interference';

/**
 * Names a remote that reaches beyond its own page: to the user, in diagnostics and to the rollout, once for each kind.
 * @returns reports one that the caller has found
 */
export function useInterference(loader: PageLoader): (kind: Interference, remote: string) => void {
  const { notify } = useShell();
  const { t, common } = useTexts();
  const [told] = useState(() => new Set<string>());
  const note = (kind: Interference, remote: string) => {
    const code = faultCode(kind, remote);
    // An interval does the same many times a second: told each time, it would push everything else out of diagnostics.
    if (told.has(code)) return;
    told.add(code);
    loader.interfered(kind, remote);
    notify('warning', `${t(`containment.kinds.${kind}`, { remote })} ${common('common.errorCode', { code })}`);
  };
  const hear = useEffectEvent(note);
  // A notice is drawn by React, which may be at work with the page that has done it.
  useEffect(() => onInterference((kind, remote) => queueMicrotask(() => hear(kind, remote))), []);
  return note;
}
