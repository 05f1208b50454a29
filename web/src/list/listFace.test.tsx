import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { switchLanguage } from '../app/i18n.ts';
import { NoticeProvider } from '../app/notice.tsx';
import { type FaceProps, useListFace } from './listFace.tsx';

let isOffline = true;
vi.mock('./ListGrid.tsx', () => {
  if (isOffline) throw new TypeError('Failed to fetch dynamically imported module');
  return { ListGrid: ({ label }: { label: string }) => <p>{label} as a grid</p> };
});

function Rows() {
  const Face = useListFace();
  return <Face {...({ label: 'Members', rows: [], columns: [] } as unknown as FaceProps<{ id: string }>)} />;
}

test('rows whose drawing cannot be fetched, after a device was turned, say so and offer to try again', async () => {
  await switchLanguage('en');
  render(
    <NoticeProvider>
      <Rows />
    </NoticeProvider>,
  );
  const again = await screen.findByRole('button', { name: 'Try again' });
  expect(await screen.findByText(/cannot be opened yet/)).toBeTruthy();
  isOffline = false;
  vi.resetModules();
  await userEvent.click(again);
  expect(await screen.findByText('Members as a grid')).toBeTruthy();
});
