import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, vi } from 'vitest';

// Elements have no size in jsdom, so it never changes.
globalThis.ResizeObserver ??= class implements ResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
};

// jsdom has no device, so no media query matches.
globalThis.matchMedia ??= (media) => Object.assign(new EventTarget(), { media, matches: false }) as MediaQueryList;

// Frames by timers that each test has or replaces. jsdom draws them by an interval of the page: one that it asks for while
// a test has false timers goes with them, and no later file in the same page would ever get a frame.
globalThis.requestAnimationFrame = (draw) => Number(setTimeout(() => draw(performance.now()), 1000 / 60));
globalThis.cancelAnimationFrame = (frame) => clearTimeout(frame);

configure({ asyncUtilTimeout: 10_000 });

// Test files share the page and the packages, which take longest to load. The state of our own modules (the session, bills,
// the language, what is loaded once per visit) starts fresh with each file, as with each visit of the page.
vi.resetModules();
await import('../app/i18n.ts');

afterEach(() => {
  cleanup();
  localStorage.clear();
});

afterAll(() => {
  vi.useRealTimers();
  sessionStorage.clear();
  document.body.replaceChildren();
  history.replaceState(null, '', '/');
});
