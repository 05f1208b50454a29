import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { joinFiles, type Load, type SharedFile } from './joinFiles.ts';

/** Code that no compression makes smaller. */
const code = (bytes: number) => randomBytes(bytes * 0.75).toString('base64');
const shared = (name: string, imports: readonly string[] = [], bytes = 100): SharedFile => ({
  ...{ name, imports, code: code(bytes), isFixed: false },
});
const page = (name: string, imports: readonly string[]): SharedFile => ({
  ...{ name, imports, code: code(100), isFixed: true },
});
const load = (root: string, atMost = Number.POSITIVE_INFINITY): Load => ({ roots: [root], weight: 1, atMost });
const SHELL = { signIn: ['main', 'signIn'], shell: ['main', 'shell'] };
const FIRST = [page('main', []), page('signIn', []), page('shell', []), page('menu', [])];
const sorted = (groups: readonly (readonly string[])[]) => groups.map((group) => [...group].sort().join(' ')).sort();

test('small files that nearly the same pages load become one; a large one stays away from a page that has no need of it', () => {
  const files = [
    ...[...FIRST, page('one', ['a', 'b', 'large']), page('two', ['a', 'b']), page('three', ['a'])],
    ...[page('four', ['large']), shared('a'), shared('b'), shared('large', [], 20_000)],
  ];
  const loads = ['one', 'two', 'three', 'four'].map((name) => load(name));
  const joined = joinFiles(files, SHELL, loads);
  expect(sorted(joined)).toEqual(['a b', 'large']);
});

test('a page at its limit gets nothing that it does not need', () => {
  const files = [...FIRST, page('one', ['a', 'b']), page('two', ['a']), shared('a'), shared('b', [], 500)];
  expect(sorted(joinFiles(files, SHELL, [load('one'), load('two')]))).toEqual(['a b']);
  expect(sorted(joinFiles(files, SHELL, [load('one'), load('two', 300)]))).toEqual(['a', 'b']);
});

test('what would import each other in a circle stays apart', () => {
  const files = [
    ...[...FIRST, page('one', ['a']), page('two', ['a'])],
    // Between them is a file that is loaded by its name.
    ...[shared('a', ['dialog']), page('dialog', ['b']), shared('b')],
  ];
  expect(sorted(joinFiles(files, SHELL, [load('one'), load('two')]))).toEqual(['a', 'b']);
});

test('the shell is a file with what sign-in has too, and one with the rest; of what comes after it no page loads what it has no need of', () => {
  const files = [
    ...[page('main', ['m', 'both']), page('signIn', ['both', 'more', 'form']), page('shell', ['more', 's', 't'])],
    ...[page('menu', ['s', 'u', 'v']), page('one', ['form', 's', 'v']), page('two', ['form'])],
    ...['m', 'both', 'more', 's', 't', 'u', 'v', 'form'].map((name) => shared(name, [], 5_000)),
  ];
  const joined = joinFiles(files, SHELL, [load('menu'), load('one'), load('two')]);
  expect(sorted(joined)).toEqual(['both m more', 'form', 's t', 'u', 'v']);
});

test('what sign-in needs is not joined with what imports the rest of the shell', () => {
  const form = shared('form', [], 2_000);
  const files = [
    ...[page('main', []), page('signIn', ['form', 'field']), page('shell', ['s']), page('menu', [])],
    ...[page('one', ['form', 'field', 'list']), page('two', ['form', 'field', 'list'])],
    // Joined with the form it takes hardly a byte, which leaves sign-in room for a small file.
    ...[form, { ...form, name: 'field' }, shared('list', ['s']), shared('s', [], 5_000)],
  ];
  const signIn = { ...load('signIn', 0), isBeforeShell: true };
  const joined = joinFiles(files, SHELL, [signIn, load('one'), load('two')]);
  expect(sorted(joined)).toEqual(['field form', 'list', 's']);
});
