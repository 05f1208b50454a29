import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { switchLanguage } from '../app/i18n.ts';
import type { ChosenDays } from './chosenDays.ts';
import { DaysField } from './DaysField.tsx';

const SHOP_DAY = vi.hoisted(() => ({ businessToday: () => '2026-11-26' }));
vi.mock('../app/shopDay.ts', () => SHOP_DAY);

beforeEach(async () => switchLanguage('en'));

const onChange = vi.fn();

function Filter({ start }: { start: Partial<ChosenDays> }) {
  const [days, setDays] = useState<ChosenDays>({ days: '', from: '', to: '', ...start });
  onChange.mockImplementation(setDays);
  return <DaysField value={days} onChange={onChange} />;
}

const open = (start: Partial<ChosenDays>) => void render(<Filter start={start} />);

async function choose(name: string) {
  await userEvent.click(screen.getByRole('combobox', { name: 'Days' }));
  await userEvent.click(screen.getByRole('option', { name }));
}

test('days are chosen by name, and single days begin with what the name means', async () => {
  open({});
  await choose('Last week');
  expect(onChange).toHaveBeenLastCalledWith({ days: 'LAST_WEEK', from: '', to: '' });
  await choose('Choose days');
  expect(onChange).toHaveBeenLastCalledWith({ days: '', from: '2026-11-16', to: '2026-11-22' });
});

test('a last day before the first one takes the first along, and what is typed replaces what stood there', async () => {
  open({ from: '2026-11-10', to: '2026-11-20' });
  await userEvent.click(screen.getByLabelText('To'));
  await userEvent.keyboard('01112026{Tab}');
  expect(onChange).toHaveBeenLastCalledWith({ days: '', from: '2026-11-01', to: '2026-11-01' });
});

test('days of an address that end before they begin say so', () => {
  open({ from: '2026-11-22', to: '2026-11-01' });
  expect(screen.getAllByText('The first day must not be after the last.')).toHaveLength(2);
});
