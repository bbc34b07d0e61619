import type { ComponentType, ReactNode } from 'react';
import { useCode } from '../../queries';
import { AnswerFailure } from '../../ui';

/**
 * Wraps a component whose code loads on first render. A failed download shows a retry in its place.
 * @param name key of the code, unique per remote
 * @param waiting placeholder while loading; nothing for a dialog
 */
export function onDemand<Props extends object>(
  name: string,
  load: () => Promise<ComponentType<Props>>,
  waiting: ReactNode = null,
): ComponentType<Props> {
  return function OnDemand(props: Props) {
    const code = useCode(name, load, true);
    const Part = code.data;
    if (Part) return <Part {...props} />;
    return code.isError ? <AnswerFailure answer={code} /> : waiting;
  };
}
