import { keepListening } from '../database/keepListening.ts';
import type { Database, DatabaseClient } from '../database/pool.ts';
import type { Authorize, GatewaySession, SessionStore } from '../http/GatewayContext.ts';

const CHANNEL = 'access_changed';
const MOST_SESSIONS = 10_000;
/** A notice lost by the network may not keep a session alive for longer than this. */
const LONGEST_MS = 30_000;

export async function openSessionStore(database: Database): Promise<SessionStore> {
  const known = new Map<string, { session: GatewaySession; until: number }>();
  // Counts the changes heard of: what was read before a change is not kept after it.
  let changes = 0;
  const watchers = new Set<() => void>();

  function tell(): void {
    for (const watcher of [...watchers]) watcher();
  }

  function clear(): void {
    changes += 1;
    known.clear();
    tell();
  }

  const listening = await keepListening(database, CHANNEL, clear);
  return {
    async find(realmId, sessionId) {
      const kept = known.get(sessionId);
      if (kept && kept.until > Date.now() && kept.session.realmId === realmId) return kept.session;
      const before = changes;
      const session = await database.withRealm(realmId, (client) => loadSession(client, realmId, sessionId));
      if (session && listening.active() && changes === before) {
        if (known.size >= MOST_SESSIONS) known.clear();
        known.set(sessionId, { session, until: Date.now() + LONGEST_MS });
      }
      return session;
    },
    forget(sessionId) {
      changes += 1;
      known.delete(sessionId);
      tell();
    },
    watch(watcher) {
      watchers.add(watcher);
      return () => watchers.delete(watcher);
    },
    forgetAll: clear,
    close: () => listening.close(),
  };
}

interface SessionRow {
  user_id: string;
  username: string;
  branch_ids: string[];
  role_id: string;
  role_name: string;
  authorizes: Authorize[];
}

async function loadSession(client: DatabaseClient, realmId: string, sessionId: string): Promise<GatewaySession | null> {
  const answer = await client.query<SessionRow>({ name: 'load-session', text: LOAD_SESSION, values: [sessionId] });
  const row = answer.rows[0];
  if (!row) return null;
  return {
    sessionId,
    realmId,
    userId: row.user_id,
    username: row.username,
    role: { id: row.role_id, name: row.role_name },
    authorizes: row.authorizes,
    branchIds: row.branch_ids,
  };
}

/** An inactive user has no session; an inactive role leaves its users without any right. */
const LOAD_SESSION = `
  select u.id as user_id, u.username, u.branch_ids, r.id as role_id,
    case when r.status = 'Active' then r.name else '' end as role_name,
    case when r.status = 'Active' then r.authorizes else '[]'::jsonb end as authorizes
  from sessions s join merchant_users u on u.id = s.user_id join merchant_roles r on r.id = u.role_id
  where s.id = $1 and s.ended_at is null and s.expires_at > now() and u.status = 'Active'`;
