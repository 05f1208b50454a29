import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { parseArgs } from 'node:util';
import { merchantForm, type NewMerchant } from '@taem/domain/merchant/merchantForm.ts';
import { StartRefusal } from '../database/StartRefusal.ts';

/**
 * Prompts for the values; each may also be an option. A password is never an option, as other users of the machine can
 * see running commands.
 */
const QUESTIONS = {
  name: 'Name of the shop',
  'tax-id': 'Tax id (13 digits, the last of which is a check digit; empty when there is none)',
  'branch-code': 'Code of the first branch, in front of its receipt numbers',
  'branch-name': 'Name of the first branch',
  'time-zone': 'Time zone (empty for Asia/Bangkok)',
  firstname: 'First name of the owner',
  lastname: 'Last name of the owner',
  username: 'Username of the owner',
  email: 'Email of the owner',
} as const;
type Question = keyof typeof QUESTIONS;
const MAY_BE_EMPTY: readonly string[] = ['tax-id', 'time-zone'];

/** Returns the answers of `npm run setup`: from options, else from the terminal. The password may come by stdin. */
export async function askMerchant(args: readonly string[]): Promise<NewMerchant> {
  const given = readOptions(args);
  const ask = process.stdin.isTTY ? createQuestions() : null;
  try {
    const answers: Record<string, string | undefined> = {};
    for (const name of Object.keys(QUESTIONS) as Question[]) {
      const answer = given[name] ?? (await ask?.question(QUESTIONS[name], false));
      answers[formName(name)] = answer || undefined;
      if (!ask && !answer && !MAY_BE_EMPTY.includes(name)) throw new StartRefusal(`--${name} is missing.`);
    }
    answers.password = ask ? await askPassword(ask) : (await readStdin()).split(/\r?\n/)[0];
    return checked(answers);
  } finally {
    ask?.close();
  }
}

function readOptions(args: readonly string[]): Partial<Record<Question, string>> {
  const options = Object.fromEntries(Object.keys(QUESTIONS).map((name) => [name, { type: 'string' as const }]));
  try {
    return parseArgs({ args: [...args], options }).values as Partial<Record<Question, string>>;
  } catch (error) {
    throw new StartRefusal(error instanceof Error ? error.message : String(error));
  }
}

const formName = (option: string) => option.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
const optionName = (field: string) => field.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

function checked(answers: Readonly<Record<string, string | undefined>>): NewMerchant {
  const { data, error } = merchantForm.safeParse(answers);
  if (data) return data;
  throw new StartRefusal(
    error.issues.map(({ path, message }) => `${optionName(String(path[0]))}: ${message}.`).join('\n'),
  );
}

type Questions = ReturnType<typeof createQuestions>;

async function askPassword(ask: Questions): Promise<string> {
  const password = await ask.question('Password of the owner, at least 8 characters', true);
  if (password !== (await ask.question('The same password again', true))) {
    throw new StartRefusal('The passwords are not the same.');
  }
  return password;
}

/** Asks questions on the terminal; the input of a hidden one is not displayed. */
function createQuestions() {
  let hidden = false;
  const output = new Writable({
    write(chunk, encoding, done) {
      if (!hidden) process.stdout.write(chunk, encoding);
      done();
    },
  });
  const lines = createInterface({ input: process.stdin, output, terminal: true });
  return {
    async question(text: string, isSecret: boolean): Promise<string> {
      process.stdout.write(`${text}: `);
      hidden = isSecret;
      const answer = await lines.question('');
      if (hidden) process.stdout.write('\n');
      hidden = false;
      return answer.trim();
    },
    close: () => lines.close(),
  };
}

async function readStdin(): Promise<string> {
  let text = '';
  for await (const chunk of process.stdin.setEncoding('utf8')) text += chunk;
  return text;
}
