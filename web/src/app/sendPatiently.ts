/** Longest pause in seconds that a user waits without a message. */
const MAX_WAIT = 5;
const MAX_WAITS = 2;

/**
 * Sends again by itself if the server asks for a short wait: after an outage of the gateway nothing passes for a second or
 * two. Only for operations that are safe to repeat. Returns the answers to all tries, because the last alone does not show
 * what an earlier one has done.
 */
export async function sendPatiently<Answer extends object>(send: () => Promise<Answer>): Promise<Answer[]> {
  let answer: Answer & { retryAfter?: unknown } = await send();
  const answers: Answer[] = [answer];
  while (answers.length <= MAX_WAITS) {
    const seconds = answer.retryAfter;
    if (typeof seconds !== 'number' || seconds > MAX_WAIT) break;
    await new Promise((resolve) => setTimeout(resolve, seconds * 1_000));
    answer = await send();
    answers.push(answer);
  }
  return answers;
}
