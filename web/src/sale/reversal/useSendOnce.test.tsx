import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useSendOnce } from './useSendOnce.ts';

type Data = {
  write: { transaction: object | null; userErrors: { code: string; message: string; path: []; params: [] }[] };
};

const DONE: Data = { write: { transaction: { id: 't1' }, userErrors: [] } };
const refused = (code: string): Data => ({
  write: { transaction: null, userErrors: [{ code, message: '', path: [], params: [] }] },
});
const LOST = new TypeError('Failed to fetch');
const TURNED_AWAY = new CombinedGraphQLErrors({
  data: null,
  errors: [{ message: 'Slow down', extensions: { code: 'RATE_LIMITED' } }],
});
const BESIDE = new CombinedGraphQLErrors({
  data: DONE,
  errors: [{ message: 'Broken', path: ['write', 'transaction', 'member'] }],
});

afterEach(() => vi.restoreAllMocks());

/** Presses once per answer; returns the outcome displayed each time, and the keys that were sent. */
async function press(answers: readonly (Data | Error)[]) {
  const keys: string[] = [];
  const send = async ({ idempotencyKey }: { idempotencyKey: string }) => {
    const answer = answers[keys.length];
    keys.push(idempotencyKey);
    if (answer instanceof Error) throw answer;
    return answer;
  };
  const { result } = renderHook(() => useSendOnce<{ id: string }, Data>(send, (data) => data.write));
  const outcomes: string[] = [];
  for (const _ of answers) await act(async () => void outcomes.push((await result.current.submit({ id: 't1' })).kind));
  return { outcomes, sameKey: new Set(keys).size === 1 };
}

test.each([
  ['done', [DONE], ['done']],
  ['done, though something beside it could not be read', [BESIDE], ['done']],
  ['refused, and free to be tried with other content', [refused('WRONG_AUTHORIZE_CODE'), DONE], ['refused', 'done']],
  ['not taken at all', [TURNED_AWAY], ['fault']],
  ['lost, then asked for again', [LOST, DONE], ['unknown', 'done']],
  ['lost, then refused: the first may have been recorded', [LOST, refused('PERMISSION')], ['unknown', 'unknown']],
  ['lost, then turned away', [LOST, TURNED_AWAY, DONE], ['unknown', 'unknown', 'done']],
])(
  'WALL-08 a void or an adjustment is %s: what may have been recorded is never reported as refused',
  async (_what, answers, outcomes) => {
    expect((await press(answers)).outcomes).toEqual(outcomes);
  },
);

test('until its outcome is known the same content goes out with the same key; the next one has a new key', async () => {
  expect((await press([LOST, LOST, DONE])).sameKey).toBe(true);
  expect((await press([refused('STALE_VERSION'), DONE])).sameKey).toBe(false);
});

test('without a network nothing is sent, and that is said', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect((await press([DONE])).outcomes).toEqual(['offline']);
});
