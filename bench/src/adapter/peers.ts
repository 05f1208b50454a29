import type { ProgramName } from './build.ts';

interface Peer {
  program: ProgramName | 'mesh';
  name: string;
  /** The required ratio of our requests to those of the peer. */
  goal: number | null;
}

export const OURS = 'Taem';

/** Our server, and its peers. The plain REST calls are not a goal: they show how much could still be gained. */
export const PEERS: readonly Peer[] = [
  { program: 'ours', name: OURS, goal: null },
  { program: 'mercuriusJit', name: 'Mercurius, graphql-jit', goal: 1 },
  { program: 'mercurius', name: 'Mercurius', goal: null },
  { program: 'yoga', name: 'GraphQL Yoga', goal: 2 },
  { program: 'plainApollo', name: 'Apollo Server, defaults', goal: 3 },
  { program: 'mesh', name: 'GraphQL Mesh', goal: 10 },
  { program: 'passThrough', name: 'REST calls, passed through', goal: null },
];

/** The peers that are measured over the real gateway too. */
export const OVER_GATEWAY: readonly string[] = PEERS.slice(0, 2)
  .map(({ name }) => name)
  .concat('Apollo Server, defaults');
