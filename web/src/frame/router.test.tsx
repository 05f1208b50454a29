import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RouterProvider } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { useNotice } from '../app/notice.tsx';
import { createRouter } from './router.tsx';

vi.mock('../sandbox/SandboxPage.tsx', () => ({
  SandboxPage() {
    const notify = useNotice();
    return (
      <button type="button" onClick={() => notify('copied')}>
        Copy
      </button>
    );
  },
}));

test('a page outside of the shell shows its notices', async () => {
  history.replaceState(null, '', '/sandbox');
  render(<RouterProvider router={createRouter()} />);
  await userEvent.click(await screen.findByRole('button', { name: 'Copy' }));
  expect((await screen.findByRole('alert')).textContent).toBe('copied');
});
