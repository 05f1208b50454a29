import type { Tooltip } from '@codemirror/view';
import { codeParts } from './codeParts.ts';

/** Returns a tooltip: what something is, as code, and after an empty line its meaning. */
export function tooltipOf({ from, to }: { from: number; to: number }, text: string): Tooltip {
  const [what = '', ...about] = text.split('\n\n');
  return {
    pos: from,
    end: to,
    above: true,
    create: () => {
      const dom = document.createElement('div');
      dom.className = 'cm-diagnostic';
      const code = document.createElement('code');
      code.textContent = what;
      const meaning = document.createElement('div');
      meaning.textContent = codeParts(about.join('\n\n')).join('');
      dom.append(code, meaning);
      return { dom };
    },
  };
}
