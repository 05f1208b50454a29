import type { RunRequest } from '../run/runOperation.ts';

/** A file with the path of its variable: `input.image`. */
export interface ChosenFile {
  readonly path: string;
  readonly file: File;
}

/** Returns an operation with its files in the form of the GraphQL multipart specification, with null in place of each file. */
export function formOf(request: RunRequest, files: readonly ChosenFile[]): FormData {
  const form = new FormData();
  const variables = files.reduce<unknown>(
    (above, { path }) => withNull(above, path.split('.')),
    request.variables ?? {},
  );
  form.append('operations', JSON.stringify({ ...request, variables }));
  form.append('map', JSON.stringify(Object.fromEntries(files.map(({ path }, at) => [at, [`variables.${path}`]]))));
  for (const [at, { file }] of files.entries()) form.append(String(at), file);
  return form;
}

function withNull(value: unknown, [key, ...rest]: readonly string[]): unknown {
  if (key === undefined) return null;
  const object = typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  return { ...object, [key]: withNull(object[key], rest) };
}
