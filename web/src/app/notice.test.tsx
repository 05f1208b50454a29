import { act, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { NoticeProvider, useNotice } from './notice.tsx';

let isOffline = true;
vi.mock('./NoticeBar.tsx', async (real) => {
  if (isOffline) throw new TypeError('Failed to fetch dynamically imported module');
  return real();
});

function Page() {
  const notify = useNotice();
  return (
    <button type="button" onClick={() => notify('no network')}>
      press
    </button>
  );
}

test('a notice whose file cannot be fetched takes no page away, and is there once it can be', async () => {
  render(
    <NoticeProvider>
      <Page />
    </NoticeProvider>,
  );
  const press = () => act(async () => screen.getByText('press').click());
  await press();
  expect(screen.queryByText('no network')).toBeNull();
  isOffline = false;
  vi.resetModules();
  await press();
  expect(await screen.findByText('no network')).toBeTruthy();
});
