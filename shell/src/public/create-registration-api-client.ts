import { createApiClient, type ApiClient } from '@ncb/shared-kernel/api/client';
import { getLanguageTag } from '@ncb/shared-kernel/domain/vocabulary';
import type { Translations } from '@ncb/shared-kernel/i18n';

/** Creates the API client of registration, without identity. */
export function createRegistrationApiClient(translations: Translations): ApiClient {
  return createApiClient({
    baseUrl: '/ncb/api',
    languageTag: () => getLanguageTag(translations.language()),
    identity: () => null,
    onSessionOver: () => undefined,
  });
}
