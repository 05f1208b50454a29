import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './workspace.mjs';

/**
 * Enforces one way to style: colours, sizes of text and radii have names (`web/src/ui/tokens.ts`, `global.css`), and
 * components are styled by the theme and `sx`. Style sheets are for pages without the component library,
 * for elements that are drawn a thousand times, and for paper.
 */
const SHEETS = {
  '^web/src/app/': 'pages before sign-in load without the component library',
  '^web/src/(accounts/forgotten|setup|customers/(questions|selfRegister|receipt))/': 'pages before sign-in, too',
  '^web/src/till/display/': 'the customer display, in a window of its own, loads without the component library',
  '^web/src/sandbox/': 'the sandbox loads without the component library',
  '^web/src/ui/(segments|scrollFrame|tickTree)\\.': 'stand on those pages too',
  '^web/src/(ui/(bars|figureTable)|editor/fieldTree|insight/charts/chartTable)\\.':
    'figures and fields of the workbench and of the sandbox, which loads without the component library; hundreds of cells',
  '^web/src/till/(sale|bill|basket|options|offers/AppliedBenefits)':
    'the grid and the bill are drawn at once with each press, a thousand products and two hundred lines',
  '^web/src/catalogue/labels/': 'paper',
};
/** Files that define the names, and files without text of a page. */
const NAMED = /^web\/src\/(ui\/(palette|tokens|oklch)\.ts|app\/(theme\.ts|global\.css))$/;
/** Drawn in units of the paper. */
const PAPER = /^web\/src\/(sale\/(receipt|slips)|catalogue\/labels)\//;

const COLOUR = /(?<![\w&/])#(?:[0-9a-f]{8}|[0-9a-f]{6}|[0-9a-f]{3,4})\b(?![-\w/])|\b(?:rgb|hsl|oklch)a?\(\s*\d/gi;
const TEXT =
  /\bfont-?[sS]ize:\s*['"`]?[1-9]|\bfont-?[sS]ize:\s*\{[^}]*:\s*['"]?[1-9]|\bfont:\s*['"`]?[^;'"`]*\d(?:px|rem|em|pt)/g;
const RADIUS = /\bborder-?[rR]adius:\s*['"`]?(?:[4-9]|\d\d)(?:px)?\b(?!%)/g;

const files = readdirSync(join(root, 'web/src'), { recursive: true, encoding: 'utf8' })
  .map((path) => `web/src/${path.replaceAll('\\', '/')}`)
  .filter((path) => /\.(?:tsx?|css)$/.test(path) && !/\/gql\/|\.test\.|\/testing\//.test(path) && !NAMED.test(path));

function faultsIn(file) {
  const text = readFileSync(join(root, file), 'utf8').replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, (comment) =>
    comment.replaceAll(/[^\n]/g, ' '),
  );
  const at = (position) => `${file}:${text.slice(0, position).split('\n').length}`;
  const found = (pattern, hint) =>
    [...text.matchAll(pattern)].map(({ index, 0: match }) => `${at(index)}: ${match.trim()}: ${hint}`);
  return [
    ...found(COLOUR, 'a colour has a name: `colours` of ui/tokens.ts, or its property'),
    ...(PAPER.test(file)
      ? []
      : found(TEXT, 'a size of text has a name: a variant of Typography, `textSize`, `iconSize`, or its property')),
    ...(PAPER.test(file) ? [] : found(RADIUS, 'a radius is `radius` of ui/tokens.ts, or its property')),
    ...(file.endsWith('.css') && !Object.keys(SHEETS).some((pattern) => new RegExp(pattern).test(file))
      ? [`${file}: style it by the theme and \`sx\`; scripts/styles.mjs says what has a style sheet of its own`]
      : []),
  ];
}

const faults = files.flatMap(faultsIn);
if (faults.length > 0) {
  process.stderr.write(`${faults.join('\n')}\n\n${faults.length} styles beside the tokens.\n`);
  process.exitCode = 1;
}
