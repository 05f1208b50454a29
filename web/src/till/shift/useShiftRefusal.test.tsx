import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { switchLanguage } from '../../app/i18n.ts';
import type { Language } from '../../app/language.ts';
import { isOfApproval } from '../../sale/approval/approvalActions.ts';
import { APPROVAL_REFUSALS, approvalRefusal } from '../../sale/approval/approvalRefusal.ts';
import { messages as approvalWords } from '../../sale/approval/messages.ts';
import { messages } from './messages.ts';
import { useShiftRefusal } from './useShiftRefusal.ts';

/** Returns the codes that a route of the gateway declares: it may refuse with no other. */
function refusalsOf(file: string, path: string): string[] {
  const text = readFileSync(join(import.meta.dirname, '../../../../gateway/src', file), 'utf8');
  const [, route = ''] = text.split(`'${path}'`);
  const [, list = ''] = /refusals: \[([^\]]*)\]/.exec(route) ?? [];
  return [...list.matchAll(/'([A-Z_]+)'/g)].map(([, code = '']) => code);
}
const LANGUAGES = ['th', 'en'] as const satisfies readonly Language[];
const EVERYWHERE = ['VALIDATION', 'NOT_FOUND', 'PERMISSION'];

test.each(['POST /tills/:id/shift', 'POST /shifts/:id/cash', 'POST /shifts/:id/close'])(
  'each code that %s is refused with has separate words in both languages',
  async (path) => {
    const codes = refusalsOf('till/shifts/routes.ts', path);
    expect(codes.length).toBeGreaterThan(2);
    for (const language of LANGUAGES) {
      await switchLanguage(language);
      const { result } = renderHook(() => useShiftRefusal('closing'));
      // Refusals that need an approval are worded by its dialog.
      for (const code of [...codes, ...EVERYWHERE].filter((each) => !isOfApproval({ code: each }))) {
        act(() => result.current.refuse([{ code, path: [], params: [{ name: 'at', value: '2026-03-05T02:00:00Z' }] }]));
        expect(result.current.problem, code).toBeTruthy();
        expect(result.current.problem, code).not.toBe(messages[language]['refused.other']);
      }
    }
  },
);

test('each code that an approval is refused with has separate words in both languages', () => {
  const codes = [...refusalsOf('approvals/routes.ts', 'POST /approvals'), ...EVERYWHERE];
  expect(codes).toContain('SHIFT_CLOSED');
  // Three of the gateway's codes reach the browser as REFUSED, as the contract has none for them.
  const unnamed = ['OFFER_NOT_FOR_GUEST', 'POINTS_NOT_FOR_GUEST', 'WRONG_OFFER_KIND'];
  for (const code of [...codes.filter((each) => !unnamed.includes(each)), 'REFUSED'])
    expect(approvalRefusal(code), code).not.toBe('refused.other');
  for (const key of Object.values(APPROVAL_REFUSALS))
    for (const language of LANGUAGES) expect(approvalWords[language][key], key).toBeTruthy();
});
