import type { ComponentType } from 'react';
import {
  openPage as openRemotePage,
  type FakeShell,
  type FakeShellOptions,
} from '@ncb/shared-kernel/remote-contract/testing';
import { texts } from '../texts';

export { action, field, problemOf } from '@ncb/shared-kernel/remote-contract/testing';

/** Renders a part of this remote in a fake shell, with the real Ukrainian texts. */
export function openPage(Page: ComponentType, options: FakeShellOptions): Promise<FakeShell> {
  return openRemotePage({ Page, texts }, options);
}
