import MenuOpen from '@mui/icons-material/MenuOpenRounded';
import { Button } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { useLanguage } from '../../app/i18n.ts';
import { type Crumb, PageTitle } from '../../ui/PageTitle.tsx';
import { useFrameMessages } from './messages.ts';
import { SectionDrawer } from './SectionDrawer.tsx';
import { SECTIONS, sectionOf } from './sections.ts';

interface Props {
  /** Of this page; says which section it belongs to. */
  readonly path: string;
  readonly title: string;
  /** At the right of the title, before the button of the drawer. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/**
 * The frame of a page of business insight: its title with the way to it, and the drawer with the sections.
 *
 *     <InsightFrame path="/bi/revenue/void" title={title}>…</InsightFrame>
 */
export function InsightFrame({ path, title, actions, children }: Props) {
  const t = useFrameMessages();
  const language = useLanguage();
  const [isOpen, setOpen] = useState(false);
  const current = sectionOf(path);
  const above = [SECTIONS[0], current].filter((section) => section !== undefined && section.path !== path);
  const crumbs: Crumb[] = [...new Set(above)].flatMap((section) =>
    section ? [{ label: section.title[language], to: section.path }] : [],
  );
  return (
    <>
      <PageTitle
        crumbs={crumbs}
        actions={
          <div className="screen-only" style={ACTIONS}>
            {actions}
            <Button
              variant="outlined"
              startIcon={<MenuOpen />}
              aria-haspopup="dialog"
              aria-label={`${t('frame.open')}: ${current?.title[language] ?? t('frame.insight')}`}
              onClick={() => setOpen(true)}
            >
              {current?.title[language] ?? t('frame.insight')}
            </Button>
          </div>
        }
      >
        {title}
      </PageTitle>
      <SectionDrawer open={isOpen} current={current} onClose={() => setOpen(false)} />
      {children}
    </>
  );
}

const ACTIONS = { display: 'flex', flexWrap: 'wrap', gap: 8 } as const;
