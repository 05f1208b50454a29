import { Box, Typography } from '@mui/material';
import { useRoleMessages } from './messages.ts';
import type { Rights } from './rights.ts';
import { usePages } from './usePages.ts';

/** Rights in words: `Products (write), Stock (read and write)`. */
export function RightsText({ value }: { readonly value: Rights }) {
  const t = useRoleMessages();
  const { nameOf } = usePages();
  if (value.length === 0) return <Typography color="textSecondary">{t('matrix.none')}</Typography>;
  const words = value.map(({ objectCode, actionCodes: [first, second] }) =>
    t(second ? 'right.both' : `right.${first ?? 'Read'}`, { page: nameOf(objectCode) }),
  );
  return (
    <Box component="ul" sx={{ m: 0, pl: 2.5, columns: { sm: 2 }, columnGap: 4 }}>
      {words.map((word) => (
        <li key={word}>{word}</li>
      ))}
    </Box>
  );
}
