interface Post {
  /** JSON, or a form of the GraphQL multipart specification. */
  readonly body: FormData | string;
  readonly token: string | null;
  /** Headers in addition to the usual ones, or in place of them. */
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal | undefined;
}

/**
 * Sends a document that a person wrote, bypassing the client's cache, and requests its cost and its upstream calls. Throws if
 * the server cannot be reached.
 */
export async function postDocument({ body, token, headers, signal }: Post) {
  const began = performance.now();
  const response = await fetch('/graphql', {
    method: 'POST',
    headers: {
      // For a form the browser sets the content type, with its boundary.
      ...(typeof body === 'string' ? { 'content-type': 'application/json' } : { 'apollo-require-preflight': 'true' }),
      accept: 'application/graphql-response+json, application/json',
      'x-explain': '1',
      ...(token && { authorization: `Bearer ${token}` }),
      ...headers,
    },
    body,
    ...(signal && { signal }),
  });
  const text = await response.text();
  const ms = Math.round(performance.now() - began);
  return { status: response.status, text, ms, bytes: new Blob([text]).size };
}
