import type { Area } from '../execution/Area.ts';
import { refreshSession } from './refreshSession.ts';
import { signIn } from './signIn.ts';
import { signOut } from './signOut.ts';
import { viewer } from './viewer.ts';

export const accounts: Area = {
  resolvers: { Query: { viewer }, Mutation: { signIn, refreshSession, signOut } },
  records: [],
};
