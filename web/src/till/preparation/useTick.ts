import { useState } from 'react';
import { useTickPreparationMutation, useUntickPreparationMutation } from '../gql/hooks.ts';
import type { Card, Line } from './cardsOf.ts';

type Problem = 'failed' | 'gone';

/** Returns a function that ticks lines and removes ticks; then reads the page again, even if that was refused. */
export function useTick(refetch: () => Promise<unknown>) {
  const [tick] = useTickPreparationMutation();
  const [untick] = useUntickPreparationMutation();
  const [problem, setProblem] = useState<Problem | null>(null);

  const write = async (transactionId: string, { line, preparedAt }: Line): Promise<Problem | null> => {
    const variables = { input: { transactionId, line } };
    try {
      const errors =
        preparedAt == null
          ? (await tick({ variables })).data?.tickPreparation.userErrors
          : (await untick({ variables })).data?.untickPreparation.userErrors;
      const [refused] = errors ?? [];
      if (!refused) return null;
      return refused.code === 'NOT_FOUND' ? 'gone' : 'failed';
    } catch {
      return 'failed';
    }
  };
  const writeAll = async (transactionId: string, lines: readonly Line[]) => {
    setProblem(null);
    const problems = await Promise.all(lines.map((line) => write(transactionId, line)));
    setProblem(problems.find((each) => each !== null) ?? null);
    await refetch().catch(() => setProblem('failed'));
  };
  return {
    problem,
    press: (transactionId: string, line: Line) => writeAll(transactionId, [line]),
    allDone: ({ order, lines }: Card) =>
      writeAll(
        order.id,
        lines.filter(({ preparedAt }) => preparedAt == null),
      ),
  };
}
