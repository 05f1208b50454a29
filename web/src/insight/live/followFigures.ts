import { followStream } from '../../app/followStream.ts';
import { FiguresChangedDocument, type FiguresChangedSubscription } from '../gql/graphql.ts';

export type FiguresChange = FiguresChangedSubscription['figuresChanged'];

interface Follower {
  readonly branchId: string | null;
  /** Milliseconds since the figures were requested; read when the stream opens. */
  readonly lately: () => number;
  readonly onConnected: () => void;
  readonly onChange: (change: FiguresChange) => void;
}

/** Follows until the stream ends or breaks, or the signal aborts; to continue, call it again. */
export const followFigures = ({ branchId, lately, onConnected, onChange }: Follower, signal: AbortSignal) =>
  followStream(
    {
      document: FiguresChangedDocument,
      variables: () => ({ branchId, lately: lately() }),
      onConnected,
      onData: ({ figuresChanged }) => onChange(figuresChanged),
    },
    signal,
  );
