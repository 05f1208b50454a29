import EditNote from '@mui/icons-material/EditNoteRounded';
import { Box, Button, Paper, Stack, Typography } from '@mui/material';
import type { RecordDeclaration } from '@taem/domain/record/defineRecord.ts';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { removeDraft } from '../app/drafts.ts';
import { formatMoment } from '../app/formatMoment.ts';
import { useLanguage } from '../app/i18n.ts';
import { focusContent } from '../app/useFocusOnPage.ts';
import { type LeftDraft, leftDrafts } from '../form/useDraft.ts';
import { CONTROL } from '../ui/tokens.ts';
import { useResourceMessages } from './messages.ts';
import { createPath, editPath } from './RecordScreens.ts';
import { titleFieldOf } from './titleOf.ts';
import { useViewer } from './useViewer.ts';

/** Maximum number of drafts listed; older ones are found by opening their record. */
const MOST = 3;

/** OP-34 Lists drafts that were never saved, each with a link to continue and a button to discard it. */
export function ListDrafts({ record }: { readonly record: RecordDeclaration }) {
  const t = useResourceMessages();
  const language = useLanguage();
  const navigate = useNavigate();
  const viewer = useViewer();
  const { search, state: came } = useLocation();
  const [drafts, setDrafts] = useState(() => leftDrafts(record.type));
  const mayWrite = (page: string | undefined) =>
    page !== undefined && viewer.canWrite(page as Parameters<typeof viewer.canWrite>[0]);
  const pathOf = ({ id }: LeftDraft) => (id === null ? createPath(record) : editPath(record, id));
  const visible = drafts.filter(
    // A draft that just failed to be saved has a separate message.
    (draft) => mayWrite(draft.id === null ? record.create : record.update) && pathOf(draft) !== came?.unsaved,
  );
  if (visible.length === 0) return null;
  const nameOf = ({ id, values }: LeftDraft) => {
    const typed = values[titleFieldOf(record)];
    const named = typeof typed === 'string' ? typed.trim() : '';
    const what = record.words.one[language].toLowerCase();
    return id === null ? [t('drafts.new', { what }), named].filter(Boolean).join(': ') : named || what;
  };
  return (
    <Paper variant="outlined" component="section" aria-label={t('drafts.unfinished')} sx={{ mb: 2, px: 2, py: 1 }}>
      {visible.slice(0, MOST).map((draft) => {
        const name = nameOf(draft);
        return (
          <Stack
            key={draft.name}
            direction="row"
            sx={{ alignItems: 'center', flexWrap: 'wrap', columnGap: 1, minHeight: CONTROL }}
          >
            <EditNote color="action" aria-hidden />
            <Box sx={{ flex: '1 1 180px', minWidth: 0, overflowWrap: 'anywhere' }}>
              <Typography component="span" variant="body2" sx={{ fontWeight: 600 }}>
                {t('drafts.unfinished')}
              </Typography>{' '}
              <Typography component="span" variant="body2">
                {name}
              </Typography>
              {draft.at !== null && (
                <Typography component="span" variant="body2" color="textSecondary">
                  {` · ${formatMoment(new Date(draft.at).toISOString(), language)}`}
                </Typography>
              )}
            </Box>
            <Button
              aria-label={t('drafts.resumeOf', { name })}
              onClick={() => navigate(pathOf(draft), { state: { list: search } })}
              sx={{ minHeight: CONTROL }}
            >
              {t('drafts.resume')}
            </Button>
            <Button
              color="inherit"
              aria-label={t('drafts.discardOf', { name })}
              onClick={() => {
                removeDraft(draft.name);
                setDrafts(leftDrafts(record.type));
                focusContent();
              }}
              sx={{ minHeight: CONTROL }}
            >
              {t('drafts.discard')}
            </Button>
          </Stack>
        );
      })}
    </Paper>
  );
}
