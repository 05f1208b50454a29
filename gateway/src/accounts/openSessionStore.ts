import type { Authorize as Right } from '@taem/domain/accounts/permissions.ts';
import { rightsAtTill } from '@taem/domain/accounts/rightsAtTill.ts';
import { rightsOfProgram } from '@taem/domain/accounts/rightsOfProgram.ts';
import type { MerchantUsers, Sessions } from '../database/generated/rows.ts';
import { keepListening } from '../database/keepListening.ts';
import { LeftRealm } from '../database/outage.ts';
import type { Database, DatabaseClient } from '../database/pool.ts';
import type { Authorize, GatewaySession, SessionStore } from '../http/GatewayContext.ts';

const CHANNEL = 'access_changed';
const MAX_SESSIONS = 10_000;
/** The longest that a session may stay cached if the network loses the notice of its end. */
const MAX_MS = 30_000;

export async function openSessionStore(database: Database): Promise<SessionStore> {
  const cached = new Map<string, { session: GatewaySession; until: number }>();
  // Counts the received changes: data read before a change is not cached after it.
  let changes = 0;
  const watchers = new Set<() => void>();

  function notify(): void {
    for (const watcher of [...watchers]) watcher();
  }

  function clear(): void {
    changes += 1;
    cached.clear();
    notify();
  }

  const listening = await keepListening(database, CHANNEL, clear);
  return {
    async find(realmId, sessionId) {
      const kept = cached.get(sessionId);
      if (kept && kept.until > Date.now() && kept.session.realmId === realmId) return kept.session;
      const before = changes;
      const loaded = await database.withRealm(realmId, (client) => loadSession(client, realmId, sessionId));
      if (loaded && listening.active() && changes === before) {
        if (cached.size >= MAX_SESSIONS) cached.clear();
        // Limited to the expiry of the session or key, so that the cache ends with it.
        cached.set(sessionId, { ...loaded, until: Math.min(Date.now() + MAX_MS, loaded.until) });
      }
      return loaded?.session ?? null;
    },
    read: async (client, realmId, sessionId) => (await loadSession(client, realmId, sessionId))?.session ?? null,
    forget(sessionId) {
      changes += 1;
      cached.delete(sessionId);
      notify();
    },
    watch(watcher) {
      watchers.add(watcher);
      return () => watchers.delete(watcher);
    },
    forgetAll: clear,
    close: () => listening.close(),
  };
}

interface SessionRow
  extends Pick<MerchantUsers, 'kind' | 'username' | 'branch_ids' | 'role_id'>,
    Pick<Sessions, 'is_run' | 'till_branch_id'> {
  has_left: boolean;
  /** null if there is no such session. */
  user_id: string | null;
  expires_at: number;
  role_name: string;
  authorizes: Authorize[];
}

interface LoadedSession {
  session: GatewaySession;
  /** When it expires, in milliseconds since 1970; Infinity for a key that never does. */
  until: number;
}

async function loadSession(client: DatabaseClient, realmId: string, sessionId: string): Promise<LoadedSession | null> {
  const answer = await client.query<SessionRow>({ name: 'load-session', text: LOAD_SESSION, values: [sessionId] });
  const row = answer.rows[0];
  if (row?.has_left) throw new LeftRealm('This shop has moved to another database.');
  if (!row?.user_id) return null;
  const session = {
    sessionId,
    realmId,
    userId: row.user_id,
    username: row.username,
    ...accessOf(row),
    branchIds: row.till_branch_id ? [row.till_branch_id] : row.branch_ids,
    ...(row.is_run && { isRun: true }),
  };
  return { session, until: row.expires_at };
}

/** Returns the rights of the role; a service account and a till handed over by PIN have fewer. */
function accessOf({ kind, till_branch_id, role_id, role_name, authorizes: given }: SessionRow) {
  const role = { id: role_id, name: role_name };
  if (kind === 'program') return { isProgram: true, ...onWire(rightsOfProgram(role, given.map(toRight))) };
  if (till_branch_id) return { isAtTill: true, ...onWire(rightsAtTill(role, given.map(toRight))) };
  return { role, authorizes: given };
}

const onWire = <Role>({ role, authorizes }: { role: Role; authorizes: Right[] }) => ({
  role,
  authorizes: authorizes.map(toWire),
});

const toRight = ({ object_code, action_codes }: Authorize) => ({ objectCode: object_code, actionCodes: action_codes });
const toWire = ({ objectCode, actionCodes }: Right): Authorize => ({
  object_code: objectCode,
  action_codes: actionCodes,
});

/**
 * Reports whether the shop has moved to another database, as it is then unknown here who was signed out since. An
 * inactive user has no session; an inactive role leaves its users without any right. A till that was handed over stays
 * open as long as both its user and the one who opened it work in its branch.
 */
const LOAD_SESSION = `
  select m.has_left, u.id as user_id, u.username, u.kind, s.is_run, u.branch_ids, s.till_branch_id, r.id as role_id,
    case when s.expires_at = 'infinity' then 'Infinity' else extract(epoch from s.expires_at) * 1000 end::float8 as expires_at,
    case when r.status = 'Active' then r.name else '' end as role_name,
    case when r.status = 'Active' then r.authorizes else '[]'::jsonb end as authorizes
  from (select exists (select from cell_moves where id = nullif(current_setting('app.realm_id', true), '')::uuid
      and side = 'source' and step = 'moved') as has_left) m
    left join (sessions s join merchant_users u on u.id = s.user_id join merchant_roles r on r.id = u.role_id
      left join merchant_users o on o.id = s.till_opened_by_id)
    on s.id = $1 and s.ended_at is null and s.expires_at > now() and u.status = 'Active'
    and (s.till_branch_id is null or (o.status = 'Active'
      and (u.branch_ids = '{}' or s.till_branch_id = any(u.branch_ids))
      and (o.branch_ids = '{}' or s.till_branch_id = any(o.branch_ids))))`;
