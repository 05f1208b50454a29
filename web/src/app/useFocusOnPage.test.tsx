import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, useState } from 'react';
import { createMemoryRouter, Link, Outlet, RouterProvider } from 'react-router-dom';
import { expect, test } from 'vitest';
import { ErrorView } from '../ui/ErrorView.tsx';
import { CONTENT, useFocusOnPage } from './useFocusOnPage.ts';

function Frame() {
  useFocusOnPage();
  return (
    <>
      <nav>
        <Link to="/rows">Rows</Link>
        <Link to="/form">Form</Link>
      </nav>
      <main id={CONTENT} tabIndex={-1}>
        <Outlet />
      </main>
    </>
  );
}

/** A page whose rows are loaded after it is drawn. */
function Rows() {
  const [rows, setRows] = useState<readonly string[]>([]);
  useEffect(() => setRows(['1', '2']), []);
  return rows.map((row) => (
    <Link key={row} to={`/rows/${row}`}>
      Row {row}
    </Link>
  ));
}

function Failing() {
  const [failed, setFailed] = useState(true);
  return failed ? <ErrorView onRetry={() => setFailed(false)} /> : <p>Loaded</p>;
}

function open(at = '/') {
  const children = [
    { path: '/', element: <p>Home</p> },
    { path: '/rows', Component: Rows },
    { path: '/rows/:id', element: <p>A row</p> },
    // biome-ignore lint/a11y/noAutofocus: what is tested.
    { path: '/form', element: <input autoFocus aria-label="Name" /> },
    { path: '/failing', Component: Failing },
  ];
  const router = createMemoryRouter([{ Component: Frame, children }], { initialEntries: [at] });
  render(<RouterProvider router={router} />);
  return router;
}

const main = () => screen.getByRole('main');
const follow = async (name: string) => {
  screen.getByRole('link', { name }).focus();
  await userEvent.keyboard('{Enter}');
};

test('a page that was opened from the navigation by keyboard has the focus, Back the row that was opened', async () => {
  const router = open();
  await follow('Rows');
  await screen.findByRole('link', { name: 'Row 2' });
  expect(document.activeElement).toBe(main());
  await follow('Row 2');
  await screen.findByText('A row');
  expect(document.activeElement).toBe(main());
  await router.navigate(-1);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Row 2' })));
});

test('a page that focuses a field keeps that focus', async () => {
  open();
  await follow('Form');
  expect(document.activeElement).toBe(await screen.findByRole('textbox', { name: 'Name' }));
});

test('after “try again” the focus is on the page', async () => {
  open('/failing');
  await userEvent.click(screen.getByRole('button'));
  await screen.findByText('Loaded');
  expect(document.activeElement).toBe(main());
});
