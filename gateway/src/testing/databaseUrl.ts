/** A database that is migrated once for each run and only ever copied. */
export const TEMPLATE = 'taem_template';

export function databaseUrl(serverUrl: string, database: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${database}`;
  return url.href;
}
