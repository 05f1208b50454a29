/** A database that is migrated once per run, and then only copied. */
export const TEMPLATE = 'taem_template';

export function databaseUrl(serverUrl: string, database: string, options: string | null = null): string {
  const url = new URL(serverUrl);
  url.pathname = `/${database}`;
  if (options) url.searchParams.set('options', options);
  return url.href;
}
