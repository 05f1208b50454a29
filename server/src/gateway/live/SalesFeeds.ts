import { payloadOf } from '../envelope.ts';
import type { Upstream } from '../Upstream.ts';
import { isWireRecord } from '../wire.ts';
import { keyOfScope, readScope, type SalesScope } from './SalesScope.ts';
import { SharedFeed, type Viewer } from './SharedFeed.ts';

/** Sales as they happen: one stream of the gateway for all viewers who may follow the same sales. */
export class SalesFeeds {
  private readonly upstream: Upstream;
  private readonly feeds = new Map<string, SharedFeed>();
  private closed = false;

  constructor(upstream: Upstream) {
    this.upstream = upstream;
  }

  /** Returns which sales the owner of the token may follow; throws if there are none, or the branch is not theirs. */
  async scopeOf(token: string | null, requestId: string, branchId: string | null = null): Promise<SalesScope> {
    const path = branchId ? `/live/scope?${new URLSearchParams({ branch_id: branchId })}` : '/live/scope';
    const { answer } = this.upstream.get({ method: 'GET', path, token, requestId });
    const payload = payloadOf((await answer).body);
    return readScope(isWireRecord(payload) ? payload.scope : null);
  }

  /** Sends changes to the viewer until the returned function is called. */
  join(scope: SalesScope, viewer: Viewer): () => void {
    const key = keyOfScope(scope);
    let feed = this.feeds.get(key);
    if (!feed) {
      feed = new SharedFeed(this.upstream, key, () => this.feeds.delete(key));
      this.feeds.set(key, feed);
    }
    if (this.closed) viewer.end();
    return feed.join(viewer);
  }

  close(): void {
    this.closed = true;
    for (const feed of this.feeds.values()) feed.close();
  }
}
