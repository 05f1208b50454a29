/** The copied operation, as it would be sent. */
export interface Snippet {
  /** Origin of the product, for example `https://shop.example`. */
  readonly origin: string;
  readonly query: string;
  readonly variables: Readonly<Record<string, unknown>>;
  readonly operationName: string | null;
  /** The token; null for a placeholder, because a token in a shell's history or a chat can be stolen. */
  readonly token: string | null;
}

export const TOKEN_VARIABLE = 'TAEM_TOKEN';

export function toCurl({ origin, query, variables, operationName, token }: Snippet): string {
  const body = JSON.stringify({ query, variables, ...(operationName && { operationName }) }, null, 1);
  const bearer = token ? quoted(`authorization: Bearer ${token}`) : `"authorization: Bearer $${TOKEN_VARIABLE}"`;
  return [
    `curl ${quoted(`${origin}/graphql`)}`,
    "-H 'content-type: application/json'",
    `-H ${bearer}`,
    `--data-binary ${quoted(body)}`,
  ].join(' \\\n  ');
}

/** Quotes a text for a POSIX shell: between single quotes only the single quote is special. */
function quoted(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}
