import { ask, OWN_TOKENS, type TokenOf } from './load.ts';
import type { Contender } from './takeTurns.ts';

/** Throws if a peer's answer differs, because it would be measured doing different work. */
export async function refuseDifferentAnswers(
  contenders: readonly Contender[],
  tokenOf: TokenOf = OWN_TOKENS,
): Promise<void> {
  const [ours, ...peers] = await Promise.all(
    contenders.map(async ({ name, process, operation }) => {
      const answer = await ask(process.url, operation, tokenOf(0));
      if (answer.errors) throw new Error(`${name}: ${JSON.stringify(answer.errors).slice(0, 500)}`);
      return { name, operation, data: JSON.stringify(answer.data) };
    }),
  );
  for (const { name, operation, data } of peers) {
    // Mesh has other names of fields, and the pass-through is not GraphQL at all.
    if (data === undefined || operation !== contenders[0]?.operation) continue;
    if (data !== ours?.data) throw new Error(`${name} answers ${data.slice(0, 300)}, we ${ours?.data?.slice(0, 300)}`);
  }
}
