import { fullName } from '../../app/fullName.ts';
import { type Session, useSessionIfAny } from '../../app/session.ts';
import { type DemoSession, useDemoSession } from './demoSession.ts';

/** The user that the sandbox sends operations as. */
export interface Identity {
  readonly kind: 'demo' | 'backOffice';
  readonly username: string;
  readonly name: string;
  readonly roleName: string;
  readonly branchName: string | null;
}

/** Returns a key that changes with the user, their role and their branch. */
export const identityKey = ({ kind, username, roleName, branchName }: Identity): string =>
  JSON.stringify([kind, username, roleName, branchName]);

/** Returns the demo role of this tab, else the back office session, else null. */
export function useIdentity(): Identity | null {
  const demo = useDemoSession();
  const session = useSessionIfAny();
  if (demo) return ofDemo(demo);
  return session && ofBackOffice(session);
}

function ofDemo({ username, name, roleName, branchName }: DemoSession): Identity {
  return { kind: 'demo', username, name, roleName, branchName };
}

function ofBackOffice({ username, firstname, lastname, roleName, branchName }: Session): Identity {
  return { kind: 'backOffice', username, name: fullName({ firstname, lastname }) || username, roleName, branchName };
}
