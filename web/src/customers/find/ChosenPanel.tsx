import Close from '@mui/icons-material/CloseRounded';
import { Box, Button, IconButton, Paper, type Theme, Typography, useMediaQuery } from '@mui/material';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { late } from '../../app/late.tsx';
import type { ListHandle } from '../../list/useList.ts';
import { FactList } from '../../ui/FactList.tsx';
import { LoadingView } from '../../ui/LoadingView.tsx';
import { PersonPicture } from '../../ui/Picture.tsx';
import { textSize } from '../../ui/tokens.ts';
import { useFindMessages } from './messages.ts';

// Seldom needed parts are loaded on demand.
const AlertDialog = late(async () => (await import('../../ui/AlertDialog.tsx')).AlertDialog);

const ChosenDrawer = late(async () => (await import('./ChosenDrawer.tsx')).ChosenDrawer);

interface Person {
  readonly id: string;
  readonly imageUrl?: string | null;
  readonly nickname?: string | null;
}

interface Props<Row extends Person> {
  readonly list: ListHandle;
  /** The chosen person, if the page of the list contains them; otherwise `read` is their separate query. */
  readonly listed: Row | undefined;
  readonly read: { readonly data?: unknown; readonly error?: unknown; readonly loading: boolean };
  readonly found: Row | null | undefined;
  readonly nameOf: (row: Row) => string;
  /** Content below the name. */
  readonly badge?: (row: Row) => ReactNode;
  readonly facts: (row: Row) => readonly (readonly [label: string, value: ReactNode])[];
  readonly below?: (row: Row) => ReactNode;
  readonly profile: (id: string) => string;
}

/** CUST-13 The chosen person with a link to the profile: beside the list, or over it if there is no room. */
export function ChosenPanel<Row extends Person>(props: Props<Row>) {
  const t = useFindMessages();
  const isBeside = useMediaQuery<Theme>((theme) => theme.breakpoints.up('lg'), { noSsr: true });
  const { list, listed, read, found } = props;
  const { chosen } = list.state;
  const person = chosen ? (listed ?? found) : null;
  const isGone = Boolean(chosen && !person && (read.error || (read.data && !read.loading)));
  const close = () => list.choose(null);
  if (isGone) {
    return <AlertDialog open title={t('chosen.goneTitle')} message={t('chosen.gone')} onClose={close} />;
  }
  // Until a customer is chosen, the list takes the whole width.
  if (!chosen) return null;
  if (isBeside) {
    return (
      <Paper
        variant="outlined"
        component="section"
        aria-label={t('chosen.label')}
        sx={{ ...FRAME, position: 'sticky', top: 80, minHeight: 420 }}
      >
        <CloseButton onClose={close} />
        <Content {...props} person={person} />
      </Paper>
    );
  }
  return (
    <ChosenDrawer onClose={close}>
      <CloseButton onClose={close} />
      <Box sx={FRAME}>
        <Content {...props} person={person} />
      </Box>
    </ChosenDrawer>
  );
}

function CloseButton({ onClose }: { readonly onClose: () => void }) {
  const t = useFindMessages();
  return (
    <IconButton aria-label={t('chosen.close')} onClick={onClose} sx={{ position: 'absolute', right: 8, top: 8 }}>
      <Close />
    </IconButton>
  );
}

const FRAME = { p: 2.5, display: 'flex', flexDirection: 'column', gap: 2 } as const;

function Content<Row extends Person>(props: Props<Row> & { readonly person: Row | null | undefined }) {
  const { person, nameOf, badge, facts, below, profile } = props;
  const t = useFindMessages();
  const navigate = useNavigate();
  return (
    <>
      {!person && <LoadingView count={4} height={40} />}
      {person && (
        <>
          <Box sx={{ textAlign: 'center' }}>
            <PersonPicture
              src={person.imageUrl}
              name={nameOf(person)}
              sx={{ width: 88, height: 88, mx: 'auto', mb: 1, fontSize: textSize.figure }}
            />
            <Typography variant="h3" component="h2" sx={{ overflowWrap: 'anywhere' }}>
              {nameOf(person)}
            </Typography>
            {person.nickname && (
              <Typography variant="body2" color="textSecondary">
                {person.nickname}
              </Typography>
            )}
            {badge?.(person)}
          </Box>
          <FactList facts={facts(person)} />
          {below?.(person)}
        </>
      )}
      <Button
        fullWidth
        size="large"
        variant="contained"
        disabled={!person}
        sx={{ mt: 'auto' }}
        onClick={() => person && navigate(profile(person.id))}
      >
        {t('chosen.proceed')}
      </Button>
    </>
  );
}
