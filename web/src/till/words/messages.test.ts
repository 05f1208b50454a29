import { expect, test } from 'vitest';

const modules = import.meta.glob<{ messages: { th: object; en: object } }>('../*/messages.ts', { eager: true });

// English has a singular form that Thai lacks.
const keys = (words: object) =>
  Object.keys(words)
    .filter((key) => !key.endsWith('_one'))
    .sort();

test.each(Object.entries(modules))('%s says the same in Thai and in English', (_file, { messages }) => {
  expect(keys(messages.en)).toEqual(keys(messages.th));
  expect([...Object.values(messages.th), ...Object.values(messages.en)].filter((text) => text === '')).toEqual([]);
});
