import { Box, Typography } from '@mui/material';
import { ChangeFields } from './ChangeFields.tsx';
import type { ChangeFactsFragment } from './gql/graphql.ts';
import { useChangesMessages } from './messages.ts';
import { useChangedWords } from './useChangedWords.ts';

/** The change of one record of a change set. */
export function ChangeOfSet({ change }: { readonly change: ChangeFactsFragment }) {
  const t = useChangesMessages();
  const words = useChangedWords();
  return (
    <Box sx={{ mt: 1.5, pl: 2, borderLeft: 2, borderColor: 'divider' }}>
      <Typography variant="body2" sx={{ fontWeight: 600, mb: 0.5 }}>
        {t(`action.${change.action}`)} {change.recordName ?? words.typeName(change.type)}
      </Typography>
      <ChangeFields change={change} />
    </Box>
  );
}
