import { render } from '@testing-library/react';
import { useEffect } from 'react';
import { expect, test, vi } from 'vitest';
import { ActiveTab } from './ActiveTab.tsx';
import { activeTabId } from './activeTabId.ts';

const editor = vi.hoisted(() => ({ tabs: [{ id: 'first' }, { id: 'second' }], activeTabIndex: 0 }));
vi.mock('@graphiql/react', () => ({ useGraphiQL: (select: (state: typeof editor) => unknown) => select(editor) }));

/** As an example that is opened and run at once. */
function RunOnOpen({ onRun }: { readonly onRun: (tab: string) => void }) {
  useEffect(() => onRun(activeTabId()));
  return null;
}

test('what runs as soon as a tab is open is kept for that tab', () => {
  const onRun = vi.fn<(tab: string) => void>();
  const page = () => (
    <>
      <RunOnOpen onRun={onRun} />
      <ActiveTab />
    </>
  );
  const { rerender } = render(page());
  editor.activeTabIndex = 1;
  rerender(page());
  expect(onRun.mock.calls).toEqual([['first'], ['second']]);
});
