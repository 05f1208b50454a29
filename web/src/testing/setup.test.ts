import { expect, test, vi } from 'vitest';

test('frames are drawn after a test with false timers, also one in which an element with the focus changed', async () => {
  vi.useFakeTimers();
  const field = document.body.appendChild(document.createElement('input'));
  field.focus();
  field.setAttribute('aria-invalid', 'true');
  vi.useRealTimers();
  expect(await new Promise<number>(requestAnimationFrame)).toBeGreaterThan(0);
});
