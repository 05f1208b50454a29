import ArrowForward from '@mui/icons-material/ArrowForwardRounded';
import { Box, Typography } from '@mui/material';
import { recordedType } from '@taem/domain/changes/recordedTypes.ts';
import { Fragment } from 'react';
import { iconSize } from '../ui/tokens.ts';
import type { ChangeFactsFragment } from './gql/graphql.ts';
import { useChangesMessages } from './messages.ts';
import { useChangedWords } from './useChangedWords.ts';

/** The fields of one change, each with its value before and after. */
export function ChangeFields({ change }: { readonly change: ChangeFactsFragment }) {
  const t = useChangesMessages();
  const words = useChangedWords();
  const { type, action, fields } = change;
  const reported = fields.filter(({ field }) => !recordedType(type)?.fixed.includes(field));
  return (
    <Box
      component="dl"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '1fr', sm: '180px 1fr' },
        columnGap: 2,
        rowGap: { xs: 0, sm: 0.75 },
        m: 0,
      }}
    >
      {reported.map(({ field, kind, before, after }) => (
        <Fragment key={field}>
          <Typography component="dt" variant="body2" color="textSecondary">
            {words.fieldName(type, field)}
          </Typography>
          <Typography component="dd" variant="body2" sx={{ m: 0, mb: { xs: 1, sm: 0 }, overflowWrap: 'anywhere' }}>
            {kind === 'SECRET' || kind === 'PICTURE' ? (
              t(`value.hidden.${action}`)
            ) : (
              <>
                {action !== 'CREATED' && (
                  <Box component="span" sx={{ color: 'text.secondary', textDecoration: 'line-through' }}>
                    {words.value(kind, before, field, type)}
                  </Box>
                )}
                {action === 'UPDATED' && (
                  <ArrowForward sx={{ fontSize: iconSize.small, mx: 0.75, verticalAlign: 'middle' }} titleAccess="→" />
                )}
                {action !== 'DELETED' && (
                  <Box component="span" sx={{ fontWeight: action === 'UPDATED' ? 600 : 400 }}>
                    {words.value(kind, after, field, type)}
                  </Box>
                )}
              </>
            )}
          </Typography>
        </Fragment>
      ))}
    </Box>
  );
}
