import type { ComponentType, ReactNode } from 'react';
import { useCode } from '../../queries';
import { AnswerFailure } from '../../ui';

/**
 * A part of a page whose code comes when it is first shown: what is opened by few, or later, is not waited for by everybody.
 * A download that failed is told in the part's place, with a retry.
 * @param name what the code is called, once per remote
 * @param waiting what stands in the part's place until then; nothing for a dialog
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
