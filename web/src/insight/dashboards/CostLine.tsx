import { Typography } from '@mui/material';
import { DOCUMENT_LIMITS } from '@taem/domain/contract/documentLimits.ts';
import { operationCost } from '@taem/domain/contract/operationCost.ts';
import { readDocument } from '@taem/domain/insight/dashboards/readDocument.ts';
import { formatCount } from '@taem/domain/money/formatNumber.ts';
import type { GraphQLSchema } from 'graphql';
import { useDashboardMessages } from './messages.ts';
import type { Run } from './runDocument.ts';

interface Props {
  readonly schema: GraphQLSchema;
  readonly text: string;
  readonly variables: Readonly<Record<string, unknown>>;
  readonly run: Run | null;
}

/** The cost of a document before it runs, by the rule that refuses it, and the duration of its last run. */
export function CostLine({ schema, text, variables, run }: Props) {
  const t = useDashboardMessages();
  const read = readDocument(text);
  if (!read.ok) return null;
  const { document } = read.read;
  const { estimated } = operationCost({ schema, document, variables, today: new Date().toISOString().slice(0, 10) });
  const limit = DOCUMENT_LIMITS.cost;
  const isTooMuch = estimated > limit;
  return (
    <Typography component="div" variant="body2" color={isTooMuch ? 'error' : 'textSecondary'} data-testid="cost">
      {t('cost.estimated')} {t('cost.of', { cost: formatCount(estimated), limit: formatCount(limit) })}
      {isTooMuch && ` · ${t('cost.tooMuch')}`}
      {run?.calls != null && ` · ${t('cost.calls', { calls: run.calls, ms: run.ms })}`}
    </Typography>
  );
}
