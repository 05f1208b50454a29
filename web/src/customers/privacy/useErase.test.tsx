import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { switchLanguage } from '../../app/i18n.ts';
import { useErase } from './useErase.ts';

interface Answer {
  isDone: boolean;
  userErrors: { code: string; message: string }[];
}

/** The sent requests, and the outcome of each in turn: an answer, or a lost connection. */
let sent: { version: number; idempotencyKey: string }[] = [];
let answers: (Answer | 'lost')[] = [];
const messages: string[] = [];

const DONE: Answer = { isDone: true, userErrors: [] };
const refused = (code: string): Answer => ({ isDone: false, userErrors: [{ code, message: code }] });

async function send(version: number, idempotencyKey: string) {
  sent.push({ version, idempotencyKey });
  const answer = answers.shift();
  if (answer === 'lost') throw new TypeError('Failed to fetch');
  return answer ?? null;
}
const client = new ApolloClient({ link: ApolloLink.empty(), cache: new InMemoryCache() });
const wrapper = ({ children }: { children: ReactNode }) => <ApolloProvider client={client}>{children}</ApolloProvider>;

function open() {
  const options = { send, onDone: () => messages.push('done'), onStale: () => messages.push('stale') };
  return renderHook(() => useErase(options), { wrapper }).result;
}

beforeEach(async () => {
  [sent, answers, messages.length] = [[], [], 0];
  await switchLanguage('en');
});

test('an erasure whose answer was lost says so, and pressed again it is the same one', async () => {
  answers = ['lost', DONE];
  const hook = open();
  await act(() => hook.current.erase(4));
  expect([messages, hook.current.failure === null]).toEqual([[], false]);
  await act(() => hook.current.erase(4));
  expect([messages, hook.current.failure]).toEqual([['done'], null]);
  expect(sent).toHaveLength(2);
  expect(sent[1]).toEqual(sent[0]);
});

test('a person changed in the meantime is read again, and is then another erasure', async () => {
  answers = [refused('STALE_VERSION'), DONE];
  const hook = open();
  await act(() => hook.current.erase(4));
  expect(messages).toEqual(['stale']);
  await act(() => hook.current.erase(5));
  expect(messages).toEqual(['stale', 'done']);
  expect(sent.map(({ version }) => version)).toEqual([4, 5]);
  expect(sent[1]?.idempotencyKey).not.toBe(sent[0]?.idempotencyKey);
});
