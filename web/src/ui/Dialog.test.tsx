import { Button, TextField } from '@mui/material';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { Dialog, DialogForm } from './Dialog.tsx';

const submit = vi.fn();
const close = vi.fn();

beforeEach(() => {
  submit.mockReset();
  close.mockReset();
});

function open() {
  render(
    <Dialog title="Tier" onClose={close} onCross={close}>
      <DialogForm onSubmit={submit}>
        <TextField label="Name" />
        <Button type="button">Other</Button>
        <Button type="submit">Save</Button>
      </DialogForm>
    </Dialog>,
  );
}

test('Enter sends a dialog from the dialog itself and from its fields, once; on another button it is that button', async () => {
  open();
  await userEvent.keyboard('{Enter}');
  expect(submit).toHaveBeenCalledTimes(1);
  await userEvent.type(screen.getByLabelText('Name'), '{Enter}');
  expect(submit).toHaveBeenCalledTimes(2);
  screen.getByRole('button', { name: 'Other' }).focus();
  await userEvent.keyboard('{Enter}');
  expect(submit).toHaveBeenCalledTimes(2);
});

test('while something is wrong Enter leads to the first wrong field, also where the button is closed by it', async () => {
  render(
    <Dialog title="Tier">
      <DialogForm onSubmit={submit}>
        <TextField label="Name" />
        <TextField label="Points" error />
        <TextField label="Value" error />
        <Button type="submit" disabled>
          Save
        </Button>
      </DialogForm>
    </Dialog>,
  );
  await userEvent.type(screen.getByLabelText('Name'), 'Gold{Enter}');
  expect(document.activeElement).toBe(screen.getByLabelText('Points'));
  expect(submit).not.toHaveBeenCalled();
});

test('Escape and the cross close it', async () => {
  open();
  expect(screen.getByRole('dialog', { name: 'Tier' })).toBeTruthy();
  await userEvent.keyboard('{Escape}');
  expect(close).toHaveBeenCalledWith('Escape');
  await userEvent.click(screen.getByRole('button', { name: 'ปิด' }));
  expect(close).toHaveBeenCalledTimes(2);
});

test('Enter confirms a question, except whether to do what cannot be undone: there it cancels', async () => {
  const question = (danger: boolean) =>
    render(
      <ConfirmDialog open danger={danger} title="Tier" confirmLabel="Go on" onConfirm={submit} onCancel={close} />,
    );
  const { unmount } = question(false);
  await userEvent.keyboard('{Enter}');
  expect([submit.mock.calls.length, close.mock.calls.length]).toEqual([1, 0]);
  unmount();
  question(true);
  await userEvent.keyboard('{Enter}');
  expect([submit.mock.calls.length, close.mock.calls.length]).toEqual([1, 1]);
});
