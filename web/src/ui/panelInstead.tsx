import { ErrorView } from './ErrorView.tsx';
import { LoadingView } from './LoadingView.tsx';

/** The placeholder of a late part that fills a tab or a page: its outline, or a retry button if it cannot be fetched. */
export const panelInstead = (_props: object, again: (() => void) | undefined) =>
  again ? <ErrorView onRetry={again} /> : <LoadingView />;
