import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { DayField } from './DayField.tsx';

function Field({ onChange }: { onChange: (day: string) => void }) {
  const [day, setDay] = useState('2026-11-01');
  const change = (next: string) => {
    setDay(next);
    onChange(next);
  };
  return <DayField label="วันที่" value={day} onChange={change} />;
}

test.each([
  ['22112569', '2026-11-22', '22-11-2569'],
  ['22/11/2026', '2026-11-22', '22-11-2569'],
  ['1/2/2569', '2026-02-01', '01-02-2569'],
  ['2026-11-22', '2026-11-22', '22-11-2569'],
])('a day typed as "%s" is read as %s, and in Thai the field reads %s', async (typed, day, display) => {
  const onChange = vi.fn();
  render(<Field onChange={onChange} />);
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'วันที่' });
  expect(field.value).toBe('01-11-2569');
  await userEvent.clear(field);
  if (typed.startsWith('2026')) await userEvent.paste(typed);
  else await userEvent.type(field, typed);
  await userEvent.tab();
  expect(onChange.mock.calls).toEqual([[''], [day]]);
  expect(field.value).toBe(display);
  expect(field.getAttribute('aria-invalid')).toBe('false');
});

test('an invalid day is reported once the field is left, and is not passed on', async () => {
  const onChange = vi.fn();
  render(<Field onChange={onChange} />);
  const field = screen.getByRole('textbox', { name: 'วันที่' });
  await userEvent.clear(field);
  await userEvent.type(field, '31022569');
  expect(field.getAttribute('aria-invalid')).toBe('false');
  await userEvent.tab();
  expect(onChange.mock.calls).toEqual([['']]);
  expect(screen.getByText('ไม่มีวันนี้ กรอกเป็น วว-ดด-ปปปป')).toBeTruthy();
});
