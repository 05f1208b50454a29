import '../app/i18n.ts';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// Nothing has a size in jsdom, so nothing ever changes it.
globalThis.ResizeObserver ??= class implements ResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
};

configure({ asyncUtilTimeout: 10_000 });

afterEach(() => {
  cleanup();
  localStorage.clear();
});
