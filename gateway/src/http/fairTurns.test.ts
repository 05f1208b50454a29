import { expect, test } from 'vitest';
import { fairTurns } from './fairTurns.ts';

const never = new AbortController().signal;

function line(rules: { atOnce: number; ofOneKey: number; waiting?: number }) {
  const take = fairTurns({ waiting: 10, busy: 'Later.', ...rules });
  const begun: string[] = [];
  const ends: Record<string, () => void> = {};
  const ask = (name: string, signal = never) =>
    take(name.slice(0, 1), signal, () => {
      begun.push(name);
      return new Promise<string>((resolve) => {
        ends[name] = () => resolve(name);
      });
    });
  const end = async (name: string, done: Promise<unknown>) => {
    ends[name]?.();
    await done;
  };
  return { ask, begun, end };
}

test('a merchant who asks for much leaves a turn for the next one, who need not wait behind it', async () => {
  const { ask, begun, end } = line({ atOnce: 3, ofOneKey: 2 });
  const a = ['a1', 'a2', 'a3', 'a4'].map((name) => ask(name));
  const b = ask('b1');
  const [c1, c2] = [ask('c1'), ask('b2')];
  expect(begun).toEqual(['a1', 'a2', 'b1']);
  await end('a1', a[0] as Promise<string>);
  expect(begun.slice(3)).toEqual(['c1']);
  await end('c1', c1);
  await end('b1', b);
  // By then, one of a is running and none of b.
  expect(begun.slice(4).sort()).toEqual(['a3', 'b2']);
  await end('b2', c2);
  for (const [place, name] of ['a2', 'a3'].entries()) await end(name, a[place + 1] as Promise<string>);
  expect(begun.at(-1)).toBe('a4');
  await end('a4', a[3] as Promise<string>);
});

test('a caller that leaves does not wait any more, and keeps no other waiting', async () => {
  const { ask, begun, end } = line({ atOnce: 1, ofOneKey: 1 });
  const first = ask('a1');
  const leaving = new AbortController();
  const left = ask('b1', leaving.signal);
  const last = ask('c1');
  leaving.abort(new Error('gone'));
  await expect(left).rejects.toThrow('gone');
  await end('a1', first);
  expect(begun).toEqual(['a1', 'c1']);
  await end('c1', last);
  await expect(ask('d1', leaving.signal)).rejects.toThrow('gone');
});

test('a line that is too long is refused at once, and a failed turn is handed on', async () => {
  const take = fairTurns({ atOnce: 1, ofOneKey: 1, waiting: 1, busy: 'Later.' });
  const failing = take('a', never, () => Promise.reject(new Error('broken')));
  const next = take('a', never, async () => 'done');
  await expect(take('a', never, async () => 'too many')).rejects.toMatchObject({ status: 429, body: 'Later.' });
  await expect(failing).rejects.toThrow('broken');
  expect(await next).toBe('done');
});
