import { render, screen } from '@testing-library/react';
import { buildSchema } from 'graphql';
import { expect, test } from 'vitest';
import { switchLanguage } from '../../app/i18n.ts';
import { FigureTree } from './FigureTree.tsx';

const schema = buildSchema(`
  type Query { statistics: Statistics }
  type Statistics {
    "Up to which time it counts, \`YYYY-MM-DD HH:mm:ss\` to the minute: null where all of it does."
    soFarTime: String
  }
`);

test('what a description of the contract says between backticks is code, and no part of it is cut off', async () => {
  await switchLanguage('en');
  render(<FigureTree schema={schema} ticked={new Set(['statistics'])} disabled={false} onToggle={() => undefined} />);
  const code = screen.getByText('YYYY-MM-DD HH:mm:ss');
  expect(code.tagName).toBe('CODE');
  const line = code.closest('p');
  expect(line?.textContent).toBe('Up to which time it counts, YYYY-MM-DD HH:mm:ss to the minute');
  expect(line?.title).not.toContain('`');
});
