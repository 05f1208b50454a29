/** Vite writes the texts of this folder in place of the call, so that a built program has them in it. */
export const builtTexts = (import.meta as Built).glob('./*.sql', { query: '?raw', import: 'default', eager: true });

interface Built extends ImportMeta {
  glob(files: string, options: object): Readonly<Record<string, string>>;
}
