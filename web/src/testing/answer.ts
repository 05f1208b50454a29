/** Returns the server's answer to an operation as a `fetch` response. */
export function answer(data: unknown, headers: Record<string, string> = {}): Response {
  return reply(200, { data }, headers);
}

/** Returns a fault of the whole operation, for example 401. */
export function fault(status: number, code: string): Response {
  return reply(status, { errors: [{ message: code, extensions: { code, status } }] });
}

function reply(status: number, body: unknown, headers: Record<string, string> = {}): Response {
  return new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json', ...headers } });
}
