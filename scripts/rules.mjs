import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { nameOfTest } from './nameOfTest.mjs';
import { say } from './progress.mjs';
import { projectFiles, root } from './workspace.mjs';

/**
 * Compares the rules named in titles of tests with those of `docs/rules.txt`: a rule that no test names any longer is
 * lost. `npm run rules` adds new rules and marks those that only the slow or the deep run tests; rules are removed from
 * the file by hand.
 */
const FILE = join(root, 'docs/rules.txt');
/**
 * The runs in which a test may prove a rule; the first counts: `npm test`, then `npm run test:slow`, then `npm run
 * test:deep`.
 */
const RUNS = ['', ' slow', ' deep'];
/**
 * The areas of the requirements. Ids of findings, such as `S12`, only count at the beginning of a title: `A4` is a
 * paper size.
 */
const AREAS =
  'AUTH BI CALENDAR CALL CHAN CONF CONST CU CUST DATA DISC ERR HOME LITE MGMT OP PAY PERM PR STAT STOCK WALL';
/** `CONF-02`, and all of `CONF-02..10`. */
const RULE = new RegExp(`\\b(${AREAS.replaceAll(' ', '|')})-(\\d{2})(?:\\.\\.(\\d{2}))?\\b`, 'g');
const FINDINGS = /^(?:[A-Z]\d{1,2}(?:, | and | |: ))+/;

const found = rulesOfTests();
const kept = readKept();
if (process.argv[2] === 'write') write();
else compare();

function compare() {
  const lost = [...kept.keys()].filter((rule) => !found.has(rule));
  if (lost.length === 0) return say(summary(found));
  say(`No test names these rules any more: ${lost.join(', ')}.`);
  process.exitCode = 1;
}

function write() {
  const all = new Map([...kept, ...found]);
  const lines = [...all].sort(([one], [other]) => one.localeCompare(other, 'en', { numeric: true }));
  writeFileSync(FILE, lines.map(([rule, run]) => `${rule}${RUNS[run]}\n`).join(''));
  say(summary(all));
}

function summary(rules) {
  const later = RUNS.slice(1).map((name, at) => {
    const waiting = [...rules].filter(([, run]) => run === at + 1).map(([rule]) => rule);
    return `${waiting.length} in the${name} run alone: ${waiting.join(', ') || 'none'}`;
  });
  return `${rules.size} rules are named by tests, ${later.join('; ')}.`;
}

function readKept() {
  const lines = readFileSync(FILE, 'utf8').split('\n').filter(Boolean);
  return new Map(
    lines.map((line) => {
      const [rule, run = ''] = line.split(/(?= )/);
      return [rule, RUNS.indexOf(run)];
    }),
  );
}

/** Returns every rule, with the first run that proves it. */
function rulesOfTests() {
  const rules = new Map();
  for (const file of projectFiles().filter((name) => /\.(?:test|spec)\.tsx?$/.test(name))) {
    for (const { title, run } of titlesOf(file)) {
      const findings = FINDINGS.exec(title)?.[0].match(/[A-Z]\d{1,2}/g) ?? [];
      for (const rule of [...[...title.matchAll(RULE)].flatMap(rulesOf), ...findings])
        rules.set(rule, Math.min(rules.get(rule) ?? run, run));
    }
  }
  return rules;
}

function rulesOf([, area, first, last = first]) {
  const numbers = Array.from({ length: last - first + 1 }, (_, at) => Number(first) + at);
  return numbers.map((number) => `${area}-${String(number).padStart(2, '0')}`);
}

/** Returns the titles in the source, and the texts of the tables that fill them. */
function titlesOf(file) {
  const text = readFileSync(join(root, file), 'utf8');
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const constants = new Map();
  for (const statement of source.statements) {
    if (!ts.isVariableStatement(statement)) continue;
    for (const { name, initializer } of statement.declarationList.declarations)
      constants.set(name.getText(), initializer);
  }
  const titles = [];
  const visit = (node, run) => {
    let runInside = run;
    if (ts.isCallExpression(node) && nameOfTest(node)) {
      runInside = Math.max(runInside, runOf(node));
      for (const title of wordsIn(node.arguments[0], constants)) titles.push({ title, run: runInside });
    }
    ts.forEachChild(node, (child) => visit(child, runInside));
  };
  visit(source, RUNS.indexOf(text.includes('@module-tag slow') ? ' slow' : ''));
  return titles;
}

/**
 * Returns the run of a test: by `test.runIf(IS_DEEP)` and `{ tags: 'slow' }` of Vitest, `{ tag: DEEP }` and `{ tag:
 * SLOW }` of Playwright.
 */
function runOf({ expression, arguments: given }) {
  if (/\.runIf\(IS_DEEP\)/.test(expression.getText())) return RUNS.indexOf(' deep');
  const [, options] = given;
  if (!options || !ts.isObjectLiteralExpression(options)) return 0;
  const [, tag = ''] = /\btag(?:s: '|: )(slow|SLOW|DEEP)\b/.exec(options.getText()) ?? [];
  return RUNS.indexOf(tag && ` ${tag.toLowerCase()}`);
}

function wordsIn(node, constants) {
  if (!node) return [];
  if (ts.isIdentifier(node)) return wordsIn(constants.get(node.text), new Map());
  if (ts.isStringLiteralLike(node)) return [node.text];
  if (ts.isTemplateExpression(node))
    return [[node.head, ...node.templateSpans.map(({ literal }) => literal)].map(({ text }) => text).join('')];
  if (ts.isFunctionLike(node)) return [];
  const words = [];
  ts.forEachChild(node, (child) => void words.push(...wordsIn(child, constants)));
  return words;
}
