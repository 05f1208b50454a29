const BLOCK =
  /^(?:(?:At the end of )?`([^`\n]+)`, (new|below|instead of|the line that this prints)(?: (?:the )?`([^`\n]+)`(?: (?:in|of) `([^`\n]+)`)?)?:\n)?```(\w+)\n([\s\S]*?)^```$/gm;

/**
 * The steps of a recipe. The line above a block says what is done with it: `FILE`, new; `FILE`, below `text` (behind the last
 * line that has the text), below `text` in `within` or below the `text` of `within` (behind the next line that has it, from the
 * last one with `within`); `FILE`, instead of `text`. The commands of a block of `sh` are run; below "At the end of `FILE`" it is
 * one that fails with lines that are to stand there.
 */
export const stepsOf = (recipe) =>
  [...recipe.matchAll(BLOCK)].map(([, file, how, text, within, language, body]) => ({
    file,
    how,
    text,
    within,
    body,
    isRun: language === 'sh',
  }));

/** Where the line is that a step names, from 0; below 0 where there is none. */
export function lineOf(lines, { text, within }) {
  const from = lines.findLastIndex((line) => line.includes(within ?? text));
  return from < 0 ? from : lines.findIndex((line, index) => index >= from && line.includes(text));
}
