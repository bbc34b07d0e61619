import type { WidgetRequest } from '@ncb/shared-kernel/domain/signing-protocol';
import { isLanguage } from '@ncb/shared-kernel/domain/vocabulary';
import { readList, readBytes } from './strict-readers';

const CERTIFICATES_MAX = 32;
const CERTIFICATE_MAX = 16 * 1024;

type RequestFrame = Pick<WidgetRequest, 'language' | 'theme' | 'certificates'>;

export const FRAME_KEYS = ['kind', 'language', 'theme', 'certificates'] as const;

export function readFrame(record: Readonly<Record<string, unknown>>): RequestFrame | null {
  const { language, theme } = record;
  const certificates = readList(record['certificates'], CERTIFICATES_MAX, (item) => readBytes(item, CERTIFICATE_MAX));
  if (!isLanguage(language) || (theme !== 'light' && theme !== 'dark')) return null;
  return certificates && { language, theme, certificates };
}
