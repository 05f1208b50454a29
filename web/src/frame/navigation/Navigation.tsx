import { Box } from '@mui/material';
import { Link, useLocation } from 'react-router-dom';
import { FROM_MENU } from '../../app/areaRoute.ts';
import { useLanguage } from '../../app/i18n.ts';
import { PART_ICONS } from '../../app/partIcons.ts';
import { entryOf, type Part, type Place, placesOf, useSiteMap, whereIs } from '../../app/siteMap.ts';
import { CONTROL } from '../../ui/tokens.ts';
import { useFrameMessages } from '../messages.ts';

interface Props {
  /** Which parts have their pages listed: only the current part, or all. */
  readonly unfolded: 'current' | 'all';
  /** Focuses the current page and scrolls to it, for a user who opens it by keyboard. */
  readonly hasFocus?: boolean;
}

/** The parts of the product that the user may enter, and their pages (HOME-05, BI-01). */
export function Navigation({ unfolded, hasFocus = false }: Props) {
  const t = useFrameMessages();
  const language = useLanguage();
  const parts = useSiteMap();
  const here = whereIs(useLocation().pathname, parts);
  return (
    <Box component="nav" aria-label={t('menu.label')} sx={{ p: 1.5 }}>
      <Box component="ul" sx={LIST}>
        {parts.map((part) => {
          const isHere = part.name === here?.part.name;
          const isOpen = (isHere || unfolded === 'all') && placesOf(part).length > 1;
          return (
            <li key={part.name}>
              <PartLink
                part={part}
                isHere={isHere}
                isPage={isHere && (!isOpen || here?.place === null)}
                hasFocus={hasFocus}
              />
              {isOpen && (
                <Box component="ul" aria-label={part.title[language]} sx={{ ...LIST, mb: 1 }}>
                  {placesOf(part).map((place) => (
                    <li key={place.path}>
                      <PlaceLink
                        place={place}
                        isPage={isHere && place.path === here?.place?.path}
                        hasFocus={hasFocus}
                      />
                    </li>
                  ))}
                </Box>
              )}
            </li>
          );
        })}
      </Box>
    </Box>
  );
}

interface LinkProps {
  /** Whether it leads to the current page, or to the list from which that was opened. */
  readonly isPage: boolean;
  readonly hasFocus: boolean;
}

function PartLink({ part, isHere, isPage, hasFocus }: LinkProps & { readonly part: Part; readonly isHere: boolean }) {
  const language = useLanguage();
  const Icon = PART_ICONS[part.name];
  return (
    <Box
      component={Link}
      to={entryOf(part)}
      state={FROM_MENU}
      ref={hasFocus && isPage ? focusLink : undefined}
      aria-current={isPage ? 'page' : isHere ? 'true' : undefined}
      sx={{ ...ENTRY, gap: 1.5, fontWeight: 650, color: isHere ? 'primary.main' : 'text.primary', ...PAGE }}
    >
      <Icon fontSize="small" />
      {part.title[language]}
    </Box>
  );
}

function PlaceLink({ place, isPage, hasFocus }: LinkProps & { readonly place: Place }) {
  const t = useFrameMessages();
  const language = useLanguage();
  const title = place.short[language];
  const look = { ...ENTRY, pl: 5.5, pr: 0.5, color: 'text.secondary', ...PAGE };
  if (place.isDisabled)
    return (
      <Box component="span" aria-disabled sx={{ ...look, color: 'text.disabled' }}>
        {title}
        <span className="visually-hidden">{t('menu.disabled')}</span>
      </Box>
    );
  return (
    <Box
      component={Link}
      to={place.path}
      state={FROM_MENU}
      ref={hasFocus && isPage ? focusLink : undefined}
      aria-current={isPage ? 'page' : undefined}
      sx={look}
    >
      {title}
    </Box>
  );
}

const focusLink = (link: HTMLAnchorElement | null) => link?.focus();

const LIST = { m: 0, p: 0, listStyle: 'none' } as const;
const ENTRY = {
  display: 'flex',
  alignItems: 'center',
  minHeight: CONTROL,
  px: 1.5,
  py: 0.75,
  borderRadius: 1,
  textDecoration: 'none',
  lineHeight: 1.35,
  '&[href]:hover': { bgcolor: 'action.hover' },
} as const;
const PAGE = {
  '&[aria-current=page]': { bgcolor: 'var(--accent-soft)', color: 'primary.dark', fontWeight: 650 },
} as const;
