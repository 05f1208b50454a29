import { spawn } from 'node:child_process';
// Imported as a whole: importing a function that an old Node lacks would fail before that Node is refused.
import os from 'node:os';

export const say = (text) => process.stdout.write(`${text}\n`);

/** Runs one step in the foreground, prints how long it took, and ends the whole run if the step fails. */
export async function step(title, command, args, options = {}) {
  say(`\n▸ ${title}`);
  const started = Date.now();
  const code = await run(command, args, options);
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  if (code !== 0) {
    say(`✖ ${title}: failed after ${seconds} s`);
    process.exit(code || 1);
  }
  say(`✓ ${title} (${seconds} s)`);
}

/** Runs a step that prints one line; the output of its command is printed only if it fails. */
export async function quietStep(title, command, args, options = {}) {
  process.stdout.write(`${title} ... `);
  const started = Date.now();
  const { code, output } = await runQuietly(command, args, options);
  say(`${code === 0 ? '' : 'failed after '}${((Date.now() - started) / 1000).toFixed(1)} s`);
  if (code === 0) return;
  say(output);
  process.exit(code || 1);
}

/** Runs independent steps, started in order, one per core at a time; each prints one line when it is done. */
export async function steps(list, width = os.availableParallelism()) {
  const waiting = [...list];
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [title, command, args, options] = next;
      const started = Date.now();
      const { code, output } = await runQuietly(command, args, options);
      const seconds = ((Date.now() - started) / 1000).toFixed(1);
      say(code === 0 ? `✓ ${title} (${seconds} s)` : `${output}\n✖ ${title}: failed after ${seconds} s`);
      if (code !== 0) process.exit(code || 1);
    }
  };
  await Promise.all(Array.from({ length: width }, work));
}

async function runQuietly(command, args, options) {
  let output = '';
  const code = await run(command, args, {
    ...options,
    stdio: ['ignore', 'pipe', 'pipe'],
    onOutput: (chunk) => {
      output += chunk;
    },
  });
  return { code, output };
}

/** Runs a command with its output on this terminal; resolves with its exit code. */
export function run(command, args, { onOutput, ...options } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { stdio: 'inherit', ...options });
    for (const stream of onOutput ? [child.stdout, child.stderr] : []) stream.setEncoding('utf8').on('data', onOutput);
    const forward = (signal) => child.kill(signal);
    // Another step may fail and end the run.
    const end = () => child.kill();
    process.once('SIGINT', forward).once('SIGTERM', forward).once('exit', end);
    child.once('error', (error) => {
      say(`${command}: ${error.message}`);
      resolve(1);
    });
    child.once('close', (code, signal) => {
      process.off('SIGINT', forward).off('SIGTERM', forward).off('exit', end);
      resolve(signal ? 1 : (code ?? 1));
    });
  });
}
