import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { errorCodes } from './errorCodes.ts';

describe('the codes of errors', () => {
  it('stand in docs/errors.md, each with its status and its meaning, and no others', () => {
    const page = readFileSync(new URL('../../../docs/errors.md', import.meta.url), 'utf8');
    const rows = [...page.matchAll(/^\| `([A-Z_]+)` \| (\d+) \| (.+) \|$/gm)].map(([, code, status, meaning]) => [
      code,
      [Number(status), meaning],
    ]);
    expect(Object.fromEntries(rows)).toEqual(errorCodes);
  });
});
