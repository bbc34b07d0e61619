import type { ApiClient } from '@ncb/shared-kernel/api/client';
import { KERNEL_NAMESPACE, loadCommonTexts, type Translations } from '@ncb/shared-kernel/i18n';
import { loadShellTexts } from '../languages/shell-texts';

/** Asked when the page opens; the only call whose answer the words of the first screen are enough for. */
const ON_OPENING = '/get_registration';

export interface WholeTexts {
  /** Brings all words, once; what failed is tried again. */
  bring(): Promise<void>;
}

/** All words of shell and kernel, in the place of those with which the first screen was drawn. */
export function createWholeTexts(translations: Translations): WholeTexts {
  let begun: Promise<void> | null = null;
  return {
    bring() {
      begun ??= Promise.all([
        translations.add(KERNEL_NAMESPACE, loadCommonTexts),
        translations.add('shell', loadShellTexts),
      ]).then(
        () => undefined,
        (error: unknown) => {
          begun = null;
          throw error;
        },
      );
      return begun;
    },
  };
}

/**
 * Calls that are made only when every answer can be told in words. Words that did not come are a lost connection like any
 * other: without them a refusal would be shown as its code.
 */
export function withWholeTexts(api: ApiClient, texts: WholeTexts): ApiClient {
  const arrived = () =>
    texts.bring().then(
      () => true,
      () => false,
    );
  return {
    async call(call, request, options) {
      const isOpening = call.path === ON_OPENING;
      if (!isOpening && !(await arrived())) return { ok: false, failure: { kind: 'network' } };
      const outcome = await api.call(call, request, options);
      if (!isOpening) return outcome;
      const hasBegun = outcome.ok && (outcome.value as { readonly registration: unknown }).registration !== null;
      // Nothing was begun: the first screen it is, which has its words.
      if (outcome.ok && !hasBegun) return outcome;
      return (await arrived()) || !outcome.ok ? outcome : { ok: false, failure: { kind: 'network' } };
    },
  };
}
