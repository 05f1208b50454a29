/** Vite replaces the call with the texts of this folder, so that a built program contains them. */
export const builtTexts = (import.meta as Built).glob('./*.sql', { query: '?raw', import: 'default', eager: true });

interface Built extends ImportMeta {
  glob(files: string, options: object): Readonly<Record<string, string>>;
}
