import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { fetchAhead, late } from './late.tsx';
import { NoticeProvider } from './notice.tsx';
import { PageLoading } from './PageLoading.tsx';

type Load = () => Promise<typeof Note>;

function Note({ onClose }: { onClose: () => void }) {
  return (
    <button type="button" onClick={onClose}>
      note
    </button>
  );
}

const offline: Load = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));

function Page({ LateNote }: { LateNote: typeof Note }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <NoticeProvider>
      <button type="button" onClick={() => setOpen(true)}>
        open
      </button>
      {isOpen && <LateNote onClose={() => setOpen(false)} />}
    </NoticeProvider>
  );
}

test('a late part that was fetched ahead is drawn with the press itself', async () => {
  const load = vi.fn<Load>(async () => Note);
  const LateNote = late(load);
  await fetchAhead([]);
  render(<Page LateNote={LateNote} />);
  act(() => screen.getByText('open').click());
  expect(screen.getByText('note')).toBeTruthy();
  expect(load).toHaveBeenCalledTimes(1);
});

test('a late part that cannot be fetched leaves the page as it is, says so, and comes with a later press', async () => {
  const load = vi.fn<Load>().mockImplementationOnce(offline).mockResolvedValueOnce(Note);
  const LateNote = late(load);
  render(<Page LateNote={LateNote} />);
  await userEvent.click(screen.getByText('open'));
  expect(await screen.findByText(/ยังเปิดไม่ได้/)).toBeTruthy();
  expect(screen.queryByText('note')).toBeNull();
  await userEvent.click(screen.getByText('open'));
  expect(await screen.findByText('note')).toBeTruthy();
});

test('a question that cannot be fetched is cancelled, and does not open by itself later', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const load = vi.fn<() => Promise<() => string>>().mockImplementation(offline as never);
  const LateQuestion = late<{ onCancel: () => void }>(load);
  const cancel = vi.fn();
  render(
    <NoticeProvider>
      <LateQuestion onCancel={cancel} />
    </NoticeProvider>,
  );
  await screen.findByText(/ยังเปิดไม่ได้/);
  await act(() => vi.advanceTimersByTimeAsync(9_500));
  expect([cancel.mock.calls.length, load.mock.calls.length]).toEqual([1, 1]);
  vi.useRealTimers();
});

test('what cannot be closed is tried again by itself, less and less often, and says once that it cannot be fetched', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const load = vi.fn<() => Promise<() => string>>().mockImplementation(offline as never);
  const LateWord = late(load, (_props, again) => (again ? 'table' : 'outline'));
  render(
    <NoticeProvider>
      <LateWord />
    </NoticeProvider>,
  );
  const close = await screen.findByRole('button');
  await act(async () => close.click());
  expect(screen.getByText('table')).toBeTruthy();
  await act(() => vi.advanceTimersByTimeAsync(9_500));
  expect(load).toHaveBeenCalledTimes(3);
  expect(screen.queryByText(/ยังเปิดไม่ได้/)).toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(3_600_000));
  expect(load.mock.calls.length).toBeLessThan(130);
  load.mockResolvedValue(() => 'word');
  // The network is back.
  await act(async () => window.dispatchEvent(new Event('online')));
  expect(screen.getByText('word')).toBeTruthy();
  expect(screen.queryByText('table')).toBeNull();
  vi.useRealTimers();
});

test('what stands in place of a part can try again, and each press that fails is said', async () => {
  const load = vi.fn<() => Promise<() => string>>().mockImplementation(offline as never);
  const LateWord = late(
    load,
    (_props, again) =>
      again && (
        <button type="button" onClick={again}>
          again
        </button>
      ),
  );
  render(
    <NoticeProvider>
      <LateWord />
    </NoticeProvider>,
  );
  const again = await screen.findByText('again');
  const close = async () => userEvent.click(await screen.findByRole('button', { name: 'ปิด' }));
  await close();
  await userEvent.click(again);
  await close();
  load.mockResolvedValue(() => 'word');
  await userEvent.click(again);
  expect(await screen.findByText('word')).toBeTruthy();
});

test('what stands in place of a part may follow the language, and gives way to the part', async () => {
  const LateWord = late(async () => () => 'word', PageLoading);
  render(
    <NoticeProvider>
      <LateWord />
    </NoticeProvider>,
  );
  expect(screen.getByRole('progressbar')).toBeTruthy();
  expect(await screen.findByText('word')).toBeTruthy();
});

test('pages are fetched ahead before late parts, and what fails holds up nothing behind it', async () => {
  const order: string[] = [];
  const part = (name: string, load: Load) =>
    late(() => {
      order.push(name);
      return load();
    });
  part('first', offline);
  part('second', async () => Note);
  await fetchAhead([async () => order.push('page')]);
  expect(order).toEqual(['page', 'first', 'second']);
  await fetchAhead([]);
  // Only what failed is fetched again.
  expect(order).toEqual(['page', 'first', 'second', 'first']);
});
