import { expect, test, vi } from 'vitest';
import { lazyIcon, loadIcons } from './lazyIcon.tsx';

const Icon = () => <svg />;

test('CU-20 icons are fetched before the menu that draws them is opened; one that cannot be is no fault', () => {
  const loads = [vi.fn(async () => ({ default: Icon })), vi.fn(() => Promise.reject(new Error('offline')))];
  for (const load of loads) lazyIcon(load);
  expect(loads.map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
  loadIcons();
  expect(loads.map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
});
