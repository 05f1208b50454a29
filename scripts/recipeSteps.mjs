const BLOCK =
  /^(?:(?:At the end of )?`([^`\n]+)`, (new|below|instead of|the line that this prints)(?: (?:the )?`([^`\n]+)`(?: (?:in|of) `([^`\n]+)`)?)?:\n)?```(\w+)\n([\s\S]*?)^```$/gm;

/**
 * The steps of a recipe. The line above a block says where it goes: `FILE`, new; `FILE`, below `text` (after the last line
 * that contains it), below `text` in `within` or below the `text` of `within` (after the next line that contains it, from the last
 * line with `within` on); `FILE`, instead of `text`. The commands of an `sh` block are run; the one below "At the end of `FILE`"
 * fails and prints the lines to add there.
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

/** Returns the index of the line that a step names; -1 if there is none. */
export function lineOf(lines, { text, within }) {
  const from = lines.findLastIndex((line) => line.includes(within ?? text));
  return from < 0 ? from : lines.findIndex((line, index) => index >= from && line.includes(text));
}
