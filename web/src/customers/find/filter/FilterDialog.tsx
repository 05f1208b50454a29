import { Box, Button, CircularProgress, DialogActions, DialogContent, Stack, Typography } from '@mui/material';
import type { FilterForm } from '@taem/domain/form/filterForm.ts';
import { useState } from 'react';
import { useFormat } from '../../../sale/useFormat.ts';
import { Dialog, DialogForm } from '../../../ui/Dialog.tsx';
import { useFindMessages } from '../messages.ts';
import { FilterInput } from './FilterInput.tsx';
import { draftOf, type FilterDraft, readDraft } from './filterDraft.ts';
import type { FilterSection } from './filterFields.ts';
import { type CountFound, type Found, useCount } from './useCount.ts';

interface Props {
  // biome-ignore lint/suspicious/noExplicitAny: whichever list it is.
  readonly form: FilterForm<any>;
  /** The filter as in the address. */
  readonly filter: Readonly<Record<string, string>>;
  /** The keyword of the search, which applies in addition. */
  readonly keyword: string;
  readonly sections: readonly FilterSection[];
  readonly count: CountFound;
  readonly onApply: (filter: Readonly<Record<string, string>>) => void;
  readonly onClose: () => void;
}

/** CUST-05 All conditions by which people can be filtered, with the number of people they match. */
export function FilterDialog({ form, filter, keyword, sections, count, onApply, onClose }: Props) {
  const t = useFindMessages();
  const [draft, setDraft] = useState<FilterDraft>(() => draftOf(filter));
  const [isTried, setTried] = useState(false);
  const read = readDraft(form, draft);
  const isRight = Object.keys(read.problems).length === 0;
  const found = useCount(count, isRight ? read.filter : null, keyword);
  const change = (changes: FilterDraft) => setDraft((before) => ({ ...before, ...changes }));
  // CUST-07 With an error nothing is applied, and the dialog stays open.
  const apply = () => {
    setTried(true);
    if (isRight) onApply(read.filter);
  };
  return (
    <Dialog title={t('filter.title')} maxWidth="md" onClose={onClose} onCross={onClose}>
      <DialogForm onSubmit={apply}>
        <DialogContent dividers sx={{ display: 'grid', gap: 3 }}>
          {sections.map((section) => (
            <Box key={section.title} component="section" aria-label={t(`section.${section.title}`)}>
              <Typography variant="h3" component="h2" sx={{ mb: 2 }}>
                {t(`section.${section.title}`)}
              </Typography>
              <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '1fr 1fr' } }}>
                {section.fields.map((field) => (
                  <FilterInput
                    key={field.name}
                    field={field}
                    draft={draft}
                    problem={isTried ? read.problems[field.name] : undefined}
                    onChange={change}
                  />
                ))}
              </Box>
            </Box>
          ))}
        </DialogContent>
        <DialogActions disableSpacing sx={{ flexWrap: 'wrap', gap: 1, px: { xs: 2, sm: 3 } }}>
          <Box sx={{ flex: { xs: '1 1 100%', sm: '1 1 220px' }, minWidth: 0 }}>
            <LiveCount found={found} />
          </Box>
          <Button
            color="inherit"
            onClick={() => setDraft({})}
            disabled={Object.values(draft).every((text) => !text)}
            sx={{ px: 1 }}
          >
            {t('filter.clear')}
          </Button>
          <Button variant="outlined" color="inherit" onClick={onClose}>
            {t('filter.cancel')}
          </Button>
          <Button type="submit" variant="contained">
            {t('filter.apply')}
          </Button>
        </DialogActions>
      </DialogForm>
    </Dialog>
  );
}

/** The number of people that the filter matches, and the total: `1,284 of 200,000 (0.6 %)`. */
function LiveCount({ found: { found, all, isCounting, isFailed } }: { readonly found: Found }) {
  const t = useFindMessages();
  const format = useFormat();
  const share = found !== null && all ? (100 * found) / all : 0;
  const words =
    found === null
      ? ''
      : all === null
        ? t('count.found', { found: format.count(found) })
        : t('count.share', {
            found: format.count(found),
            all: format.count(all),
            share: share > 0 && share < 0.1 ? '< 0.1' : share.toFixed(share === 100 || share === 0 ? 0 : 1),
          });
  return (
    <Stack direction="row" sx={{ gap: 1, alignItems: 'center', minHeight: 28 }}>
      <Typography
        role="status"
        aria-live="polite"
        sx={{
          fontWeight: 650,
          fontVariantNumeric: 'tabular-nums',
          color: isCounting ? 'text.secondary' : 'text.primary',
        }}
      >
        {isFailed ? t('count.failed') : words}
      </Typography>
      {isCounting && <CircularProgress size={16} aria-hidden />}
    </Stack>
  );
}
