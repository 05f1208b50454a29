import { currentUserId } from './session.ts';

/**
 * Throws if another person than the sender of the call is signed in by now: they must not see its answer. This proves nothing
 * about the call, which may have been carried out.
 */
export function refuseLateAnswer(owner: string | null): void {
  const now = currentUserId();
  if (now !== null && now !== owner) throw new Error('The answer is for the user who was signed in before.');
}
