import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { switchLanguage } from '../app/i18n.ts';
import { NoticeProvider } from '../app/notice.tsx';
import { storeSession } from '../app/session.ts';
import { cashier } from '../testing/session.ts';
import { Field } from './Field.tsx';
import { Form } from './Form.tsx';
import { ManyInput } from './fields/ManyInput.tsx';
import { TextInput } from './fields/TextInput.tsx';
import { SubmitRow } from './SubmitRow.tsx';
import { type FormOptions, useForm } from './useForm.ts';
import type { UserError } from './userErrorsOf.ts';

interface Values {
  name: string;
  days: readonly string[];
  note: string;
}
const START: Values = { name: 'Tea', days: [], note: '' };
const send = vi.fn<(read: Values, sending: { version: number | null; key: string }) => Promise<UserError[]>>();
const done = vi.fn();

const rule = ({ name, days }: Values) => ({
  days: days.length === 0 ? 'Choose a day' : undefined,
  name: name === '' ? 'Name it' : undefined,
});

function Product(options: Partial<FormOptions<Values, Values>>) {
  const form = useForm<Values>({ start: START, rule, send, onDone: done, ...options });
  return (
    <Form form={form}>
      <Field as={TextInput} name="name" label="Name" required />
      <Field as={ManyInput} name="days" label="Days" options={[{ id: 'mon', name: 'Monday' }]} />
      <Field as={TextInput} name="note" label="Note" />
      <SubmitRow form={form} />
      {form.conflict && (
        <button type="button" onClick={() => form.conflict?.onUse({ note: form.conflict.mine.note })}>
          Mine over {form.conflict.theirs.name}
        </button>
      )}
    </Form>
  );
}

const open = (options: Partial<FormOptions<Values, Values>> = {}) => {
  const element = <Product {...options} />;
  const router = createMemoryRouter([
    { path: '/', element },
    { path: '/next', element: <p>Next</p> },
  ]);
  return { ...render(<RouterProvider router={router} />, { wrapper: NoticeProvider }), router };
};
const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const type = async (name: string, text: string) => {
  await userEvent.clear(field(name));
  if (text) await userEvent.type(field(name), text);
};
const press = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));
const refusal = (path: string[], message: string, code = 'VALIDATION') => ({ code, message, path });

beforeEach(async () => {
  send.mockReset().mockResolvedValue([]);
  done.mockReset();
  localStorage.clear();
  storeSession(cashier);
  await switchLanguage('en');
});

test('a refused submit puts the focus into the first wrong field as it stands on the screen, of whatever kind', async () => {
  open();
  await press();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('checkbox', { name: 'Monday' })));
  await type('Name', '');
  await press();
  await waitFor(() => expect(document.activeElement).toBe(field('Name')));
  expect(['Name it', 'Choose a day'].map((words) => screen.getByText(words).isConnected)).toEqual([true, true]);
  expect(send).not.toHaveBeenCalled();
});

describe('what the gateway refuses', () => {
  const ready = { start: { ...START, days: ['mon'] } };

  test('stands at its field until that is changed, what belongs to no field above the buttons, and both may be sent again', async () => {
    send.mockResolvedValueOnce([refusal(['input', 'name'], 'is already in use.'), refusal([], 'The shop is closed.')]);
    open(ready);
    await press();
    await screen.findByText('is already in use.');
    expect(document.activeElement).toBe(field('Name'));
    expect(screen.getByRole('alert').textContent).toBe('The shop is closed.');
    await userEvent.tab();
    expect(screen.getByText('is already in use.').isConnected).toBe(true);
    await userEvent.type(field('Name'), 's');
    await waitFor(() => expect(screen.queryByText('is already in use.')).toBeNull());
    await press();
    await waitFor(() => expect(done).toHaveBeenCalledOnce());
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('a form is sent once however often it is pressed, by one key, and a lost answer keeps what is typed', async () => {
    let answer: (errors: UserError[]) => void = () => undefined;
    send.mockImplementationOnce(() => new Promise((resolve) => (answer = resolve)));
    send.mockRejectedValueOnce(new Error('away'));
    open(ready);
    await type('Note', 'hot');
    await userEvent.keyboard('{Enter}{Enter}');
    expect(send).toHaveBeenCalledOnce();
    await act(async () => answer([refusal([], 'Not now.')]));
    await press();
    await screen.findByText('Server communication error');
    expect(field('Note').value).toBe('hot');
    await press();
    await waitFor(() => expect(done).toHaveBeenCalledOnce());
    expect(new Set(send.mock.calls.map(([, { key }]) => key)).size).toBe(1);
  });

  const stale = [refusal(['version'], 'stale', 'STALE_VERSION')];
  const base = { name: 'Tea', days: ['mon'], note: '' };
  test.each<[string, Values | null, string]>([
    ['left these fields alone: it goes through over their version', base, 'sent over 8'],
    ['saved the very same: an answer was lost', { ...base, note: 'hot' }, 'done'],
    ['changed another field: one chooses', { ...base, name: 'Coffee' }, 'asked'],
    ['deleted it', null, 'gone'],
  ])('of a record that another user changed in the meantime, who %s', async (_who, now, outcome) => {
    send.mockResolvedValueOnce(stale);
    const readNow = async () => now && { version: 8, values: now };
    open({ start: base, record: { version: 7, readNow } });
    await type('Note', 'hot');
    await press();
    if (outcome === 'asked') {
      await userEvent.click(await screen.findByRole('button', { name: 'Mine over Coffee' }));
      expect([field('Name').value, field('Note').value]).toEqual(['Coffee', 'hot']);
      await press();
    }
    if (outcome === 'gone') await screen.findByText('It was deleted in the meantime');
    else await waitFor(() => expect(done).toHaveBeenCalledOnce());
    const versions = send.mock.calls.map(([, { version }]) => version);
    expect(versions).toEqual(outcome === 'sent over 8' || outcome === 'asked' ? [7, 8] : [7]);
  });
});

test('OP-34 what is typed is on the device until it is saved or discarded, but for what is never kept', async () => {
  const kept = { start: { ...START, days: ['mon'] }, draft: 'test', unkept: ['note'] };
  const { unmount } = open(kept);
  await type('Name', 'Coffee');
  await type('Note', 'secret');
  unmount();
  expect(JSON.stringify(localStorage)).not.toContain('secret');
  const again = open(kept);
  expect([field('Name').value, field('Note').value]).toEqual(['Coffee', '']);
  await userEvent.click(screen.getByRole('button', { name: 'Discard' }));
  expect(field('Name').value).toBe('Tea');
  await type('Name', 'Coffee');
  await press();
  await waitFor(() => expect(done).toHaveBeenCalledOnce());
  again.unmount();
  open(kept);
  expect([field('Name').value, screen.queryByRole('status')]).toEqual(['Tea', null]);
});

describe('what is typed', () => {
  /** Whether the browser would ask before the page is closed or reloaded. */
  const asksBeforeReload = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

  test('is not left without a question where it is kept nowhere: for another page, nor by a reload', async () => {
    const { router } = open();
    expect(asksBeforeReload()).toBe(false);
    await type('Note', 'cold');
    expect(asksBeforeReload()).toBe(true);
    await act(() => router.navigate('/next'));
    await userEvent.click(await screen.findByRole('button', { name: 'Stay on Page' }));
    expect((await screen.findByRole<HTMLInputElement>('textbox', { name: 'Note' })).value).toBe('cold');
    await act(() => router.navigate('/next'));
    await userEvent.click(await screen.findByRole('button', { name: 'Leave Page' }));
    expect(await screen.findByText('Next')).toBeTruthy();
    expect(asksBeforeReload()).toBe(false);
  });

  test('is saved where the form leads on by itself, and asks again once typing goes on', async () => {
    const { router } = open({ start: { ...START, days: ['mon'] } });
    await type('Note', 'cold');
    await press();
    await waitFor(() => expect(done).toHaveBeenCalled());
    expect(asksBeforeReload()).toBe(false);
    await type('Note', 'hot');
    expect(asksBeforeReload()).toBe(true);
    expect(router.state.location.pathname).toBe('/');
  });

  test('over a change by another user is kept with that change: after a reload there is no second question', async () => {
    send.mockResolvedValueOnce([refusal([], 'Changed.', 'STALE_VERSION')]);
    const now = { version: 2, values: { ...START, days: ['mon'], note: 'theirs' } };
    const options = {
      ...{ start: { ...START, days: ['mon'] }, draft: 'record.Product.1' },
      record: { version: 1, readNow: async () => now },
    };
    const { unmount } = open(options);
    await type('Note', 'mine');
    await press();
    await userEvent.click(await screen.findByRole('button', { name: 'Mine over Tea' }));
    unmount();
    open(options);
    await waitFor(() => expect(field('Note').value).toBe('mine'));
    await press();
    await waitFor(() => expect(done).toHaveBeenCalled());
    expect(send.mock.lastCall?.[1].version).toBe(2);
  });
});
