import { load, type Round, type TokenOf } from './load.ts';
import type { PeerProcess } from './peerProcess.ts';
import type { Operation } from './shapes.ts';

export interface Contender {
  name: string;
  process: PeerProcess;
  operation: Operation;
}

interface Turns {
  rounds: number;
  seconds: number;
  warmUp: number;
  tokenOf?: TokenOf;
}

/** Runs rounds in turns, so that a busy moment of the machine affects all contenders. */
export async function takeTurns(
  contenders: readonly Contender[],
  { rounds, seconds, warmUp, tokenOf }: Turns,
): Promise<Map<string, Round[]>> {
  const measured = new Map<string, Round[]>(contenders.map(({ name }) => [name, []]));
  for (const { process, operation } of contenders) await load(process, operation, warmUp, tokenOf);
  for (let round = 0; round < rounds; round += 1) {
    for (const { name, process, operation } of round % 2 === 0 ? contenders : contenders.toReversed()) {
      measured.get(name)?.push(await load(process, operation, seconds, tokenOf));
    }
  }
  return measured;
}
