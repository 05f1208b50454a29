import { expect, test } from 'vitest';
import { leftOut } from './leftOut.ts';

const transform = leftOut().transform as (code: string, id: string) => unknown;
const build = (code: string) => transform(code, '/shop/web/src/till/Page.tsx');

test.each([
  ['const { data } = useFragment({ fragment, from });'],
  ['client.watchFragment({ fragment, from }).subscribe(draw);'],
  ["import { Form, Link } from 'react-router-dom';"],
  ["import { asapScheduler, from } from 'rxjs';"],
  ['<TextField\n  label={label}\n  onChange={() => save()}\n  variant="standard"\n/>'],
  ['<IconButton onClick={() => save()} loading={isSaving}>'],
  ['createTheme({ cssVariables: true })'],
  ["<Box sx={{ width: { '@sm': 1, '@300': 0.5 } }} />"],
])('the build ends at code that needs what is left out of it: %s', (code) => {
  expect(() => build(code)).toThrow('see leftOut.ts');
});

test.each([
  ["import { Form } from '../form/Form.tsx';"],
  ["import { Link } from 'react-router-dom';\nimport { Form } from '../form/Form.tsx';"],
  ['<Alert variant="filled">'],
  ['<IconButton disabled={loading || isEmpty}>'],
  ["import { from, switchMap } from 'rxjs';"],
])('the build takes code that does without: %s', (code) => {
  expect(build(code)).toBeUndefined();
});
