import type shell from '../locales/ua.json';

declare module '@ncb/shared-kernel/i18n' {
  interface TextNamespaces {
    shell: typeof shell;
  }
}
