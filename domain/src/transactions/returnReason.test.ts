import { expect, test } from 'vitest';
import { RETURN_REASONS, type ReturnReason, returnNote, returnNoteWords } from './returnReason.ts';

test('a reason and what is added to it are read in either language', () => {
  for (const reason of Object.keys(RETURN_REASONS) as ReturnReason[]) {
    expect(returnNoteWords(returnNote(reason, ''), 'th')).toBe(RETURN_REASONS[reason].th);
    expect(returnNoteWords(returnNote(reason, ' a: b '), 'en')).toBe(`${RETURN_REASONS[reason].en} · a: b`);
  }
});

test.each([
  [null, 'torn', 'torn'],
  [null, '', ''],
])('without one of the reasons the text stays as it is', (reason, detail, note) => {
  expect([returnNote(reason, detail), returnNoteWords(note, 'th')]).toEqual([note, note]);
});

test('a text that a name of every object begins with is no reason', () => {
  expect(returnNoteWords('toString: x', 'en')).toBe('toString: x');
});
