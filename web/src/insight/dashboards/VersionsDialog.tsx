import { Box, Button, DialogActions, DialogContent, MenuItem, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { formatMoment } from '../../app/formatMoment.ts';
import { useLanguage } from '../../app/i18n.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { LoadingView } from '../../ui/LoadingView.tsx';
import { colours, textSize } from '../../ui/tokens.ts';
import type { SavedDashboardFragment } from '../gql/graphql.ts';
import { useDashboardVersionsQuery } from '../gql/hooks.ts';
import { useDashboardMessages } from './messages.ts';

interface Props {
  readonly dashboard: SavedDashboardFragment;
  readonly isBusy: boolean;
  readonly onRestore: (version: number) => void;
  readonly onClose: () => void;
}

/** Compares an earlier version of a dashboard with the current one, line by line, and can restore it. */
export function VersionsDialog({ dashboard, isBusy, onRestore, onClose }: Props) {
  const t = useDashboardMessages();
  const language = useLanguage();
  const { data } = useDashboardVersionsQuery({ variables: { id: dashboard.id }, fetchPolicy: 'network-only' });
  const versions = (data?.dashboard?.versions ?? []).filter(({ version }) => version !== dashboard.version);
  const [picked, setPicked] = useState<number | null>(null);
  const chosen = versions.find(({ version }) => version === picked) ?? versions[0];
  return (
    <Dialog title={t('versions.title')} maxWidth="md" onClose={isBusy ? undefined : onClose} onCross={onClose}>
      <DialogContent>
        {!data ? (
          <LoadingView count={4} />
        ) : (
          <Box
            sx={{
              display: 'grid',
              gap: 2,
              gridTemplateColumns: { xs: 'minmax(0,1fr)', md: 'repeat(2, minmax(0,1fr))' },
            }}
          >
            <Box sx={{ gridColumn: '1 / -1' }}>
              <TextField
                select
                fullWidth
                label={t('versions.choose')}
                value={chosen?.version ?? ''}
                onChange={({ target }) => setPicked(Number(target.value))}
                disabled={versions.length === 0}
                sx={{ mt: 1 }}
              >
                {versions.map(({ version, name, byName, createdAt }) => (
                  <MenuItem key={version} value={version}>
                    {[t('versions.then', { version: version + 1 }), name, byName, formatMoment(createdAt, language)]
                      .filter(Boolean)
                      .join(' · ')}
                  </MenuItem>
                ))}
              </TextField>
            </Box>
            {chosen && (
              <Side
                title={`${t('versions.then', { version: chosen.version + 1 })} · ${chosen.name}`}
                of={chosen}
                other={dashboard}
              />
            )}
            <Side title={`${t('versions.now')} · ${dashboard.name}`} of={dashboard} other={chosen ?? dashboard} />
          </Box>
        )}
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" color="inherit" onClick={onClose} disabled={isBusy}>
          {t('action.cancel')}
        </Button>
        {dashboard.mayChange && (
          <Button
            variant="contained"
            loading={isBusy}
            disabled={!chosen}
            onClick={() => chosen && onRestore(chosen.version)}
          >
            {t('versions.restore')}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}

type Compared = Pick<SavedDashboardFragment, 'document' | 'parts'>;
const linesOf = ({ document, parts }: Compared, t: ReturnType<typeof useDashboardMessages>) => [
  ...document.trimEnd().split('\n'),
  '',
  ...parts.map(({ path, drawing, width, title, columns }) =>
    [
      `${path} · ${t(`drawing.${drawing}`)} · ${width}/12`,
      title,
      ...columns.map(({ name, formula }) => `${name} = ${formula}`),
    ]
      .filter(Boolean)
      .join(' · '),
  ),
];

/** One side of the comparison; lines that the other side lacks are highlighted. */
function Side({ title, of, other }: { title: string; of: Compared; other: Compared }) {
  const t = useDashboardMessages();
  const others = new Set(linesOf(other, t));
  return (
    <Box component="section" aria-label={title} sx={{ minWidth: 0 }}>
      <Typography variant="h3" component="h3" sx={{ mb: 1, overflowWrap: 'anywhere' }}>
        {title}
      </Typography>
      <Box
        component="pre"
        tabIndex={0}
        sx={{
          m: 0,
          p: 1.5,
          bgcolor: 'grey.50',
          borderRadius: 1,
          overflow: 'auto',
          maxHeight: 360,
          fontSize: textSize.small,
          lineHeight: 1.5,
        }}
      >
        {linesOf(of, t).map((line, at) => (
          <Box
            // biome-ignore lint/suspicious/noArrayIndexKey: a line is identified by its place.
            key={at}
            component="span"
            sx={{
              display: 'block',
              minHeight: '1.5em',
              ...(!others.has(line) && { bgcolor: colours.pointSoft, fontWeight: 700 }),
            }}
          >
            {line}
          </Box>
        ))}
      </Box>
    </Box>
  );
}
