import { Refusal } from './errors.ts';

export function bearerToken(header: string | undefined): string {
  const match = /^Bearer ([\w.-]+)$/i.exec(header ?? '');
  if (!match?.[1]) throw new Refusal(401, 'UNAUTHORIZED', 'Sign in first.');
  return match[1];
}
