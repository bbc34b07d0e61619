import type { CodePage } from '../../files';

/** Encodings of a dBase file. cp866 has no `і`; the one that most programs read without loss is first. */
export const EXPORT_CODE_PAGES = ['windows-1251', 'cp866', 'cp1125'] as const satisfies readonly CodePage[];
