import { renderHook } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';

const load = async () => {
  vi.resetModules();
  const tabs = await import('./tabs.ts');
  return { ...tabs, queries: () => renderHook(tabs.useOpenTabs).result.current.tabs.map(({ query }) => query) };
};

beforeEach(() => localStorage.clear());

test('open operations are there again after the page is loaded again, without their headers', async () => {
  const before = await load();
  before.welcome('query Hello { viewer { id } }');
  before.add({ query: 'query A { a }\nquery B { b }', variables: '{"a": 1}' });
  before.edit({ headers: '{"authorization": "Bearer secret"}', operationName: 'B' });
  expect(localStorage.getItem('taem.sandbox.tabs')).not.toContain('secret');
  const after = await load();
  after.welcome('query Hello { other }');
  expect(after.queries()).toEqual(['query Hello { viewer { id } }', 'query A { a }\nquery B { b }']);
  expect(after.activeTab()).toMatchObject({ variables: '{"a": 1}', headers: '', operationName: 'B' });
});

test('what the previous editor left open is taken over', async () => {
  const tabs = [{ id: 'x', query: 'query Old { a }', variables: null, headers: null, operationName: 'Old' }];
  localStorage.setItem('graphiql:tabState', JSON.stringify({ tabs, activeTabIndex: 0 }));
  const { activeTab } = await load();
  expect(activeTab()).toMatchObject({ query: 'query Old { a }', variables: '', operationName: 'Old' });
});

test.each(['{', '{"tabs":[]}', '{"tabs":3}', 'null', '[]'])('of %s one empty tab is opened', async (text) => {
  localStorage.setItem('taem.sandbox.tabs', text);
  const { queries } = await load();
  expect(queries()).toEqual(['']);
});

test('the chosen operation stays chosen while it is renamed, and the first one runs when it is gone', async () => {
  const { activeTab, edit, nameOf } = await load();
  edit({ query: 'query A { a }\nquery B { b }' });
  expect(nameOf(activeTab())).toBe('A');
  edit({ operationName: 'B' });
  edit({ query: 'query A { a }\nquery Bee { b }' });
  expect(nameOf(activeTab())).toBe('Bee');
  edit({ query: 'query A { a }' });
  expect(nameOf(activeTab())).toBe('A');
});

test('an operation that is open is not opened twice; closing one leaves the one beside it', async () => {
  const { activeTab, close, open, queries } = await load();
  open({ query: 'query A { a }', variables: '' });
  open({ query: 'query B { b }', variables: '' });
  open({ query: 'query A { a }', variables: '{"now": true}' });
  expect(queries()).toHaveLength(3);
  expect(activeTab()).toMatchObject({ query: 'query A { a }', variables: '{"now": true}' });
  close(0);
  expect(activeTab().query).toBe('query A { a }');
  close(1);
  close(0);
  expect(queries()).toHaveLength(1);
});
