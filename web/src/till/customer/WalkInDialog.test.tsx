import { EMPTY_GUEST } from '@taem/domain/till/guest.ts';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { switchLanguage } from '../../app/i18n.ts';
import { WalkInDialog } from './WalkInDialog.tsx';

const finish = vi.fn();

beforeEach(async () => {
  finish.mockReset();
  await switchLanguage('en');
  render(<WalkInDialog guest={EMPTY_GUEST} onFinish={finish} />);
});

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('PAY-34, PAY-35 Done waits for gender and age range; hashtags are split on commas and prefixed', async () => {
  const done = screen.getByRole('button', { name: 'Done' });
  expect(done).toHaveProperty('disabled', true);
  await press('Female');
  expect(done).toHaveProperty('disabled', true);
  await press('Over 60');
  await userEvent.type(screen.getByLabelText('Hashtags'), ' tourist, , #vip ');
  await userEvent.click(done);
  expect(finish).toHaveBeenCalledWith({ gender: 'Female', ageRange: 'Over 60', hashtags: ['#tourist', '#vip'] });
});

test.each(['Skip', 'Close'])('PAY-36 %s leaves a guest of whom nothing is known', async (name) => {
  await press('Male');
  await press(name);
  expect(finish).toHaveBeenCalledWith(EMPTY_GUEST);
});

test.each(['{Escape}', '{Enter}'])('E5 at first %s skips, as the focused Skip does', async (key) => {
  await userEvent.keyboard(key);
  expect(finish).toHaveBeenCalledWith(EMPTY_GUEST);
});

test('PAY-36 once something is answered, Escape loses nothing', async () => {
  await press('Male');
  await userEvent.keyboard('{Escape}');
  expect(finish).not.toHaveBeenCalled();
});

test.each([
  ['F9', () => fireEvent.keyDown(window, { code: 'F9' })],
  ['Enter', () => userEvent.keyboard('{Enter}')],
])('E5 with both answers given %s is Done', async (_key, pressKey) => {
  await press('Male');
  fireEvent.keyDown(window, { code: 'F9' });
  expect(finish).not.toHaveBeenCalled();
  await press('Over 60');
  await pressKey();
  expect(finish).toHaveBeenCalledWith({ gender: 'Male', ageRange: 'Over 60', hashtags: [] });
});
