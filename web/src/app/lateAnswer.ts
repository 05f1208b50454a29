import { currentUserId } from './session.ts';

/**
 * Throws where another person is signed in by now than the one who sent the call: they are not shown its answer. It proves nothing of
 * the call, which may have been carried out.
 */
export function refuseLateAnswer(owner: string | null): void {
  const now = currentUserId();
  if (now !== null && now !== owner) throw new Error('The answer is for the user who was signed in before.');
}
