/**
 * Noto Sans with the characters of `characters.json` only, as base64 for jsPDF; subset and embedded by the build
 * (tooling, font subset).
 */
import regular from '@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf';
import bold from '@expo-google-fonts/noto-sans/700Bold/NotoSans_700Bold.ttf';

export const NOTO_SANS: string = regular;
export const NOTO_SANS_BOLD: string = bold;
