import Code from '@mui/icons-material/CodeRounded';
import { Button } from '@mui/material';
import type { DocumentNode } from 'graphql';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useRunLate } from '../../app/useRunLate.ts';
import { CONTROL } from '../../ui/tokens.ts';
import { useDashboardMessages } from './messages.ts';

interface Props {
  /** The document that the page itself runs. */
  readonly document: DocumentNode;
  readonly variables: Readonly<Record<string, unknown>>;
  readonly title: string;
}

/** Opens the workbench with the page's own document, its variables and its days. */
export function ShowGraphql({ document, variables, title }: Props) {
  const t = useDashboardMessages();
  const navigate = useNavigate();
  const runLate = useRunLate();
  const [address] = useSearchParams();
  const open = async () => {
    const { handOver } = await import('./handOver.ts');
    const next = new URLSearchParams(
      ['period', 'from', 'to', 'compare'].flatMap((name) => {
        const value = address.get(name);
        return value === null ? [] : [[name, value]];
      }),
    );
    next.set('of', handOver(document, variables, title));
    navigate(`/insight/workbench?${next}`);
  };
  return (
    <Button
      variant="outlined"
      color="inherit"
      aria-label={t('action.graphql')}
      title={t('action.graphql')}
      onClick={() => runLate(open)}
      sx={{ minWidth: CONTROL, px: 1, alignSelf: 'flex-end' }}
    >
      <Code fontSize="small" />
    </Button>
  );
}
