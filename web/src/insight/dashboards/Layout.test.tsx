import type { DashboardPart } from '@taem/domain/insight/dashboards/dashboardBody.ts';
import { layOut } from '@taem/domain/insight/dashboards/layOut.ts';
import { fireEvent, render, screen } from '@testing-library/react';
import { buildSchema } from 'graphql';
import { useState } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { switchLanguage } from '../../app/i18n.ts';
import { Layout } from './Layout.tsx';

const schema = buildSchema('type Query { statistics: Statistics } type Statistics { a: Int, b: Int, c: Int }');
const part = (path: string): DashboardPart => ({
  ...{ path: `statistics.${path}`, title: path, drawing: 'NUMBER', width: 4 },
  columns: [],
});

function Bench() {
  const [parts, setParts] = useState(['a', 'b', 'c'].map(part));
  const answer = { data: { statistics: { a: 1, b: 2, c: 3 } } };
  const laidOut = layOut({ document: '{ statistics { a b c } }', parts }, schema, answer);
  return <Layout laidOut={laidOut} isWaiting={false} isRefused={false} onChange={setParts} />;
}

beforeEach(() => switchLanguage('en'));

test('after a part is removed the keyboard goes on at the next one, then at the last, then at the layout', () => {
  render(<Bench />);
  const remove = (name: string) => {
    fireEvent.click(screen.getByRole('button', { name: `Customize: ${name}` }));
    fireEvent.click(screen.getByRole('button', { name: `Remove ${name}` }));
    return document.activeElement?.getAttribute('aria-label');
  };
  expect(remove('b')).toBe('Customize: c');
  expect(remove('c')).toBe('Customize: a');
  expect(remove('a')).toBe('Layout');
});

test('a calculated column that was added is written at once', () => {
  render(<Bench />);
  fireEvent.click(screen.getByRole('button', { name: 'Customize: a' }));
  fireEvent.click(screen.getByRole('button', { name: 'Add a calculated column' }));
  expect(document.activeElement).toBe(screen.getByLabelText('Column name'));
  expect((document.activeElement as HTMLInputElement).value).toBe('New column');
});
