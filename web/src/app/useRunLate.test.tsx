import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { NoticeProvider } from './notice.tsx';
import { useRunLate } from './useRunLate.ts';

function Page({ save }: { readonly save: () => Promise<void> }) {
  const runLate = useRunLate();
  return (
    <button type="button" onClick={() => runLate(save)}>
      save
    </button>
  );
}

test('what needs code that cannot be fetched says so, and is done with a later press', async () => {
  const save = vi.fn(async () => undefined);
  save.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'));
  render(<Page save={save} />, { wrapper: NoticeProvider });
  await userEvent.click(screen.getByText('save'));
  expect(await screen.findByText(/ยังเปิดไม่ได้/)).toBeTruthy();
  await userEvent.click(screen.getByText('save'));
  expect(save).toHaveBeenCalledTimes(2);
});
