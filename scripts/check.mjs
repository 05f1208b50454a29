import {
  checks,
  documents,
  generated,
  imports,
  lint,
  quickChecks,
  rules,
  styles,
  types,
  unused,
  words,
} from './checks.mjs';
import { say, steps } from './progress.mjs';
import { useProjectNode } from './projectNode.mjs';
import { packages } from './workspace.mjs';

/**
 * `npm run check`: all checks. `-- quick`: the files that differ from the last commit. `-- types` and others: a single
 * check.
 */
const parts = {
  all: checks,
  quick: quickChecks,
  generated: () => [generated()],
  types: () => types(packages),
  lint: () => [lint(['.'])],
  imports: () => [imports()],
  unused: () => [unused()],
  words: () => [words()],
  styles: () => [styles()],
  documents: () => [documents()],
  rules: () => [rules()],
};

await useProjectNode();
const [part = 'all'] = process.argv.slice(2);
if (!parts[part]) {
  say(`There is no check ${part}: one of ${Object.keys(parts).join(', ')}.`);
  process.exit(1);
}
const list = parts[part]();
if (list.length === 0) say('Nothing differs from the last commit.');
await steps(list);
