import Search from '@mui/icons-material/SearchRounded';
import { Box, Dialog, InputBase, LinearProgress, Typography, useAutocomplete } from '@mui/material';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { FROM_MENU } from '../../app/areaRoute.ts';
import { chooseColourScheme, useIsDark } from '../../app/colourScheme.ts';
import { switchLanguage, useLanguage } from '../../app/i18n.ts';
import { late } from '../../app/late.tsx';
import { CONTROL } from '../../ui/tokens.ts';
import { useKeyword } from '../../ui/useKeyword.ts';
import { usePaletteQuery } from '../gql/hooks.ts';
import { matching, nearlyMatching } from './matching.ts';
import { usePaletteMessages } from './messages.ts';
import { keepOpened } from './opened.ts';
import {
  COMMANDS,
  type Command,
  type Entry,
  type Group,
  useFoundEntries,
  useOpenedEntries,
  useOwnEntries,
  useSearched,
} from './useEntries.ts';

/** Minimum number of letters for a search: fewer match half of the shop. */
const SEARCHED_FROM = 2;
const PAUSE_MS = 200;
/** Maximum number of entries per group, until more is typed. */
const MOST = { action: 4, page: 8 } as const;

interface Props {
  readonly onClose: () => void;
}

const LogoutDialog = late(async () => (await import('../LogoutDialog.tsx')).LogoutDialog);

/** Finds a page, a customer, a product, a receipt or an action by a few letters, from every page. */
export function Palette({ onClose }: Props) {
  const t = usePaletteMessages();
  const [isLeaving, setLeaving] = useState(false);
  const isDark = useIsDark();
  const other = useLanguage() === 'th' ? 'en' : 'th';
  const run: Record<Command, () => void> = {
    logout: () => setLeaving(true),
    scheme: () => chooseColourScheme(isDark ? 'light' : 'dark'),
    language: () => void switchLanguage(other),
    // In the next frame, when the palette is closed.
    print: () => requestAnimationFrame(() => window.print()),
  };
  if (isLeaving) {
    return <LogoutDialog onClose={onClose} />;
  }
  return (
    <Dialog
      open
      onClose={onClose}
      fullWidth
      maxWidth="sm"
      slotProps={{ paper: { 'aria-label': t('palette.title') } }}
      sx={AT_THE_TOP}
    >
      <Finder
        onClose={onClose}
        onRun={(command) => {
          if (command !== 'logout') onClose();
          run[command]();
        }}
      />
    </Dialog>
  );
}

function Finder({ onClose, onRun }: Props & { readonly onRun: (command: Command) => void }) {
  const t = usePaletteMessages();
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const { entries, loading, failed } = useEntries(typed);
  const open = ({ to, group, kind, label }: Entry) => {
    if (isCommand(to)) return onRun(to);
    const what = kind ?? group;
    if (what !== 'opened') keepOpened({ group: what, to, label });
    onClose();
    navigate(to, what === 'page' || what === 'action' ? { state: FROM_MENU } : undefined);
  };
  const { getRootProps, getInputProps, getListboxProps, getOptionProps, groupedOptions } = useAutocomplete<Entry>({
    id: 'palette',
    open: true,
    options: entries,
    value: null,
    inputValue: typed,
    onInputChange: (_event, text, reason) => reason === 'input' && setTyped(text),
    onChange: (_event, entry) => entry && open(entry),
    groupBy: ({ group }) => t(`group.${group}`),
    getOptionLabel: ({ label }) => label,
    getOptionKey: ({ to, group }) => `${group} ${to}`,
    filterOptions: (options) => options,
    autoHighlight: true,
    clearOnEscape: false,
    clearOnBlur: false,
  });
  // biome-ignore lint/suspicious/noExplicitAny: the hook's type does not know that its options are grouped.
  const groups = groupedOptions as any as { key: number; index: number; group: string; options: Entry[] }[];
  const { ref, ...input } = getInputProps();
  const isEmpty = entries.length === 0;
  return (
    <Box {...getRootProps()} sx={{ display: 'flex', flexDirection: 'column', minHeight: 0 }}>
      <Box sx={FIELD}>
        <Search color="action" />
        <InputBase
          fullWidth
          autoFocus
          placeholder={t('palette.hint')}
          inputRef={ref}
          inputProps={{ ...input, 'aria-label': t('palette.title'), enterKeyHint: 'go' }}
          onKeyDown={(event) => {
            // The list is always open, so Esc closes the palette.
            if (event.key === 'Escape') onClose();
          }}
        />
      </Box>
      <Box sx={{ height: 2 }}>{loading && <LinearProgress aria-label={t('palette.loading')} sx={{ height: 2 }} />}</Box>
      <Typography role="status" className="visually-hidden">
        {loading || isEmpty ? '' : t('palette.found', { count: entries.length })}
      </Typography>
      {failed && (
        <Typography role="alert" variant="body2" color="error" sx={{ px: 2.5, py: 1 }}>
          {t('palette.failed')}
        </Typography>
      )}
      {isEmpty && !loading && !failed ? (
        <Box role="status" sx={{ px: 3, py: 5, textAlign: 'center' }}>
          <Typography sx={{ fontWeight: 650, overflowWrap: 'anywhere' }}>
            {t('palette.nothing', { keyword: typed.trim() })}
          </Typography>
          <Typography color="textSecondary">{t('palette.nothingHint')}</Typography>
        </Box>
      ) : (
        <Box component="ul" {...getListboxProps()} aria-label={t('palette.results')} sx={LIST}>
          {groups.map(({ key, group, index, options }) => (
            <li key={key} role="presentation">
              <Box component="ul" role="group" aria-label={group} sx={{ m: 0, p: 0, listStyle: 'none' }}>
                <Typography component="li" role="presentation" variant="body2" color="textSecondary" sx={HEADING}>
                  {group}
                </Typography>
                {options.map((option, at) => {
                  const { key: optionKey, ...props } = getOptionProps({ option, index: index + at });
                  return (
                    <Box component="li" key={optionKey} {...props} sx={OPTION}>
                      <span>{option.label}</span>
                      <Typography component="span" variant="body2" color="textSecondary" noWrap>
                        {option.detail}
                      </Typography>
                    </Box>
                  );
                })}
              </Box>
            </li>
          ))}
        </Box>
      )}
      <Typography variant="body2" color="textSecondary" aria-hidden sx={KEYS}>
        {t('palette.keys')}
      </Typography>
    </Box>
  );
}

const isCommand = (to: string): to is Command => COMMANDS.some((command) => command === to);

/** Returns the entries that match the typed text: those of the product at once, those of the shop's data when typing pauses. */
function useEntries(typed: string) {
  const { keyword } = useKeyword(typed, PAUSE_MS);
  const searched = useSearched();
  // Receipts are searched by number only.
  const withSales = searched.withSales && /\d/.test(keyword);
  const isSearched = keyword.length >= SEARCHED_FROM && (searched.withMembers || searched.withProducts || withSales);
  const { data, loading, error } = usePaletteQuery({
    variables: { ...searched, keyword, withSales },
    skip: !isSearched,
  });
  const found = useFoundEntries(isSearched && typed.trim() === keyword ? data : undefined);
  const all = useOwnEntries();
  const opened = useOpenedEntries(all);
  const isLoading = loading || (typed.trim() !== keyword && typed.trim().length >= SEARCHED_FROM);
  const exact = matching(all, typed);
  // Typing mistakes are only considered if nothing matches exactly, here or in the shop's data.
  const own = exact.length > 0 || found.length > 0 || isLoading ? exact : nearlyMatching(all, typed);
  const most = (group: keyof typeof MOST) => own.filter((entry) => entry.group === group).slice(0, MOST[group]);
  const pages = most('page');
  const actions = most('action');
  // No page is named by a number, so shop data comes first for one. Otherwise actions precede pages that match less well.
  const order: readonly Group[] = /^[\d\s+-]+$/.test(keyword)
    ? ['member', 'sale', 'product', 'page', 'action']
    : typed.trim() === ''
      ? ['opened', 'action', 'page']
      : own[0]?.group === 'action'
        ? ['action', 'page', 'member', 'product', 'sale']
        : ['page', 'action', 'member', 'product', 'sale'];
  const fitting: readonly Entry[] = [...opened, ...pages, ...actions, ...found];
  return {
    entries: order.flatMap((group) => fitting.filter((entry) => entry.group === group)),
    loading: isLoading,
    failed: Boolean(error),
  };
}

const AT_THE_TOP = {
  '& .MuiDialog-container': { alignItems: 'flex-start' },
  '& .MuiDialog-paper': { mt: { xs: 1.5, sm: '12vh' }, maxHeight: { xs: 'calc(100dvh - 24px)', sm: '70vh' } },
} as const;
const FIELD = { display: 'flex', alignItems: 'center', gap: 1.5, px: 2.5, minHeight: 56 } as const;
const LIST = {
  m: 0,
  px: 1,
  pb: 1,
  listStyle: 'none',
  overflowY: 'auto',
  borderTop: 1,
  borderColor: 'divider',
} as const;
const HEADING = { px: 1.5, pt: 1.5, pb: 0.5, fontWeight: 650 } as const;
const OPTION = {
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: 2,
  px: 1.5,
  py: 1,
  minHeight: CONTROL,
  borderRadius: 1,
  cursor: 'pointer',
  '& > span:first-of-type': { flex: 'none', maxWidth: '70%', overflowWrap: 'anywhere' },
  '&.Mui-focused': { bgcolor: 'var(--accent-soft)' },
} as const;
const KEYS = {
  px: 2.5,
  py: 1,
  borderTop: 1,
  borderColor: 'divider',
  '@media (hover: none) and (pointer: coarse)': { display: 'none' },
} as const;
