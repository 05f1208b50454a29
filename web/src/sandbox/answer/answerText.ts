import type { Extension } from '@codemirror/state';
import { hoverTooltip } from '@codemirror/view';
import { JSON_READ } from '../../editor/jsonText.ts';
import type { Run } from '../run/Run.ts';

/** What any client gets: what the run took stands below it. */
export function answerText({ body }: Run): string {
  const { extensions, ...answer } = body;
  const { cost: _cost, upstream: _upstream, ...others } = extensions ?? {};
  return JSON.stringify(Object.keys(others).length > 0 ? { ...answer, extensions: others } : answer, null, 2);
}

const PICTURE = /"(\/[^"\s]+\.(?:bmp|gif|jpe?g|png|svg|webp))"/g;

/** JSON; the picture of an address is seen where the pointer rests on it. */
export const ANSWER_TEXT: Extension = [
  JSON_READ,
  hoverTooltip(({ state }, at) => {
    const { from, text } = state.doc.lineAt(at);
    const found = [...text.matchAll(PICTURE)].find(
      ({ index, 0: match }) => from + index <= at && at <= from + index + match.length,
    );
    if (!found) return null;
    const create = () => {
      const dom = document.createElement('img');
      dom.src = found[1] ?? '';
      dom.alt = '';
      dom.style.maxWidth = '200px';
      return { dom };
    };
    return { pos: from + found.index, end: from + found.index + found[0].length, above: true, create };
  }),
];
