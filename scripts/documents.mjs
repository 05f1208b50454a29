import { readFileSync } from 'node:fs';
import { basename, dirname, join, normalize } from 'node:path';
import { say } from './progress.mjs';
import { lineOf, stepsOf } from './recipeSteps.mjs';
import { manifestOf, NOT_WRITTEN, packages, projectFiles, root } from './workspace.mjs';

/**
 * Checks that every path, link, heading, command and line that a document names exists. A recipe's made-up record is
 * written with angle brackets (`domain/src/<area>/<record>.ts`) and checked up to the folder before them.
 */
const files = projectFiles();
const paths = new Set(files);
const names = new Set(files.map((file) => basename(file)));
const folders = new Set(files.flatMap((file) => ancestors(file)));
const documents = files.filter((file) => file.endsWith('.md') && !['CHANGELOG.md'].includes(file));
const scripts = manifestOf('.').scripts;
const benches = new Set(files.map((file) => /^bench\/src\/(\w+)\.ts$/.exec(file)?.[1]).filter(Boolean));
const faults = documents.flatMap((document) => {
  const text = readFileSync(join(root, document), 'utf8');
  const prose = text.replace(/^```[^\n]*\n[\s\S]*?^```$/gm, (block) => (block.startsWith('```sh') ? block : ''));
  const written = writtenBy(text);
  return [
    ...linksOf(text, document),
    ...pathsOf(prose, document, written),
    ...commandsOf(prose, written),
    ...stepsOf(text).flatMap(placeOf),
  ].map((fault) => `${document}: ${fault}`);
});
faults.push(...unlistedDecisions());
for (const fault of faults) say(fault);
process.exitCode = faults.length > 0 ? 1 : 0;

/** Finds links `[words](target#anchor)`, and pictures. */
function linksOf(text, document) {
  return [...text.matchAll(/\]\(([^()\s]+)\)|src="([^"]+)"/g)].flatMap(([, link, picture]) => {
    const [path, anchor] = (link ?? picture).split('#');
    if (/^[a-z]+:/.test(path)) return [];
    const target =
      path === '' ? document : normalize(join(dirname(document), decodeURIComponent(path))).replace(/\/$/, '');
    if (!exists(target)) return [`no file ${path}`];
    return anchor && target.endsWith('.md') && !anchorsOf(target).has(anchor)
      ? [`no heading #${anchor} in ${target}`]
      : [];
  });
}

function anchorsOf(document) {
  const headings = readFileSync(join(root, document), 'utf8').matchAll(/^#+ (.+)$/gm);
  return new Set(
    [...headings].map(([, title]) =>
      title
        .toLowerCase()
        .replace(/[^\p{L}\p{N}\p{M} -]/gu, '')
        .replaceAll(' ', '-'),
    ),
  );
}

/**
 * Finds paths: text between backticks that begins with a folder or file of the root, of the document's folder, or of
 * its package's sources.
 */
function pathsOf(text, document, written) {
  return [...text.matchAll(/`([^`\s]+)`/g)].flatMap(([, name]) => {
    const path = name.replace(/[,;:]$/, '').replace(/\/$/, '');
    if (/^[\w-]+(\.[\w-]+)*\.(tsx?|mjs|sql|graphql|md|ya?ml)$/.test(path))
      return names.has(path) ? [] : [`no file ${path}`];
    if (!/^[\w.@-]+(\/[\w.@<>*{},-]+)+$/.test(path) || path.split('/').some((part) => NOT_WRITTEN.has(part))) return [];
    if (written.has(path) || !folders.has(path.split('/')[0])) return [];
    const certain = path.split('/').findIndex((part) => /[<>*{}]/.test(part));
    const sought = certain < 0 ? path : path.split('/').slice(0, certain).join('/');
    const places = [sought, join(dirname(document), sought)];
    return places.some((place) => exists(place)) ? [] : [`no file ${path}`];
  });
}

/** Returns the files that a recipe writes. */
function writtenBy(text) {
  return new Set(stepsOf(text).flatMap(({ file, how }) => (how === 'new' ? [file] : [])));
}

/** Checks that a step of a recipe refers to an existing line; `npm run recipes` tests whether the recipe works. */
function placeOf(step) {
  if (step.isRun || !paths.has(step.file) || step.how === 'new') return [];
  return lineOf(readFileSync(join(root, step.file), 'utf8').split('\n'), step) < 0
    ? [`${step.file} has no line with ${step.within ?? step.text}`]
    : [];
}

/** Checks `npm run name`, `npm run bench -- name`, and the files and projects of `vitest run`. */
function commandsOf(text, written) {
  const named = [...text.matchAll(/npm run (?:--silent )?([\w:]+)(?: -- (\w+))?/g)].flatMap(([, script, argument]) => {
    if (!scripts[script]) return [`no script ${script}`];
    return script === 'bench' && argument && !benches.has(argument) ? [`no measurement ${argument}`] : [];
  });
  const tests = [...text.matchAll(/vitest run ([^`\n]+)/g)].flatMap(([, rest]) =>
    rest
      .split(/\s+/)
      .filter((word) => /^[\w-]+\/[\w./-]+$/.test(word) && !written.has(word))
      .filter((word) => !exists(word) && !packages.some((name) => exists(join(name, word))))
      .map((word) => `no test ${word}`),
  );
  return [...named, ...tests];
}

/** Checks that each decision has one line in their list. */
function unlistedDecisions() {
  const list = 'docs/adr/README.md';
  const listed = [...readFileSync(join(root, list), 'utf8').matchAll(/^\| \[\d+\]\(([^)]+)\)/gm)].map(
    ([, name]) => name,
  );
  const decisions = files.flatMap((file) => /^docs\/adr\/(\d{4}-.+)$/.exec(file)?.[1] ?? []);
  return decisions
    .filter((name) => listed.filter((one) => one === name).length !== 1)
    .map((name) => `${list}: ${name} has to be listed once`);
}

function exists(path) {
  return folders.has(path) || paths.has(path) || path === '.';
}

function ancestors(file) {
  const parts = file.split('/');
  return parts.slice(0, -1).map((_, index) => parts.slice(0, index + 1).join('/'));
}
