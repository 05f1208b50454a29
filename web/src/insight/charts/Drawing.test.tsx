import { act, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { Drawing, drawingIn } from './Drawing.tsx';
import { WithoutDrawing } from './WithoutDrawing.tsx';

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));

const Line = ({ text }: { text: string }) => <p>{text}</p>;

const GONE = new TypeError('Failed to fetch');

/** A drawing whose chunk does not come so many times; gives how to draw other figures. */
function open(times: number) {
  const load = vi.fn().mockResolvedValue(Line);
  for (let time = 0; time < times; time += 1) load.mockRejectedValueOnce(GONE);
  const drawing = drawingIn<{ text: string }>(load);
  const card = (text: string, figures: readonly number[]) => (
    <WithoutDrawing instead={<p>table</p>} figures={figures} load={drawing.load}>
      <Suspense>
        <Drawing of={drawing} props={{ text }} />
      </Suspense>
    </WithoutDrawing>
  );
  const first = [1];
  const { rerender } = render(card('one', first));
  return { load, draw: (text: string, figures = first) => rerender(card(text, figures)) };
}

test('a drawing whose chunk did not come is the table, and is requested again when the network is back', async () => {
  const { load, draw } = open(3);
  expect(await screen.findByText('table')).toBeTruthy();
  draw('one');
  expect(load).toHaveBeenCalledTimes(2);
  await act(async () => void window.dispatchEvent(new Event('online')));
  expect([load.mock.calls.length, screen.queryByText('table') !== null]).toEqual([3, true]);
  await act(async () => void window.dispatchEvent(new Event('online')));
  expect(await screen.findByText('one')).toBeTruthy();
});

test('a drawing whose chunk did not come is requested again with other figures', async () => {
  const { draw } = open(3);
  expect(await screen.findByText('table')).toBeTruthy();
  draw('two', [2]);
  draw('two', [3]);
  expect(await screen.findByText('two')).toBeTruthy();
  expect(screen.queryByText('table')).toBeNull();
});

test('a drawing whose chunk did not come for an earlier card is drawn in the next', async () => {
  open(1);
  expect(await screen.findByText('one')).toBeTruthy();
});
