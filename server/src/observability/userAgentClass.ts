const CLASSES: readonly [name: string, pattern: RegExp][] = [
  ['bot', /bot|crawl|spider/i],
  ['browser', /^Mozilla\//],
  ['tool', /^(curl|wget|python|node|undici|axios|okhttp|java|go-http|postman|insomnia)/i],
];

/** The kind of client; the header itself is too long, and reveals too much. */
export function userAgentClass(header: string | undefined): string {
  if (!header) return 'none';
  return CLASSES.find(([, pattern]) => pattern.test(header))?.[0] ?? 'other';
}
