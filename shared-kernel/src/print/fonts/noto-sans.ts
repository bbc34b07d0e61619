/**
 * Noto Sans with the characters of `characters.json` only, as base64: what jsPDF takes. The build cuts it out of the whole
 * font (tooling, font subset) and makes it a part of the script, whose hash is checked as that of all others.
 */
import regular from '@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf';
import bold from '@expo-google-fonts/noto-sans/700Bold/NotoSans_700Bold.ttf';

export const NOTO_SANS: string = regular;
export const NOTO_SANS_BOLD: string = bold;
