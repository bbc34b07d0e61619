import { useEffect, useEffectEvent, useState } from 'react';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import { useTexts } from '../languages';
import { formatFaultCode, type PageLoader } from '../federation';
import { onInterference, type Interference } from '../containment';

/**
 * Reports interference to the user, to diagnostics and to the rollout, once per kind.
 * @returns reports an interference found by the caller
 */
export function useInterference(loader: PageLoader): (kind: Interference, remote: string) => void {
  const { notify } = useShell();
  const { t, common } = useTexts();
  const [reportedCodes] = useState(() => new Set<string>());
  const note = (kind: Interference, remote: string) => {
    const code = formatFaultCode(kind, remote);
    // An interval may repeat it many times a second.
    if (reportedCodes.has(code)) return;
    reportedCodes.add(code);
    loader.noteInterference(kind, remote);
    notify('warning', `${t(`containment.kinds.${kind}`)} ${common('common.errorCode', { code })}`);
  };
  const hear = useEffectEvent(note);
  // React renders the notice, and may be rendering the page that caused it.
  useEffect(() => onInterference((kind, remote) => queueMicrotask(() => hear(kind, remote))), []);
  return note;
}
