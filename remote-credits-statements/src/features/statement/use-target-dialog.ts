import { useCallback, useState, type ComponentType, type ReactNode } from 'react';
import { useOnDemand, type OnDemand } from '@ncb/shared-kernel/ui';

interface TargetDialog<Target, Props> extends Pick<OnDemand<Props>, 'isLoading' | 'hide'> {
  readonly open: (target: Target) => void;
  /** Renders the dialog while it is open. */
  readonly render: (toNode: (Dialog: ComponentType<Props>, target: Target) => ReactNode) => ReactNode;
}

/** Dialog about one target (an operation, the rows to print), whose code loads on first use. */
export function useTargetDialog<Target, Props>(load: () => Promise<ComponentType<Props>>): TargetDialog<Target, Props> {
  const { Component, isLoading, show, hide } = useOnDemand(load);
  const [target, setTarget] = useState<Target | null>(null);
  // Stable: a long list depends on it.
  const open = useCallback(
    (next: Target) => {
      setTarget(next);
      void show();
    },
    [show],
  );
  return { isLoading, hide, open, render: (toNode) => Component && target && toNode(Component, target) };
}
