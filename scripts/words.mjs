import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { projectFiles, root } from './workspace.mjs';

/**
 * Refuses words that make comments and names hard to read. `words.json` lists them with what to say instead, the names that
 * must keep one (`file name`), and the files that are never reworded (patterns of paths), each with its reason.
 */
const { names, comments, phrases, exceptions, frozen } = JSON.parse(
  readFileSync(join(root, 'scripts/words.json'), 'utf8'),
);
const inNames = new Map(Object.entries({ ...comments, ...names }));
const inComments = new RegExp(
  [...Object.keys(comments), ...Object.keys(phrases)].map((text) => `\\b${text}\\b`).join('|'),
  'i',
);
const SOURCE = /\.(?:tsx?|mts|[mc]?js|css)$/;

function faultsIn(file) {
  const text = readFileSync(join(root, file), 'utf8');
  const at = (position) => `${file}:${text.slice(0, position).split('\n').length}`;
  const name = file.slice(file.lastIndexOf('/') + 1, file.lastIndexOf('.'));
  const word = flagged(name);
  const found = word ? [`${file}: the file's name has "${word}": ${inNames.get(word)}`] : [];
  const { declared, commented } = file.endsWith('.css') ? styles(text) : source(file, text);
  for (const { name: one, position } of declared) {
    const bad = exceptions[`${file} ${one}`] ? undefined : flagged(one);
    if (bad) found.push(`${at(position)}: ${one} has "${bad}": ${inNames.get(bad)}`);
  }
  for (const { pos, end } of commented) {
    const [bad] = inComments.exec(unwrapped(text.slice(pos, end))) ?? [];
    if (bad) found.push(`${at(pos)}: the comment says "${bad}": ${hintFor(bad)}`);
  }
  return found;
}

const flagged = (name) =>
  name
    .split(/(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])|[^A-Za-z]+/)
    .map((part) => part.toLowerCase())
    .find((part) => inNames.has(part));

const hintFor = (bad) =>
  comments[bad.toLowerCase()] ?? Object.entries(phrases).find(([text]) => new RegExp(text, 'i').test(bad))?.[1];

const unwrapped = (comment) => comment.replace(/\n\s*(?:\*|\/\/)?\s*/g, ' ');

const styles = (text) => ({
  declared: [],
  commented: [...text.matchAll(/\/\*[\s\S]*?\*\//g)].map(({ index, 0: comment }) => ({
    pos: index,
    end: index + comment.length,
  })),
});

/** Names where they are declared, so that each counts once, and every comment. */
function source(file, text) {
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : undefined;
  const tree = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, false, kind);
  const declared = [];
  const literals = [];
  const visit = (node) => {
    if (isLiteral(node)) literals.push([node.getStart(tree), node.end]);
    if (isDeclaration(node) && node.name && ts.isMemberName(node.name))
      declared.push({ name: node.name.text.replace('#', ''), position: node.name.end - 1 });
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return { declared, commented: commentsBetween(text, literals) };
}

const isLiteral = (node) =>
  ts.isStringLiteral(node) ||
  ts.isTemplateLiteralToken(node) ||
  ts.isRegularExpressionLiteral(node) ||
  ts.isJsxText(node);

/** Properties of object literals are left out: their names come from a type, a message or the wire. */
const isDeclaration = (node) =>
  ts.isVariableDeclaration(node) ||
  ts.isParameter(node) ||
  ts.isBindingElement(node) ||
  ts.isFunctionLike(node) ||
  ts.isClassLike(node) ||
  ts.isInterfaceDeclaration(node) ||
  ts.isTypeAliasDeclaration(node) ||
  ts.isTypeParameterDeclaration(node) ||
  ts.isPropertySignature(node) ||
  ts.isPropertyDeclaration(node);

/** Comments are what begins like one outside of every text. */
function commentsBetween(text, literals) {
  const found = [];
  const opening = /\/\/|\/\*/g;
  let next = 0;
  for (let match = opening.exec(text); match; match = opening.exec(text)) {
    const pos = match.index;
    while (next < literals.length && literals[next][1] <= pos) next += 1;
    const [start, stop] = literals[next] ?? [text.length, text.length];
    if (start <= pos) {
      opening.lastIndex = stop;
      continue;
    }
    const close = match[0] === '//' ? text.indexOf('\n', pos) : text.indexOf('*/', pos) + 2;
    const end = close < pos ? text.length : close;
    found.push({ pos, end });
    opening.lastIndex = end;
  }
  return found;
}

const isFrozen = (file) => Object.keys(frozen).some((pattern) => new RegExp(pattern).test(file));
const faults = projectFiles()
  .filter((file) => SOURCE.test(file) && !isFrozen(file))
  .flatMap(faultsIn);

if (faults.length > 0) {
  process.stderr.write(`${faults.join('\n')}\n\n${faults.length} words to replace; see scripts/words.json.\n`);
  process.exitCode = 1;
}
