/** What is copied: an operation as it would be sent. */
export interface Snippet {
  /** Where the product stands, for example `https://shop.example`. */
  readonly origin: string;
  readonly query: string;
  readonly variables: Readonly<Record<string, unknown>>;
  readonly operationName: string | null;
  /** null leaves a placeholder: a token in a shell's history or a chat is a key under the mat. */
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

/** For a POSIX shell: nothing is special between single quotes but the single quote. */
function quoted(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}
